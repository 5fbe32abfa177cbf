import { atom, useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import type { SymbolRequest } from "#sigil-core/host/symbol-request.ts";
import { browserSymbols, type SymbolSource } from "./engine.ts";

/** Where single symbols come from; tests put a core of their own here. */
export const symbolSourceAtom = atom<SymbolSource>(browserSymbols);

/** Side of the box that a symbol is drawn in. */
export const SYMBOL_VIEW_BOX = "0 0 96 96";

/** What was drawn before, by source: the library is small, and a symbol that was seen once is there at once. */
const drawnBefore = new WeakMap<SymbolSource, Map<string, string>>();

/** Path data of a symbol of the library in a 96 by 96 box; null until it is drawn, and where it can't be. */
export function useSymbol(request: SymbolRequest): string | null {
  const source = useAtomValue(symbolSourceAtom);
  const key = `${request.kind}/${request.id}`;
  const [, setDrawnKey] = useState("");
  useEffect(() => {
    const known = recall(source);
    if (known.has(key)) return;
    let isWanted = true;
    source.drawSymbol(request).then(
      (path) => {
        known.set(key, path);
        if (isWanted) setDrawnKey(key);
      },
      () => null,
    );
    return () => {
      isWanted = false;
    };
  }, [source, request, key]);
  return recall(source).get(key) ?? null;
}

function recall(source: SymbolSource): Map<string, string> {
  const known = drawnBefore.get(source) ?? new Map<string, string>();
  drawnBefore.set(source, known);
  return known;
}
