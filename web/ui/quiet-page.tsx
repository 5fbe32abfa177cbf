import type { ReactElement, ReactNode } from "react";
import { Ornament, type OrnamentName } from "./ornament.tsx";

/**
 * A whole page that has one thing to say: a heading, a sentence, what to do next (`children`: buttons), and a drawing
 * in its rays. For addresses that lead nowhere, failures, and pages in preparation.
 */
export function QuietPage({
  drawing,
  eyebrow,
  title,
  lead,
  isAlert = false,
  children,
}: {
  readonly drawing: OrnamentName;
  /** A short line in small capitals above the heading. */
  readonly eyebrow?: string;
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** Reads the page out at once, for a failure. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section className="page quiet-page" {...(isAlert && { role: "alert" })}>
      <div>
        {eyebrow && <p className="caps eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className="actions">{children}</div>
      </div>
      <div className="quiet-drawing" aria-hidden="true">
        <Ornament name="rays" className="rays" />
        <Ornament name={drawing} className="figure" />
      </div>
    </section>
  );
}
