import { Link } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import type { ReactElement } from "react";
import { formatFilmTime } from "#domain/films/film.ts";
import { FILMS } from "#domain/films/film-list.ts";
import { formatPrice, PRICES_CENTS } from "#domain/orders/order.ts";
import { METHOD_NAMES, SIGIL_METHODS, type SigilMethod } from "#domain/sigils/method.ts";
import { openUpgradeDialog } from "#web/lib/email-dialog.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { filmPositionsAtom, isWatched } from "./player/positions.ts";

/** The five films with their lengths, and what they come with. */
export function FilmList({
  current,
  isWhole,
}: {
  readonly current: SigilMethod;
  /** Whether films are open to their ends; null until the server has said so. */
  readonly isWhole: boolean | null;
}): ReactElement {
  const positions = useAtomValue(filmPositionsAtom);
  return (
    <aside aria-label="All films" className="print:hidden">
      <ol className="border-t-3 border-base-content">
        {SIGIL_METHODS.map((method) => (
          <li key={method} className="border-b border-rule">
            <Link
              to="/films"
              search={{ film: method }}
              resetScroll={false}
              className="grid min-h-16 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3.5 px-2 py-2 no-underline hover:bg-base-200 aria-[current]:bg-paper aria-[current]:shadow-[inset_3px_0_0_var(--color-primary)]"
              aria-current={method === current ? "true" : undefined}
            >
              <Ornament name={`method-${method}`} className="size-11 text-sigil-ink" />
              <span>
                <b className="block text-[1.1875rem]/[1.3] font-normal">{METHOD_NAMES[method]}</b>
                <em className="text-note/[1.2] text-ink-soft">{tellState(method, current, positions[method])}</em>
              </span>
              <span className="num">{formatFilmTime(FILMS[method].lengthMs)}</span>
            </Link>
          </li>
        ))}
      </ol>
      {isWhole === true && (
        <p className="mt-3.5 flex items-center gap-[0.5em]">
          <Icon name="check" className="text-success" />
          <b className="font-display text-[1.25rem]/[1.3] font-normal">Yours</b> All five, to their ends.
        </p>
      )}
      {isWhole === false && (
        <div className="mt-3.5">
          <p className="text-ui/[1.45]">
            The first ten seconds of each are free. Whole, they come with Advanced,{" "}
            <span className="num">{formatPrice(PRICES_CENTS.advanced)}</span> once.
          </p>
          <Button className="mt-2" icon="lock" onClick={() => openUpgradeDialog("advanced")}>
            Unlock the films
          </Button>
        </div>
      )}
    </aside>
  );
}

function tellState(method: SigilMethod, current: SigilMethod, positionMs: number | undefined): string {
  if (method === current) return "in the player";
  if (isWatched(method, positionMs)) return "watched";
  return positionMs === undefined ? "" : `watched to ${formatFilmTime(positionMs)}`;
}
