import { getDefaultStore } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { openDialogAtom } from "#web/ui/dialog/open-dialog.ts";

/** The keys of the desk, with what each does. */
export const SHORTCUTS = [
  ["j", "The next consultation of the table"],
  ["k", "The one before"],
  ["Enter", "Open it on its day"],
  ["c", "Confirm it"],
  ["r", "Reschedule it"],
  ["x", "Cancel it"],
  ["b", "Block a time slot"],
  ["/", "Look for a client"],
  ["?", "Show this list"],
] as const;

/** A key of the desk; Enter is the browser's own key of links. */
export type Shortcut = Exclude<(typeof SHORTCUTS)[number][0], "Enter">;

/** Does what single keys stand for, but while somebody is typing, while a dialog is open, and where they are switched off. */
export function useShortcuts(areOn: boolean, onShortcut: (key: Shortcut) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!areOn || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isTyping(event.target) || getDefaultStore().get(openDialogAtom) !== null) return;
    const key = findShortcut(event.key);
    if (key === null || (event.repeat && key !== "j" && key !== "k")) return;
    event.preventDefault();
    onShortcut(key);
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

function findShortcut(key: string): Shortcut | null {
  const [found] = SHORTCUTS.find(([known]) => known === key) ?? [];
  return found === undefined || found === "Enter" ? null : found;
}

/** Boxes to tick take no words, and let keys through. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button", "submit"].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
