import type { Page } from "@playwright/test";

/**
 * Makes the checkout take Stripe for its provider, with a stand-in for Stripe's script that pays at our simulator. The stand-in holds the page to
 * Stripe's rules: it refuses finished intents, wants its fields checked at the click, and a return address.
 */
export async function standInForStripe(page: Page): Promise<void> {
  await page.route("**/api/payments/config", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), provider: "stripe" } });
  });
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `(${installStripe})();` }),
  );
}

interface Intent {
  readonly status: string;
  readonly next_action?: { readonly redirect_to_url?: { readonly url: string } } | null;
}

interface Options {
  readonly clientSecret: string;
  readonly locale: string;
  readonly appearance: { readonly variables: Readonly<Record<string, string>> };
}

/** Runs in the browser, by its source: it can't use anything from around it. */
function installStripe(): void {
  const FINISHED = ["succeeded", "canceled", "processing", "requires_capture"];

  function createStripe(key: string) {
    const call = async (
      path: string,
      body?: URLSearchParams,
    ): Promise<{ intent: Intent | null; error: object | null }> => {
      const headers = { Authorization: `Bearer ${key}` };
      const response = await fetch(
        `/dev/stripe/v1/payment_intents/${path}`,
        body ? { method: "POST", headers, body } : { headers },
      );
      const json = await response.json();
      return json.error ? { intent: null, error: json.error } : { intent: json, error: null };
    };

    function createElements(options: Options) {
      const { clientSecret } = options;
      const id = clientSecret.split("_secret_")[0] ?? "";
      const root = document.createElement("div");
      root.className = "__PrivateStripeElement";
      const listeners: Record<string, ((event?: object) => void)[]> = {};
      const tell = (name: string, event?: object): void => {
        for (const listen of listeners[name] ?? []) listen(event);
      };
      let isSubmitted = false;

      function paint({ variables }: Options["appearance"]): void {
        root.style.color = variables.colorText ?? "";
        root.style.backgroundColor = variables.colorBackground ?? "";
      }

      function addField(name: string): void {
        const label = document.createElement("label");
        label.textContent = name;
        const input = document.createElement("input");
        input.name = name;
        label.append(input);
        root.append(label);
      }

      const readField = (name: string): string =>
        root.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? "";

      const element = {
        on(name: string, listen: (event?: object) => void) {
          listeners[name] = [...(listeners[name] ?? []), listen];
          return element;
        },
        off: () => element,
        once: () => element,
        update: () => element,
        destroy: () => root.remove(),
        unmount: () => root.remove(),
        async mount(place: HTMLElement) {
          const { intent } = await call(`${id}?client_secret=${clientSecret}`);
          if (!intent || FINISHED.includes(intent.status)) {
            tell("loaderror", { elementType: "payment", error: { type: "invalid_request_error" } });
            return;
          }
          for (const name of ["Card number", "Expiry", "Security code"]) addField(name);
          paint(options.appearance);
          place.append(root);
          tell("ready");
        },
      };

      const elements = {
        create: () => element,
        getElement: () => element,
        update: ({ appearance }: Partial<Options>) => appearance && paint(appearance),
        fetchUpdates: async () => ({}),
        async submit() {
          // Null once anything was awaited since the click.
          if (window.event?.type !== "submit") throw new Error("submit() has to run at the click");
          if (readField("Card number") === "") {
            return { error: { type: "validation_error", message: "Your card number is incomplete." } };
          }
          isSubmitted = true;
          return {};
        },
        async confirm(returnUrl: string, redirect: string) {
          if (!isSubmitted) throw new Error("submit() has to run before a payment is confirmed");
          const [month = "", year = ""] = readField("Expiry").split("/");
          const body = new URLSearchParams({
            client_secret: clientSecret,
            return_url: returnUrl,
            "payment_method_data[type]": "card",
            "payment_method_data[card][number]": readField("Card number"),
            "payment_method_data[card][exp_month]": month.trim(),
            "payment_method_data[card][exp_year]": `20${year.trim()}`,
            "payment_method_data[card][cvc]": readField("Security code"),
          });
          const { intent, error } = await call(`${id}/confirm`, body);
          if (error) return { error };
          const url = intent?.next_action?.redirect_to_url?.url;
          if (url === undefined) return { paymentIntent: intent };
          if (redirect !== "if_required") throw new Error(`redirect: ${redirect}`);
          location.assign(url);
          return new Promise(() => {});
        },
      };
      return elements;
    }

    const refuse = () => Promise.reject(new Error("not in this stand-in"));
    return {
      elements: createElements,
      confirmPayment: ({ elements, confirmParams, redirect }: ConfirmOptions) =>
        elements.confirm(new URL(confirmParams.return_url).href, redirect),
      createToken: refuse,
      createPaymentMethod: refuse,
      confirmCardPayment: refuse,
      registerAppInfo() {},
      _registerWrapper() {},
    };
  }

  interface ConfirmOptions {
    readonly elements: { confirm(returnUrl: string, redirect: string): Promise<object> };
    readonly confirmParams: { readonly return_url: string };
    readonly redirect: string;
  }

  // The release that the installed loader expects.
  Object.assign(window, { Stripe: Object.assign(createStripe, { version: "endive" }) });
}
