import type { ReactElement, ReactNode } from "react";

/** A part of the account page; its `id` is what links lead to. */
export interface AccountSection {
  readonly id: string;
  readonly title: string;
  /** In the row of links, where the title is too long for it. */
  readonly short?: string;
  readonly lead?: string;
  readonly content: ReactNode;
}

/** A section of the account page under its ink rule. */
export function AccountSectionFrame({ id, title, lead, content }: AccountSection): ReactElement {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="mt-16 scroll-mt-6 border-t-3 border-frame pt-6 max-md:mt-12"
    >
      <h2 id={`${id}-heading`}>{title}</h2>
      {lead !== undefined && <p className="mt-2 max-w-[44rem] text-ink-soft">{lead}</p>}
      <div className="mt-6">{content}</div>
    </section>
  );
}
