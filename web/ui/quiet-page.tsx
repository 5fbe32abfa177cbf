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
    <section
      className="page grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] items-center gap-14 pt-21 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-7 max-lg:pt-10.5"
      {...(isAlert && { role: "alert" })}
    >
      <div className="@container">
        {eyebrow && (
          <p className="caps mb-3.5 text-[1.125rem]/[1.3] text-ink-soft">
            <i className="lozenge mr-[0.7em] inline-block size-[7px] -translate-y-[0.15em]" />
            {eyebrow}
          </p>
        )}
        {/* A long word of a title is seven times as wide, its letters spread. */}
        <h1 className="mb-4.5 text-[length:min(var(--text-display),100cqi/7)]/none">{title}</h1>
        <div className="lead mb-7 max-w-[30rem]">{lead}</div>
        <div className="actions">{children}</div>
      </div>
      <div
        className="relative m-auto w-full max-w-[340px] max-lg:-order-1 max-lg:m-0 max-lg:max-w-[170px]"
        aria-hidden="true"
      >
        <Ornament name="rays" className="h-auto w-full text-accent" />
        <Ornament name={drawing} className="absolute inset-x-1/4 top-[26%] h-auto w-1/2 text-sigil-ink" />
      </div>
    </section>
  );
}
