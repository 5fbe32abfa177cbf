import { useState } from "react";

/** What was typed at the desk and is not sent yet, by what it is for: in memory alone, for it is as private as what it replies to. */
const typed = new Map<string, string>();

/** A text that is being typed, and what changes it. It is there again when its form is, until the page is loaded again. */
export function useTypedText(key: string, before = ""): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => typed.get(key) ?? before);
  return [
    text,
    (next) => {
      if (next === before) typed.delete(key);
      else typed.set(key, next);
      setText(next);
    },
  ];
}

/** Whether something was typed that is not sent yet. */
export function isTyped(key: string): boolean {
  return typed.has(key);
}

/** Forgets all of it, or what was typed for one thing. */
export function forgetTyped(key?: string): void {
  if (key === undefined) typed.clear();
  else typed.delete(key);
}
