import { atom } from "jotai";
import { findSessionText, keepSessionText } from "./session-text.ts";
import { STORAGE_KEYS } from "./storage-keys.ts";

const typedAtom = atom<string | null>(null);

/**
 * The words being written, the same in every box that takes them.
 * They outlive a reload, so that a slip of the finger costs nobody their sentence; they are private, so they are kept
 * for this tab alone and end with it.
 */
export const intentionDraftAtom = atom(
  (get) => get(typedAtom) ?? findSessionText(STORAGE_KEYS.intentionDraft) ?? "",
  (_get, set, text: string) => {
    set(typedAtom, text);
    keepSessionText(STORAGE_KEYS.intentionDraft, text);
  },
);
