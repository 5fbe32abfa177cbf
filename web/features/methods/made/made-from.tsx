import type { ReactElement } from "react";
import { SymbolGlyph } from "../wizard/symbol-glyph.tsx";
import type { Made } from "./made-facts.ts";

/** What a sigil was made from: its parts with their pictures, and facts. */
export function MadeFrom({ made: { parts, facts } }: { readonly made: Made }): ReactElement {
  return (
    <>
      {parts.length > 0 && (
        <ul className="made-parts" aria-label="What it is made of">
          {parts.map(({ symbol, name, reason }) => (
            <li key={`${reason} ${symbol.id}`}>
              <SymbolGlyph request={symbol} />
              <span>
                <b>{name}</b> <em>{reason}</em>
              </span>
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <dl className="made-facts">
          {facts.map(({ name, fact }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
