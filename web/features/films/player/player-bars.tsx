import type { ReactElement } from "react";
import { formatFilmTime, type Timeline } from "#domain/films/film.ts";
import { Button } from "#web/ui/button.tsx";
import { PlayerIcon } from "./player-icon.tsx";
import type { PlayerAct } from "./player-keys.ts";
import { Scrubber } from "./scrubber.tsx";
import type { FilmClock } from "./use-film-clock.ts";
import { cycleSpeed, type WatchSettings } from "./watch-settings.ts";

interface BarProps {
  readonly clock: FilmClock;
  /** Of the whole film, also where only its beginning is there. */
  readonly lengthMs: number;
  readonly timeline: Timeline;
  readonly settings: WatchSettings;
  readonly onSettings: (settings: WatchSettings) => void;
  readonly isFull: boolean;
  readonly hasFull: boolean;
  readonly act: (act: PlayerAct) => void;
}

/** The controls under a film that plays. */
export function PlayingBar({ clock, lengthMs, timeline, settings, onSettings, ...full }: BarProps): ReactElement {
  const { timeMs, isPlaying } = clock;
  const isOver = timeMs >= timeline.lengthMs;
  return (
    <div className="film-bar">
      <Button
        icon={isPlaying ? "pause" : isOver ? "replay" : "play"}
        aria-label={isPlaying ? "Pause" : isOver ? "Play again" : "Play"}
        onClick={() => full.act({ kind: "toggle" })}
      />
      <Scrubber
        timeMs={timeMs}
        lengthMs={lengthMs}
        openMs={timeline.lengthMs}
        chapters={timeline.chapters}
        onSeek={clock.seek}
      />
      <span className="num film-time">
        {formatFilmTime(timeMs)} / {formatFilmTime(lengthMs)}
      </span>
      <Button
        variant="ghost"
        aria-label={`Speed, ${settings.rate} times`}
        onClick={() => onSettings({ ...settings, rate: cycleSpeed(settings.rate) })}
      >
        <span className="num min-w-[2.6em]">{settings.rate}×</span>
      </Button>
      <SharedControls settings={settings} {...full} />
    </div>
  );
}

/** The controls under the stills of a film: one on, one back. */
export function StillsBar({
  clock,
  timeline,
  settings,
  onSettings: _settings,
  lengthMs: _length,
  ...full
}: BarProps): ReactElement {
  const { captions, lengthMs } = timeline;
  const found = captions.findIndex(({ fromMs, toMs }) => clock.timeMs >= fromMs && clock.timeMs < toMs);
  const index = found < 0 ? captions.length - 1 : found;
  const isLast = clock.timeMs >= lengthMs || index === captions.length - 1;
  return (
    <div className="film-bar">
      <Button
        icon="previous"
        disabled={index === 0 && clock.timeMs < lengthMs}
        onClick={() => full.act({ kind: "move", byMs: -1 })}
      >
        Back
      </Button>
      <Button icon="next" disabled={clock.timeMs >= lengthMs} onClick={() => full.act({ kind: "move", byMs: 1 })}>
        Next
      </Button>
      <span className="num film-time mr-auto">
        Still {index + 1} of {captions.length}
        {isLast && ", the last"}
      </span>
      <SharedControls settings={settings} {...full} />
    </div>
  );
}

function SharedControls({
  settings,
  isFull,
  hasFull,
  act,
}: Pick<BarProps, "settings" | "isFull" | "hasFull" | "act">): ReactElement {
  return (
    <>
      <Button
        className="btn-square film-captions ml-auto"
        aria-label="Captions"
        aria-pressed={settings.hasCaptions}
        onClick={() => act({ kind: "captions" })}
      >
        <PlayerIcon name="captions" />
      </Button>
      {hasFull && (
        <Button
          variant="ghost"
          className="btn-square"
          aria-label={isFull ? "Leave full screen" : "Full screen"}
          onClick={() => act({ kind: "full" })}
        >
          <PlayerIcon name={isFull ? "window" : "full"} />
        </Button>
      )}
    </>
  );
}
