import { atom, type WritableAtom } from "jotai";
import { findSessionText, keepSessionText } from "./session-text.ts";
import type { StorageKey } from "./storage-keys.ts";

/** An atom that outlives a reload; setting it to null forgets it. */
export type SessionAtom<Value> = WritableAtom<Value, [Value | null], void>;

/**
 * What a visitor has chosen or written, kept for this tab alone and gone with it. `parse` judges what the storage holds, which
 * anybody can have changed, and says what stands where it holds nothing (`undefined`).
 */
export function sessionAtom<Value>(key: StorageKey, parse: (unverifiedValue: unknown) => Value): SessionAtom<Value> {
  const chosenAtom = atom<{ readonly value: Value } | null>(null);
  return atom(
    (get) => get(chosenAtom)?.value ?? parse(readJson(findSessionText(key))),
    (_get, set, value: Value | null) => {
      set(chosenAtom, { value: value ?? parse(undefined) });
      keepSessionText(key, value === null ? "" : JSON.stringify(value));
    },
  );
}

function readJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
