import type { ReactElement, ReactNode } from "react";
import { HELP_LINES } from "#domain/intentions/help-lines.ts";
import factotumUrl from "#web/ui/ornaments/factotum.svg?url";

/** A remark in the margin beside the paragraph before it, or under it where there is no margin. */
export function MarginNote({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <aside className="my-3.5 border-l-2 border-primary pl-4 text-note/[1.4] text-ink-soft italic [&_em]:not-italic @min-[68.5rem]/reading:my-0 @min-[68.5rem]/reading:border-l-0 @min-[68.5rem]/reading:pt-1 @min-[68.5rem]/reading:pl-0 @min-[68.5rem]/reading:before:mb-2 @min-[68.5rem]/reading:before:block @min-[68.5rem]/reading:before:w-7 @min-[68.5rem]/reading:before:border-t-2 @min-[68.5rem]/reading:before:border-primary @min-[68.5rem]/reading:before:content-['']">
      {children}
    </aside>
  );
}

/** A paragraph that begins a book: its first letter cut into a block of ornament, its first words in small capitals. */
export function OpeningParagraph({
  initial,
  opening,
  children,
}: {
  readonly initial: string;
  /** The rest of the first words. */
  readonly opening: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <p>
      <span
        className="relative float-left mt-1.5 mr-4 mb-1 size-[126px] max-md:size-[98px] max-md:mr-3.5 print:size-[80px]"
        aria-hidden="true"
      >
        <svg className="absolute inset-0 size-full text-sigil-ink" viewBox="0 0 120 120" aria-hidden="true">
          <use href={`${factotumUrl}#factotum`} />
        </svg>
        <b className="absolute inset-0 grid place-items-center pb-2 font-display text-[88px]/none font-normal text-base-100 max-md:text-[66px]/none print:text-[56px]/none">
          {initial}
        </b>
      </span>
      <span className="vh">{initial}</span>
      <span className="caps tracking-[0.05em]">{opening}</span> {children}
    </p>
  );
}

/** A heading within a chapter. */
export function SubHeading({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <h3 className="mt-10.5 mb-3 break-after-avoid [header+&]:mt-3.5">
      <span className="mr-[0.35em] font-text text-primary" aria-hidden="true">
        §
      </span>
      {children}
    </h3>
  );
}

/** What is done one after the other, counted in red italics. */
export function Steps({ steps }: { readonly steps: readonly ReactNode[] }): ReactElement {
  return (
    <ol className="border-b border-rule [p+&]:mt-4.5">
      {steps.map((step, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: printed steps never change their order.
          key={index}
          className="grid grid-cols-[2.6rem_minmax(0,1fr)] break-inside-avoid border-t border-rule py-2.5"
        >
          <b className="font-display text-[1.375rem]/[1.3] font-normal text-primary italic" aria-hidden="true">
            {STEP_NUMERALS[index]}
          </b>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}

const STEP_NUMERALS = ["i.", "ii.", "iii.", "iv.", "v.", "vi.", "vii.", "viii."] as const;

/** Advice, each piece behind a small gold square. */
export function Tips({ tips }: { readonly tips: readonly ReactNode[] }): ReactElement {
  return (
    <ul className="lozenges grid gap-2 [p+&]:mt-3">
      {tips.map((tip, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed advice never changes its order.
        <li key={index} className="break-inside-avoid">
          {tip}
        </li>
      ))}
    </ul>
  );
}

/** A sentence set large, as printers set what is to be remembered. */
export function PullQuote({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <blockquote className="my-8.5 break-inside-avoid font-display text-h3/[1.25] text-balance italic">
      {children}
    </blockquote>
  );
}

/** Names and what belongs to them, row by row. */
export function Entries({
  entries,
}: {
  readonly entries: readonly { readonly name: ReactNode; readonly text: ReactNode; readonly key: string }[];
}): ReactElement {
  return (
    <dl className="mt-3.5 border-b border-rule">
      {entries.map(({ key, name, text }) => (
        <div
          key={key}
          className="grid grid-cols-[minmax(0,13rem)_minmax(0,1fr)] gap-x-5 break-inside-avoid border-t border-rule py-2.5 @max-[30rem]/reading:grid-cols-[minmax(0,1fr)]"
        >
          <dt className="wrap-anywhere">{name}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How a method is used, step by step, and what helps with it. */
export function StepsAndTips({
  steps,
  tipsHeading = "Advice",
  tips,
}: {
  readonly steps: readonly ReactNode[];
  readonly tipsHeading?: string;
  readonly tips: readonly ReactNode[];
}): ReactElement {
  return (
    <>
      <SubHeading>Step by step</SubHeading>
      <Steps steps={steps} />
      <SubHeading>{tipsHeading}</SubHeading>
      <Tips tips={tips} />
    </>
  );
}

/** Where anybody finds somebody to talk to, in a sentence; it opens beside the page, and tells that site nothing of where it comes from. */
export function HelpLine(): ReactElement {
  return (
    <>
      Free lines, to call or to write to, in nearly every country are at{" "}
      <a href={HELP_LINES.url} target="_blank" rel="noopener noreferrer">
        {HELP_LINES.name}
        <span className="vh"> (opens in a new tab)</span>
      </a>
      .
    </>
  );
}
