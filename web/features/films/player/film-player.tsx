import { type KeyboardEvent, type ReactElement, useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { FilmResponse } from "#domain/contracts/films.ts";
import { type Caption, findAt, formatFilmTime, layOutScript, type Timeline } from "#domain/films/film.ts";
import { FILMS } from "#domain/films/film-list.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import { useReducedMotion } from "#web/lib/use-media-query.ts";
import { Icon } from "#web/ui/icon.tsx";
import { SigilPicture } from "#web/ui/sigil/sigil-picture.tsx";
import { FilmStage } from "../stage/film-stage.tsx";
import { composeFrame } from "../stage/frame.ts";
import { Chapters } from "./chapters.tsx";
import { FilmOffer } from "./film-offer.tsx";
import { KeyHints } from "./key-hints.tsx";
import { PlayingBar, StillsBar } from "./player-bars.tsx";
import { findPlayerAct, type PlayerAct } from "./player-keys.ts";
import { Transcript } from "./transcript.tsx";
import { type FilmClock, useFilmClock } from "./use-film-clock.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { stepSpeed, type WatchSettings } from "./watch-settings.ts";
import "#web/styles/all-utilities.css";
import "./player.css";

const SECOND_MS = 1000;

/**
 * Plays a film by drawing it: play, pause, chapters, speed, captions, full screen, and keys while the focus is in it. Where no motion is wanted it is a
 * row of stills, one a caption. A film of which only the beginning is there ends with what the rest comes with.
 */
export function FilmPlayer({
  method,
  film: { script, isWhole },
  drawing,
  startMs,
  settings,
  onSettings,
  onWatched,
}: {
  readonly method: SigilMethod;
  readonly film: FilmResponse;
  readonly drawing: Drawing;
  readonly startMs: number;
  readonly settings: WatchSettings;
  readonly onSettings: (settings: WatchSettings) => void;
  /** Told at each second how far the film was watched, ms. */
  readonly onWatched: (timeMs: number) => void;
}): ReactElement {
  const { recipe, lengthMs } = FILMS[method];
  const timeline = useMemo(() => layOutScript(script), [script]);
  const clock = useFilmClock(timeline.lengthMs, startMs, settings.rate);
  const isInStills = useReducedMotion();
  const frame = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(frame);
  useWatched(clock, onWatched);
  // Picture and controls are looked at together, and may not both be in the window where the film begins.
  useEffect(() => {
    if (clock.isPlaying) frame.current?.scrollIntoView({ behavior: "smooth", block: "nearest" });
  }, [clock.isPlaying]);

  const { timeMs, isPlaying } = clock;
  const isAtLimit = !isWhole && timeMs >= timeline.lengthMs;
  const caption = findAt(timeline.captions, timeMs);
  const move = isInStills ? moveByStills(timeline, clock) : moveInTime(clock);

  function act(does: PlayerAct): void {
    if (does.kind === "toggle") move.toggle();
    else if (does.kind === "move") move.by(does.byMs);
    else if (does.kind === "go") clock.seek(lengthMs * does.share);
    else if (does.kind === "speed") onSettings({ ...settings, rate: stepSpeed(settings.rate, does.by) });
    else if (does.kind === "captions") onSettings({ ...settings, hasCaptions: !settings.hasCaptions });
    else fullScreen.toggle();
  }

  function handleKey(event: KeyboardEvent): void {
    const found = findPlayerAct({
      key: event.key,
      hasModifier: event.ctrlKey || event.metaKey || event.altKey,
      isOnButton: event.target instanceof HTMLElement && event.target.closest("button, summary, a") !== null,
    });
    if (!found) return;
    event.preventDefault();
    act(found);
  }

  const bar = {
    clock,
    lengthMs,
    timeline,
    settings,
    onSettings,
    isFull: fullScreen.isFull,
    hasFull: fullScreen.isPossible,
    act,
  };
  const isPoster = timeMs === 0 && !isPlaying && !isInStills;
  return (
    // Browsers that give no focus to a button that is clicked give it to the player: its keys work from then on.
    <section className="film-player" aria-label="Player" tabIndex={-1} onKeyDown={handleKey}>
      <div ref={frame} className="film-frame">
        <div className="plate film-sheet">
          <div className="film-screen">
            {isAtLimit ? (
              <FilmOffer
                method={method}
                lengthMs={lengthMs}
                sigil={drawing}
                onReplay={isInStills ? () => clock.seek(0) : clock.play}
              />
            ) : (
              <Picture
                drawing={drawing}
                frame={
                  isPoster ? null : composeFrame(timeline, toFrameMs(timeMs, isInStills, caption), recipe, drawing)
                }
                isStill={!isPlaying}
              />
            )}
            {!isInStills && !isAtLimit && (
              <button
                type="button"
                className="film-touch"
                tabIndex={-1}
                aria-label={isPlaying ? "Pause by the picture" : "Play by the picture"}
                onClick={move.toggle}
                onDoubleClick={fullScreen.toggle}
              >
                {isPoster && (
                  <span className="film-big-play">
                    <Icon name="play" />
                  </span>
                )}
              </button>
            )}
          </div>
          <div className="film-caption" aria-live="polite">
            {isPoster && (
              <span className="text-ink-soft italic">
                A silent film with captions, <span className="num">{formatFilmTime(lengthMs)}</span>
              </span>
            )}
            {isAtLimit && <span className="vh">The first ten seconds are over.</span>}
            {settings.hasCaptions && caption && !isAtLimit && !isPoster && <p>{caption.text}</p>}
          </div>
        </div>
        {isInStills ? <StillsBar {...bar} /> : <PlayingBar {...bar} />}
      </div>
      <KeyHints isInStills={isInStills} />
      <Chapters chapters={timeline.chapters} timeMs={timeMs} onSeek={clock.seek} />
      <Transcript timeline={timeline} isWhole={isWhole} timeMs={timeMs} onSeek={clock.seek} />
    </section>
  );
}

function Picture({
  drawing,
  frame,
  isStill,
}: {
  readonly drawing: Drawing;
  /** Null before the film begins: then the sigil is shown that it ends with. */
  readonly frame: ReturnType<typeof composeFrame>;
  /** Scenes come and go in a film that plays; one that is paused is seen whole, also where a scene begins. */
  readonly isStill: boolean;
}): ReactElement {
  return (
    <div className="film-box">
      {frame ? (
        <FilmStage frame={isStill ? { ...frame, opacity: 1 } : frame} />
      ) : (
        <div className="film-poster" data-candle={drawing.inkRole}>
          <SigilPicture paths={drawing} label={null} />
        </div>
      )}
    </div>
  );
}

/** A still is the last moment of its caption, when all is there that the caption speaks of. */
function toFrameMs(timeMs: number, isStill: boolean, caption: Caption | null): number {
  return isStill && caption ? caption.toMs - 1 : timeMs;
}

interface Movement {
  toggle(): void;
  by(ms: number): void;
}

function moveInTime({ isPlaying, timeMs, play, pause, seek }: FilmClock): Movement {
  return { toggle: isPlaying ? pause : play, by: (ms) => seek(timeMs + ms) };
}

/** From still to still, whatever the time between them; after the last one comes the end. */
function moveByStills({ captions, lengthMs }: Timeline, { timeMs, seek }: FilmClock): Movement {
  const present = captions.findIndex(({ fromMs, toMs }) => timeMs >= fromMs && timeMs < toMs);
  const goTo = (still: number): void => seek(captions[Math.max(0, still)]?.fromMs ?? lengthMs);
  const index = present < 0 ? captions.length : present;
  return { toggle: () => goTo(index + 1), by: (ms) => goTo(index + Math.sign(ms)) };
}

function useWatched({ timeMs }: FilmClock, onWatched: (timeMs: number) => void): void {
  const second = Math.floor(timeMs / SECOND_MS);
  const tell = useEffectEvent(onWatched);
  useEffect(() => {
    if (second > 0) tell(second * SECOND_MS);
  }, [second]);
}
