import type { ReactElement } from "react";

/** A line of a summary, its two sides joined by dots; nothing where there is no fact. */
export function FactLine({ name, fact }: { readonly name: string; readonly fact: string }): ReactElement | null {
  if (fact.trim() === "") return null;
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd dir="auto">{fact}</dd>
    </div>
  );
}
