import { useAtomValue } from "jotai";
import { useSyncExternalStore } from "react";
import { type Theme, themeChoiceAtom } from "./theme-choice.ts";

const DARK_QUERY = "(prefers-color-scheme: dark)";

/** The theme that is on screen: the visitor's choice, else the system's, followed while it changes. */
export function useTheme(): Theme {
  const choice = useAtomValue(themeChoiceAtom);
  const isSystemDark = useSyncExternalStore(subscribeToSystem, () => matchMedia(DARK_QUERY).matches);
  if (choice !== "system") return choice;
  return isSystemDark ? "nocturne" : "vellum";
}

function subscribeToSystem(onChange: () => void): () => void {
  const query = matchMedia(DARK_QUERY);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
