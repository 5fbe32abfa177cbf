import garamond from "@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url";
import type { Appearance, CustomFontSource } from "@stripe/stripe-js";
import { useMemo, useSyncExternalStore } from "react";

/** The family under which Stripe's frames know our text face. */
const FAMILY = "EB Garamond Variable";

/** Our text face for Stripe's frames, which see none of this page's fonts; they load it from here. */
export const STRIPE_FONTS: CustomFontSource[] = [
  { family: FAMILY, src: `url(${new URL(garamond, document.baseURI).href})`, weight: "400 800", display: "swap" },
];

/** The look of Stripe's fields: the inks of the theme that is on screen, followed when that changes. */
export function useStripeAppearance(): Appearance {
  const ground = useSyncExternalStore(followTheme, () => readInk("--color-base-100"));
  // The ground tells the themes apart; all other inks change with it.
  return useMemo(() => readAppearance(ground), [ground]);
}

function followTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener("change", onChange);
  };
}

function readInk(name: `--${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** The same measures as our own fields have (`.input`, `.label` and `.error`). */
function readAppearance(ground: string): Appearance {
  const text = readInk("--color-base-content");
  const soft = readInk("--ink-soft");
  const focus = readInk("--color-secondary");
  const error = readInk("--color-error");
  return {
    theme: "flat",
    labels: "above",
    variables: {
      colorPrimary: focus,
      colorBackground: readInk("--paper"),
      colorText: text,
      colorTextSecondary: soft,
      colorTextPlaceholder: soft,
      colorDanger: error,
      fontFamily: `"${FAMILY}", Georgia, serif`,
      fontSizeBase: getComputedStyle(document.documentElement).fontSize,
      fontSizeSm: "1.0625rem",
      fontLineHeight: "1.45",
      borderRadius: "2px",
      gridRowSpacing: "20px",
      gridColumnSpacing: "20px",
    },
    rules: {
      ".Label": { color: text, fontWeight: "500", marginBottom: "7px" },
      ".Input": {
        border: `1px solid ${readInk("--edge")}`,
        boxShadow: "none",
        fontSize: "1.125rem",
        padding: "0.55rem 0.8rem",
      },
      ".Input:hover": { borderColor: text },
      ".Input:focus": { borderColor: focus, boxShadow: `0 0 0 2px ${ground}, 0 0 0 4px ${focus}` },
      ".Input--invalid": { borderColor: error, boxShadow: `inset 3px 0 0 ${error}` },
      ".Error": { color: error, fontSize: "1rem" },
    },
  };
}
