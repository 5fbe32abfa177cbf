import type { ReactElement } from "react";
import type { SymbolRequest } from "#sigil-core/host/symbol-request.ts";
import "#web/styles/all-utilities.css";
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
        <ul
          className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-y-2 gap-x-3.5 mt-3.5 lg:gap-y-4.5 lg:gap-x-3.5"
          aria-label="What it is made of"
        >
          {parts.map(({ symbol, name, reason }) => (
            <li
              className="grid grid-cols-[52px_minmax(0,1fr)] gap-2.5 items-center text-[1rem]/[1.25] lg:grid-cols-[72px_minmax(0,1fr)] print:break-inside-avoid"
              key={`${reason} ${symbol.id}`}
            >
              <SymbolGlyph className="mt-0.5 mb-2 size-13 lg:size-18" request={symbol} />
              <span>
                <b className="block font-normal text-[1.25rem]/[1.15] font-display">{name}</b>{" "}
                <em className="text-ink-soft">{reason}</em>
              </span>
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <dl className="mt-3.5 text-ui/[1.35]">
          {facts.map(({ name, fact }) => (
            <div
              className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3 py-1.25 px-0 border-t border-t-rule max-sm:grid-cols-1 max-sm:gap-0 print:break-inside-avoid"
              key={name}
            >
              <dt className="text-ink-soft italic">{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
