import type { ReactElement } from "react";
import { formatFilmTime, type Timeline } from "#domain/films/film.ts";
import { Icon } from "#web/ui/icon.tsx";

/** All that is said in a film, by chapters; each line leads to its place. */
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
  return (
    <details className="mt-5 border-y border-rule print:border-0">
      <summary className="flex min-h-11 cursor-pointer items-center gap-[0.5em] text-ui">
        <Icon name="book" />
        Transcript
      </summary>
      <div className="pb-5">
        {chapters.map((chapter) => (
          <section key={chapter.title} aria-label={chapter.title} className="mt-3.5">
            <h3 className="caps text-[1.125rem]/[1.3] text-ink-soft">{chapter.title}</h3>
            <ul>
              {captions
                .filter(({ fromMs }) => fromMs >= chapter.fromMs && fromMs < chapter.toMs)
                .map(({ text, fromMs, toMs }) => (
                  <li key={fromMs}>
                    <button
                      type="button"
                      className="grid min-h-11 w-full grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-2 py-1 text-left hover:bg-base-200 aria-[current]:bg-paper"
                      aria-current={timeMs >= fromMs && timeMs < toMs ? "true" : undefined}
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
    </details>
  );
}
