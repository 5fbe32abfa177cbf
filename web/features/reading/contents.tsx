import { createLink } from "@tanstack/react-router";
import { type AnchorHTMLAttributes, type KeyboardEvent, type ReactElement, useRef } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { useCurrentChapter } from "./use-current-chapter.ts";

/** The pages that are read. */
export type ReadingPath = "/sigil-guide" | "/magical-theory" | "/terms-of-service" | "/privacy-policy";

/** A chapter as the table of contents names it. */
export interface ChapterEntry {
  /** Its section's id. */
  readonly id: string;
  /** `I.` or `1.`; absent where it isn't counted. */
  readonly numeral?: string;
  readonly title: string;
}

/**
 * The table of contents, which follows the reading: beside the text where there is room for it, else one bar at the top of the window that
 * opens.
 */
export function Contents({
  path,
  chapters,
}: {
  readonly path: ReadingPath;
  readonly chapters: readonly ChapterEntry[];
}): ReactElement {
  const current = useCurrentChapter(useIds(chapters));
  const bar = useRef<HTMLDetailsElement>(null);
  const chapter = chapters.find(({ id }) => id === current);

  function close(): void {
    if (bar.current) bar.current.open = false;
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !bar.current?.open) return;
    close();
    bar.current.querySelector("summary")?.focus();
  }

  return (
    <>
      <nav
        className="hidden @min-[68.5rem]/reading:block @min-[68.5rem]/reading:sticky top-7 max-h-[calc(100dvh-56px)] self-start overflow-y-auto p-1 print:hidden!"
        aria-label="Contents"
      >
        <p className="caps text-ui/[1.2] text-ink-soft mb-2">Contents</p>
        <ContentsList path={path} chapters={chapters} current={current} />
      </nav>
      <details
        ref={bar}
        className="reading-bar group sticky top-0 z-10 -mx-1 mb-7 border-y border-frame bg-base-100 px-1 @min-[68.5rem]/reading:hidden print:hidden!"
        onKeyDown={closeOnEscape}
      >
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 text-ui/[1.25] [&::-webkit-details-marker]:hidden">
          <span className="caps text-ink-soft">Contents</span>
          <span className="min-w-0 flex-1 truncate italic" aria-hidden="true">
            {chapter?.title}
          </span>
          <Icon name="down" className="transition-transform group-open:rotate-180" />
        </summary>
        <nav className="max-h-[60dvh] overflow-y-auto pb-3.5" aria-label="Contents">
          <ContentsList path={path} chapters={chapters} current={current} onFollow={close} />
        </nav>
      </details>
    </>
  );
}

/** The router marks the link of the address; what is marked here is where one reads. */
function ContentsAnchor({
  isRead,
  "aria-current": _current,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly isRead: boolean }): ReactElement {
  return (
    <a {...rest} aria-current={isRead ? "location" : undefined}>
      {children}
    </a>
  );
}

const ContentsLink = createLink(ContentsAnchor);

function ContentsList({
  path,
  chapters,
  current,
  onFollow,
}: {
  readonly path: ReadingPath;
  readonly chapters: readonly ChapterEntry[];
  readonly current: string | null;
  readonly onFollow?: () => void;
}): ReactElement {
  return (
    <ol>
      {chapters.map(({ id, numeral, title }) => (
        <li key={id}>
          <ContentsLink
            to={path}
            hash={id}
            className="relative grid min-h-11 grid-cols-[2.2rem_minmax(0,1fr)] items-center border-l-2 border-rule py-1.5 pl-3 text-ui/[1.25] no-underline aria-[current]:border-primary aria-[current]:text-primary"
            isRead={id === current}
            onClick={onFollow}
          >
            <span className="num text-note/[1.2] text-ink-soft italic">{numeral}</span>
            <span className="wrap-anywhere">{title}</span>
          </ContentsLink>
        </li>
      ))}
    </ol>
  );
}

const idsByChapters = new WeakMap<readonly ChapterEntry[], readonly string[]>();

/** The same list for the same chapters, so that what watches them is set up once. */
function useIds(chapters: readonly ChapterEntry[]): readonly string[] {
  const ids = idsByChapters.get(chapters) ?? chapters.map(({ id }) => id);
  idsByChapters.set(chapters, ids);
  return ids;
}
