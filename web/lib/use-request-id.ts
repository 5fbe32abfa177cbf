import { useRef } from "react";

/** The id of what a form sends, by which the server knows a repeated call. */
export interface RequestId {
  /** The same for the same words, so that trying again adds nothing twice. */
  of(words: string): string;
  /** Forgets the words once they were taken: the same again is something new. */
  renew(): void;
}

/** Keeps an id for the words of a form. */
export function useRequestId(): RequestId {
  const kept = useRef<{ readonly words: string; readonly id: string } | null>(null);
  return {
    of(words) {
      if (kept.current?.words !== words) kept.current = { words, id: crypto.randomUUID() };
      return kept.current.id;
    },
    renew() {
      kept.current = null;
    },
  };
}
