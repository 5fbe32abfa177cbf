import type { ClipboardEvent } from "react";
import { withoutTags } from "#domain/intentions/without-tags.ts";

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
