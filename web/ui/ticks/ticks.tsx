import type { ReactElement } from "react";
import "#web/styles/all-utilities.css";

/** How far somebody has come in steps: lozenges on a line, done in ink, here in red, ahead hollow. `step` counts from 1. */
export function Ticks({ names, step }: { readonly names: readonly string[]; readonly step: number }): ReactElement {
  return (
    <ol className="ticks" aria-label="Progress">
      {names.map((name, index) => (
        <li
          key={name}
          className={index + 1 < step ? "is-done" : undefined}
          aria-current={index + 1 === step ? "step" : undefined}
        >
          {name}
          {index + 1 < step && <span className="vh">, done</span>}
        </li>
      ))}
    </ol>
  );
}
