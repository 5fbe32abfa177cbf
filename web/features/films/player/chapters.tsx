import type { ReactElement } from "react";
import { type Chapter, formatFilmTime } from "#domain/films/film.ts";

/** The chapters of a film as far as it is there, each a way to its beginning. */
export function Chapters({
  chapters,
  timeMs,
  onSeek,
}: {
  readonly chapters: readonly Chapter[];
  readonly timeMs: number;
  readonly onSeek: (timeMs: number) => void;
}): ReactElement {
  return (
    <nav aria-label="Chapters" className="mt-3.5 print:hidden">
      <ol className="flex flex-wrap gap-x-5">
        {chapters.map(({ title, fromMs, toMs }) => (
          <li key={title}>
            <button
              type="button"
              className="inline-flex min-h-11 items-center gap-[0.5em] text-ui hover:underline aria-[current]:text-primary"
              aria-current={timeMs >= fromMs && timeMs < toMs ? "step" : undefined}
              onClick={() => onSeek(fromMs)}
            >
              <span className="num text-ink-soft">{formatFilmTime(fromMs)}</span> {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
