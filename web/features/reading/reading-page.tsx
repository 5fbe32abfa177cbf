import type { ComponentType, ReactElement, ReactNode } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { type ChapterEntry, Contents, type ReadingPath } from "./contents.tsx";
import "#web/styles/all-utilities.css";

/** A chapter: its place in the contents, and its text. */
export interface Chapter extends ChapterEntry {
  /** A line in small capitals above the title. */
  readonly eyebrow?: string;
  /** A sentence in italics under the title. */
  readonly lead?: string;
  readonly Body: ComponentType;
}

/** A page that is read like a book: title, contents that follow the reading, chapters with notes in the margin, and a tailpiece. */
export function ReadingPage({
  path,
  title,
  lead,
  dates,
  chapters,
  children,
}: {
  readonly path: ReadingPath;
  readonly title: string;
  readonly lead: ReactNode;
  /** From when the text holds, where it is one that binds. */
  readonly dates?: ReactNode;
  readonly chapters: readonly Chapter[];
  /** What follows the last chapter: where to go on. */
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="page pt-5">
      <ButtonLink to="/" icon="back" variant="ghost" className="-ml-4">
        Back to Home
      </ButtonLink>
      <Ornament
        name="headpiece"
        className="mt-2 mb-10.5 block h-auto w-full border-b border-frame pb-5 text-sigil-ink max-md:mb-7 max-md:pb-3.5"
      />
      <div className="@container/reading">
        <div className={COLUMNS}>
          <header className="max-w-[36rem] @min-[68.5rem]/reading:col-start-2">
            <h1 className="mb-5 text-[length:min(var(--text-h1),11.5cqi)]/[1.04]">{title}</h1>
            <p className="lead mb-7 text-ink-soft italic">{lead}</p>
            {dates && <div className="num mb-10.5 border-y border-rule py-2.5 text-ui/[1.4]">{dates}</div>}
          </header>
          <div className="contents @min-[68.5rem]/reading:col-start-1 @min-[68.5rem]/reading:row-span-2 @min-[68.5rem]/reading:row-start-1 @min-[68.5rem]/reading:block">
            <Contents path={path} chapters={chapters} />
          </div>
          <article className="@min-[68.5rem]/reading:col-start-2" aria-label={title}>
            {chapters.map((chapter) => (
              <ChapterSection key={chapter.id} {...chapter} />
            ))}
            <div className="max-w-[36rem]">
              <Ornament name="tailpiece" className="mx-auto mt-14 h-10 w-40 text-accent" />
              <div className="mt-10.5 print:hidden">{children}</div>
            </div>
          </article>
        </div>
      </div>
    </div>
  );
}

// No grid where the bar sticks: there it would end with its row.
const COLUMNS =
  "mx-auto max-w-[36rem] @min-[68.5rem]/reading:grid @min-[68.5rem]/reading:max-w-none @min-[68.5rem]/reading:grid-cols-[13rem_minmax(0,1fr)] @min-[68.5rem]/reading:gap-x-[49px]";

const PROSE =
  "grid grid-cols-[minmax(0,36rem)] @min-[68.5rem]/reading:grid-cols-[minmax(0,36rem)_13rem] @min-[68.5rem]/reading:gap-x-[49px] [&>:not(aside)]:col-start-1 [&>:is(p,aside)+p]:indent-[1.6em] [&>p]:hyphens-auto";

function ChapterSection({ id, numeral, eyebrow, title, lead, Body }: Chapter): ReactElement {
  return (
    <section
      id={id}
      className={`mb-17.5 scroll-mt-20 @min-[68.5rem]/reading:scroll-mt-7 ${PROSE}`}
      aria-labelledby={`${id}-heading`}
    >
      <header className="mb-3.5 break-after-avoid">
        {eyebrow && (
          <p className="caps mb-1 text-[1.125rem]/[1.3] text-ink-soft">
            <b className="mr-2 font-display text-[1.75rem]/none font-normal text-primary">{numeral}</b>
            {eyebrow}
          </p>
        )}
        <h2 id={`${id}-heading`}>
          {numeral && !eyebrow && <span className="figs mr-[0.3em] text-primary italic">{numeral} </span>}
          {title}
        </h2>
        {lead && <p className="lead mt-2.5 text-ink-soft italic">{lead}</p>}
      </header>
      <Body />
    </section>
  );
}
