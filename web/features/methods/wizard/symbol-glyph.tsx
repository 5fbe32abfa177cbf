import type { ReactElement } from "react";
import type { SymbolRequest } from "#sigil-core/host/symbol-request.ts";
import { SYMBOL_VIEW_BOX, useSymbol } from "#web/lib/engine/use-symbol.ts";

/** A symbol of the library in the pen of the sigils; always beside its name, so that it is decoration to a screen reader. */
export function SymbolGlyph({ request }: { readonly request: SymbolRequest }): ReactElement {
  const path = useSymbol(request);
  return (
    <svg className="glyph" viewBox={SYMBOL_VIEW_BOX} aria-hidden="true">
      {path !== null && <path d={path} />}
    </svg>
  );
}
