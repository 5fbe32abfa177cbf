import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import { findAt, formatFilmTime, type Timeline } from "#domain/films/film.ts";
import { Icon } from "#web/ui/icon.tsx";

/** How much of the list stays above the line that is being said, as a share of its height. */
const ABOVE_SHARE = 0.35;

/** All that is said in a film, by chapters: each line leads to its place, and the list follows the film. In print it is always there. */
export function Transcript({
  timeline: { chapters, captions },
  isWhole,
  timeMs,
  onSeek,
}: {
  readonly timeline: Timeline;
  readonly isWhole: boolean;
  readonly timeMs: number;
  readonly onSeek: (timeMs: number) => void;
}): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const currentMs = findAt(captions, timeMs)?.fromMs;

  useEffect(() => {
    if (isOpen && currentMs !== undefined) followLine(list.current);
  }, [isOpen, currentMs]);

  return (
    <section aria-label="Transcript" className="mt-5 border-y border-rule print:border-0">
      <button
        type="button"
        className="flex min-h-11 w-full items-center gap-[0.5em] text-left text-ui hover:underline print:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="book" />
        Transcript
        <Icon name="down" className={`ml-auto ${isOpen ? "rotate-180" : ""}`} />
      </button>
      <div
        ref={list}
        id={id}
        className={`relative max-h-[24rem] overflow-y-auto overscroll-contain pb-5 print:block print:max-h-none print:overflow-visible ${isOpen ? "" : "hidden"}`}
      >
        {chapters.map((chapter) => (
          <section key={chapter.title} aria-label={chapter.title} className="mt-3.5 break-inside-avoid first:mt-1">
            <h3 className="caps text-[1.125rem]/[1.3] text-ink-soft">{chapter.title}</h3>
            <ul>
              {captions
                .filter(({ fromMs }) => fromMs >= chapter.fromMs && fromMs < chapter.toMs)
                .map(({ text, fromMs }) => (
                  <li key={fromMs}>
                    <button
                      type="button"
                      className="grid min-h-11 w-full grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-2 border-l-3 border-transparent py-1 pl-2.5 text-left hover:bg-base-200 aria-[current]:border-primary aria-[current]:bg-paper print:min-h-0 print:border-0 print:bg-transparent print:pl-0"
                      aria-current={fromMs === currentMs ? "true" : undefined}
                      onClick={() => onSeek(fromMs)}
                    >
                      <span className="num text-note text-ink-soft">{formatFilmTime(fromMs)}</span> <span>{text}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {!isWhole && <p className="note mt-3.5">The rest is told with the whole film, which comes with Advanced.</p>}
      </div>
    </section>
  );
}

/** Scrolls the list, and never the page, to the line that is being said; not under the hand of somebody who reads elsewhere in it. */
function followLine(list: HTMLElement | null): void {
  const line = list?.querySelector<HTMLElement>("[aria-current]");
  if (!list || !line || list.matches(":hover, :focus-within")) return;
  list.scrollTop = line.offsetTop - list.clientHeight * ABOVE_SHARE;
}
