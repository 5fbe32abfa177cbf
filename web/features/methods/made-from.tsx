import type { ReactElement } from "react";
import type { SymbolRequest } from "#sigil-core/host/symbol-request.ts";
import { SymbolGlyph } from "./wizard/wizard-pictures.tsx";

/** A fact of how a sigil was made, in a name and a few words. */
export interface MadeFact {
  readonly name: string;
  readonly fact: string;
}

/** A part that a sigil was put together from, with its picture. */
export interface MadePart {
  readonly symbol: SymbolRequest;
  readonly name: string;
  /** What it is there for. */
  readonly reason: string;
}

/** What a sigil was made from, beside its letters. */
export interface Made {
  readonly parts?: readonly MadePart[];
  readonly facts: readonly MadeFact[];
}

/** What a sigil was made from, beside its letters: its parts with their pictures, and facts. */
export function MadeFrom({ parts = [], facts }: Made): ReactElement {
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
