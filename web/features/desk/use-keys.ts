import { getDefaultStore } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { openDialogAtom } from "#web/ui/dialog/open-dialog.ts";

/** The keys that move on, and do so again while they are held. */
const REPEATED: ReadonlySet<string> = new Set(["j", "k"]);

/** Does what single keys are for, but while somebody is typing, while a dialog is open, and where they are switched off. */
export function useKeys<Key extends string>(keys: readonly Key[], areOn: boolean, onKey: (key: Key) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!areOn || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isTyping(event.target) || getDefaultStore().get(openDialogAtom) !== null) return;
    const key = keys.find((known) => known === event.key);
    if (key === undefined || (event.repeat && !REPEATED.has(key))) return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** Boxes to tick take no words, and let keys through. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button", "submit"].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
