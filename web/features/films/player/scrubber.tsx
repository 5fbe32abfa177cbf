import type { ReactElement } from "react";
import { type Chapter, findAt, formatFilmTime } from "#domain/films/film.ts";

const STEP_MS = 100;

/** Where one is in the film, with a tick where each chapter begins; what is not open is hatched. */
export function Scrubber({
  timeMs,
  lengthMs,
  openMs,
  chapters,
  onSeek,
}: {
  readonly timeMs: number;
  readonly lengthMs: number;
  /** How much of the film can be watched. */
  readonly openMs: number;
  readonly chapters: readonly Chapter[];
  readonly onSeek: (timeMs: number) => void;
}): ReactElement {
  const chapter = findAt(chapters, timeMs);
  const place = `${speakTime(timeMs)} of ${speakTime(lengthMs)}`;
  return (
    <div className="film-scrubber">
      <i className="film-scrubber-done" style={{ width: `${(timeMs / lengthMs) * 100}%` }} />
      {openMs < lengthMs && <i className="film-scrubber-shut" style={{ left: `${(openMs / lengthMs) * 100}%` }} />}
      {chapters.slice(1).map(({ title, fromMs }) => (
        <s key={title} style={{ left: `${(fromMs / lengthMs) * 100}%` }} />
      ))}
      <input
        type="range"
        min={0}
        max={lengthMs}
        step={STEP_MS}
        value={Math.round(timeMs)}
        aria-label="Position"
        aria-valuetext={chapter ? `${place}, ${chapter.title}` : place}
        title={formatFilmTime(timeMs)}
        onChange={({ target }) => onSeek(target.valueAsNumber)}
      />
    </div>
  );
}

/** A place in time as it is said: “1 minute 12 seconds”. */
function speakTime(timeMs: number): string {
  const seconds = Math.floor(timeMs / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = `${seconds % 60} ${seconds % 60 === 1 ? "second" : "seconds"}`;
  return minutes === 0 ? rest : `${minutes} ${minutes === 1 ? "minute" : "minutes"} ${rest}`;
}
