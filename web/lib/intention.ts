import { atom } from "jotai";
import type { ClipboardEvent } from "react";
import { withoutTags } from "#domain/intentions/without-tags.ts";
import { countCodePoints, INTENTION_MAX_LENGTH, isBlankIntention } from "#domain/sigils/intention.ts";
import { findSessionText, keepSessionText, STORAGE_KEYS } from "./storage.ts";

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

/** How many characters an intention is over the longest that is taken; 0 where it fits. */
export function computeExcess(intention: string): number {
  return Math.max(0, countCodePoints(intention.trim()) - INTENTION_MAX_LENGTH);
}

/** The words as they are drawn and sent, without the space around them; null where they are empty or too long. */
export function toDrawableIntention(draft: string): string | null {
  const intention = draft.trim();
  return isBlankIntention(intention) || computeExcess(intention) > 0 ? null : intention;
}

/** Id of the section that holds the generator: an anchor of the product, `/#generator`. */
export const GENERATOR_SECTION_ID = "generator";

/** Id of the box that takes the intention. */
export const INTENTION_BOX_ID = "intention";

/** Scrolls to the generator, smoothly where motion is wanted, and puts the caret into the intention box. */
export function goToIntentionBox(): void {
  document.getElementById(GENERATOR_SECTION_ID)?.scrollIntoView({ block: "start" });
  document.getElementById(INTENTION_BOX_ID)?.focus({ preventScroll: true });
}

/** Pastes a text that was copied from a page's source without its tags, whose letters would be drawn; any other text is pasted as it is. */
export function pasteWords(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const text = event.clipboardData.getData("text/plain");
  const words = withoutTags(text);
  if (words === text) return;
  event.preventDefault();
  insert(event.currentTarget, words.replace(/[^\S\n]+/g, " ").trim());
}

function insert(field: HTMLInputElement | HTMLTextAreaElement, words: string): void {
  // No newer way of the browser's keeps what was there before within reach of its undo.
  if (document.execCommand?.("insertText", false, words)) return;
  field.setRangeText(words, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
}
