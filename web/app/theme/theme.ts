import { atom, useAtomValue } from "jotai";
import { findLocalText, keepLocalText, STORAGE_KEYS } from "#web/lib/storage.ts";
import { useMediaQuery } from "#web/lib/use-media-query.ts";

/** The two printings of the book. */
export type Theme = "vellum" | "nocturne";

/** What the visitor asked for: a theme, or `system` to follow `prefers-color-scheme`. */
export type ThemeChoice = Theme | "system";

const storedChoiceAtom = atom<ThemeChoice>(readThemeChoice());

// What is chosen in another tab holds here too; the browser tells every tab but the one that chose.
storedChoiceAtom.onMount = (set) => {
  function follow({ key }: StorageEvent): void {
    // Without a key everything was cleared at once.
    if (key !== STORAGE_KEYS.theme && key !== null) return;
    const choice = readThemeChoice();
    set(choice);
    applyThemeChoice(choice);
  }
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
};

/** The visitor's choice; setting it repaints the page and is remembered. */
export const themeChoiceAtom = atom(
  (get) => get(storedChoiceAtom),
  (_get, set, choice: ThemeChoice) => {
    set(storedChoiceAtom, choice);
    rememberThemeChoice(choice);
    applyThemeChoice(choice);
  },
);

/** Reads the remembered choice; anything unknown, or no access to storage, is `system`. */
export function readThemeChoice(): ThemeChoice {
  const stored = findLocalText(STORAGE_KEYS.theme);
  return stored === "vellum" || stored === "nocturne" ? stored : "system";
}

/** Puts a choice on the page: the root's `data-theme`, and the color of the browser's own frame. */
export function applyThemeChoice(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === "system") root.removeAttribute("data-theme");
  else root.dataset.theme = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-theme-color]")) {
    const theme = meta.dataset.themeColor;
    if (choice === "system") meta.media = `(prefers-color-scheme: ${theme === "nocturne" ? "dark" : "light"})`;
    else meta.media = theme === choice ? "all" : "not all";
  }
}

function rememberThemeChoice(choice: ThemeChoice): void {
  // Without storage the choice lasts as long as the page.
  keepLocalText(STORAGE_KEYS.theme, choice === "system" ? "" : choice);
}

/** The theme that is on screen: the visitor's choice, else the system's, followed while it changes. */
export function useTheme(): Theme {
  const choice = useAtomValue(themeChoiceAtom);
  const isSystemDark = useMediaQuery("(prefers-color-scheme: dark)");
  if (choice !== "system") return choice;
  return isSystemDark ? "nocturne" : "vellum";
}
