import { useAtom } from "jotai";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { FILMS } from "#domain/films/film-list.ts";
import { METHOD_NAMES, type SigilMethod } from "#domain/sigils/method.ts";
import { planDrawing } from "#domain/sigils/plan-drawing.ts";
import { useDrawingOf } from "#web/lib/engine/use-drawing.ts";
import { FetchState } from "#web/parts/fetch-state.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { SigilPlaceholder } from "#web/ui/sigil/sigil-picture.tsx";
import { useFilm } from "./api.ts";
import { FilmList } from "./film-list.tsx";
import { FilmPlayer } from "./player/film-player.tsx";
import { filmPositionsAtom } from "./player/positions.ts";
import { watchSettingsAtom } from "./player/watch-settings.ts";
import "#web/styles/all-utilities.css";

/** The five films, one of them in the player. */
export function FilmsPage({ method }: { readonly method: SigilMethod }): ReactElement {
  const { data: film } = useFilm(method);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(method);
  // Where the list is under the player, what was chosen in it would begin out of sight.
  useEffect(() => {
    if (shown.current !== method) heading.current?.scrollIntoView({ block: "nearest" });
    shown.current = method;
  }, [method]);
  return (
    <div className="page pt-3.5">
      <ButtonLink to="/" icon="back" variant="ghost" className="-ml-4 print:hidden">
        Back to Home
      </ButtonLink>
      <header className="mt-1 grid grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] items-end gap-14 pb-4.5 max-lg:grid-cols-1 max-lg:gap-2">
        <h1>Five Short Films</h1>
        <p className="lead max-w-[34rem] text-ink-soft">
          One for each method, a minute and a quarter long. They are drawn while you watch, by the pen that draws yours.
        </p>
      </header>
      <hr className="oxford" />
      <div className="grid grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] items-start gap-10.5 pt-5 print:block max-lg:grid-cols-1 max-lg:gap-7">
        <div className="min-w-0">
          <h2 ref={heading} className="scroll-mt-3 text-h3/[1.2]">
            {METHOD_NAMES[method]}
          </h2>
          <p className="mb-3 text-ink-soft">{FILMS[method].summary}</p>
          <Showing key={method} method={method} />
        </div>
        <FilmList current={method} isWhole={film?.isWhole ?? null} />
      </div>
    </div>
  );
}

/** The player of a film once its script and its sigil are there. */
function Showing({ method }: { readonly method: SigilMethod }): ReactElement {
  const { data: film, error, isFetching, refetch } = useFilm(method);
  const [plan] = useState(() => planDrawing(FILMS[method].recipe));
  const { drawn, hasFailed } = useDrawingOf(plan);
  const [positions, setPositions] = useAtom(filmPositionsAtom);
  const [settings, setSettings] = useAtom(watchSettingsAtom);

  if (film && drawn) {
    return (
      <FilmPlayer
        key={String(film.isWhole)}
        method={method}
        film={film}
        drawing={drawn.drawing}
        startMs={positions[method] ?? 0}
        settings={settings}
        onSettings={setSettings}
        onWatched={(timeMs) => setPositions({ ...positions, [method]: timeMs })}
      />
    );
  }
  return (
    <div>
      <div className="plate film-sheet">
        <div className="film-screen">
          <div className="film-box film-poster">
            <SigilPlaceholder />
          </div>
        </div>
        <div className="film-caption" />
      </div>
      <div className="film-bar">
        {hasFailed ? (
          <p className="error" role="alert">
            This browser can’t draw the film. The Sigil Guide tells the same steps in words.
          </p>
        ) : (
          <FetchState
            isPending
            error={isFetching ? null : error}
            waiting="The film is on its way."
            failed="The film did not arrive."
            onRetry={() => refetch()}
          />
        )}
      </div>
    </div>
  );
}
