import { expect, type Page, type Route } from "@playwright/test";

/** The words of the box before the pay button. */
export const TERMS = /I am 18 or older/;

let buyers = 0;

/** An address that has bought nothing yet. */
export function newEmail(): string {
  buyers += 1;
  return `checkout-${Date.now()}-${process.pid}-${buyers}@example.org`;
}

/** Opens a checkout and accepts the terms, so that the card form is there. */
export async function openCheckout(page: Page, email: string, path = "/checkout?tier=advanced&"): Promise<void> {
  await page.goto(`${path}email=${encodeURIComponent(email)}`);
  await page.getByRole("checkbox", { name: TERMS }).check();
  await expect(page.getByRole("textbox", { name: "Card number" })).toBeVisible();
}

/** Pays with a test card. */
export async function payWith(page: Page, number: string): Promise<void> {
  await page.getByRole("textbox", { name: "Card number" }).fill(number);
  await page.getByRole("textbox", { name: "Expiry" }).fill("12 / 40");
  await page.getByRole("textbox", { name: "Security code" }).fill("123");
  await page.getByRole("button", { name: /^Pay / }).click();
}

/** Paying takes its time: the result is shown for a second, and the next page is another document. */
const LONGEST_WAY_MS = 30_000;

/** Waits for the page with this heading. */
export async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible({ timeout: LONGEST_WAY_MS });
}

/**
 * Presses the pay button and has the simulated bank debit an account in place of the card: the money is on its way until `moveDebit`. Returns the
 * client secret of the payment.
 */
export async function payByDebit(page: Page): Promise<string> {
  let clientSecret = "";
  const debit = async (route: Route): Promise<void> => {
    const request = route.request();
    clientSecret = new URLSearchParams(request.postData() ?? "").get("client_secret") ?? "";
    await moveDebit(page, clientSecret, "begin");
    const [intent] = request.url().split("/confirm");
    const headers = { Authorization: request.headers().authorization ?? "" };
    await route.fulfill({ response: await page.request.get(`${intent}?client_secret=${clientSecret}`, { headers }) });
  };
  await page.route("**/dev/stripe/**/confirm", debit, { times: 1 });
  await payWith(page, "4242 4242 4242 4242");
  await expectHeading(page, "Payment Processing");
  return clientSecret;
}

/** Has the simulated bank begin to debit, collect the money or fail to. */
export async function moveDebit(page: Page, clientSecret: string, step: "begin" | "collect" | "fail"): Promise<void> {
  const response = await page.request.post("/dev/bank/debit", {
    form: { payment_intent_client_secret: clientSecret, step },
  });
  expect(response.status()).toBe(204);
}
