import { atom } from "jotai";
import { findLocalText, keepLocalText } from "#web/lib/local-text.ts";
import { STORAGE_KEYS } from "#web/lib/storage-keys.ts";

/** What a switch was set to; null where it never was. */
type Choice = boolean | null;

const STORED: ReadonlyMap<string | null, Choice> = new Map([
  ["on", true],
  ["off", false],
]);

const chosenAtom = atom<Choice | undefined>(undefined);

/** Whether the visitor switched the assistant on or off, remembered on this device. Null stands for the time before they did. */
export const assistantChoiceAtom = atom(
  (get): Choice => {
    const chosen = get(chosenAtom);
    return chosen === undefined ? (STORED.get(findLocalText(STORAGE_KEYS.assistant)) ?? null) : chosen;
  },
  (_get, set, choice: Choice) => {
    set(chosenAtom, choice);
    keepLocalText(STORAGE_KEYS.assistant, choice === null ? "" : choice ? "on" : "off");
  },
);
