import { getBotCheck } from "#domain/contracts/bot-check.ts";
import { callEndpoint } from "./api-client.ts";
import { NetworkError } from "./displayable-error.ts";

/** Turnstile's widget, as far as it is used here; see https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/. */
interface TurnstileWidget {
  render(
    place: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly theme: "light" | "dark";
      readonly size: "flexible";
      readonly callback: (proof: string) => void;
    },
  ): string | undefined;
  remove(widgetId: string): void;
}

declare global {
  interface Window {
    turnstile?: TurnstileWidget;
  }
}

const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/**
 * Has the visitor checked by Turnstile in a dialog over the page; resolves to the proof, or to null where that is put away. Throws
 * `NetworkError` where the check can't be loaded.
 */
export async function passBotCheck(): Promise<string | null> {
  const { siteKey } = await callEndpoint(getBotCheck, {});
  return siteKey === null ? null : askInDialog(await loadWidget(), siteKey);
}

async function loadWidget(): Promise<TurnstileWidget> {
  if (window.turnstile) return window.turnstile;
  const script = document.createElement("script");
  script.src = SCRIPT;
  await new Promise<void>((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new NetworkError(new Error("Turnstile is out of reach"))));
    document.head.append(script);
  }).finally(() => script.remove());
  if (!window.turnstile) throw new NetworkError(new Error("Turnstile is not there"));
  return window.turnstile;
}

/** Over whatever dialog is open: what lies behind a modal dialog can't be operated. */
function askInDialog(widget: TurnstileWidget, siteKey: string): Promise<string | null> {
  const dialog = document.createElement("dialog");
  dialog.className = "modal";
  const heading = createElement("h2", "text-h3", "Are you a person?");
  heading.id = "bot-check-heading";
  dialog.setAttribute("aria-labelledby", heading.id);
  const place = createElement("div", "my-5 min-h-17", "");
  const cancel = createElement("button", "btn", "Cancel");
  const actions = createElement("div", "actions modal-actions", "");
  actions.append(cancel);
  const sheet = createElement("div", "modal-sheet", "");
  sheet.append(heading, createElement("p", "modal-lead", LEAD), place, actions);
  const box = createElement("div", "modal-box", "");
  box.append(sheet);
  dialog.append(box);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    const isDark = getComputedStyle(document.documentElement).colorScheme.includes("dark");
    const widgetId = widget.render(place, {
      sitekey: siteKey,
      theme: isDark ? "dark" : "light",
      size: "flexible",
      callback: end,
    });
    function end(proof: string | null): void {
      if (widgetId !== undefined) widget.remove(widgetId);
      dialog.close();
      dialog.remove();
      resolve(proof);
    }
    cancel.addEventListener("click", () => end(null));
    dialog.addEventListener("cancel", () => end(null));
  });
}

const LEAD =
  "A short check, so that no program sends mails or payments in your name. It closes by itself; nothing you typed is lost.";

function createElement(name: "h2" | "p" | "div" | "button", className: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
