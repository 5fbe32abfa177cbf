import type { ReactElement } from "react";
import { FREE_MS, formatFilmTime } from "#domain/films/film.ts";
import { formatPrice, PRICES_CENTS } from "#domain/orders/order.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { askToSignIn } from "#web/lib/account.ts";
import { openUpgradeDialog } from "#web/lib/email-dialog.ts";
import { Button } from "#web/ui/button.tsx";
import { type PicturePaths, SigilPicture } from "#web/ui/sigil/sigil-picture.tsx";

/** What is shown where the free beginning of a film ends: what the film comes to, how much follows, and what it comes with. */
export function FilmOffer({
  method,
  lengthMs,
  sigil,
  onReplay,
}: {
  readonly method: SigilMethod;
  readonly lengthMs: number;
  readonly sigil: PicturePaths;
  readonly onReplay: () => void;
}): ReactElement {
  return (
    <section
      className="relative z-2 grid min-h-full grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] items-center gap-7 px-9 pt-7 text-base-content @max-[34em]/film-sheet:grid-cols-[minmax(0,1fr)] @max-[34em]/film-sheet:content-center @max-[34em]/film-sheet:gap-3.5 @max-[34em]/film-sheet:px-6 @max-[34em]/film-sheet:text-center"
      aria-label="The rest of the film"
    >
      <div className="mx-auto w-full max-w-[60svh] @max-[34em]/film-sheet:max-w-[132px]">
        <SigilPicture paths={sigil} label={null} />
      </div>
      <div className="grid gap-3">
        <h3>The first ten seconds are free</h3>
        <p className="text-ui/[1.45]">
          The film goes on for <span className="num">{formatFilmTime(lengthMs - FREE_MS)}</span>. All five come whole
          with Advanced, <span className="num">{formatPrice(PRICES_CENTS.advanced)}</span> once, beside the five
          methods.
        </p>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 @max-[34em]/film-sheet:flex-col">
          <Button variant="primary" onClick={() => openUpgradeDialog("advanced", method === "chaos" ? null : method)}>
            Upgrade to Advanced
          </Button>
          <Button icon="replay" onClick={onReplay}>
            Watch again
          </Button>
          <Button variant="ghost" onClick={() => void askToSignIn("restore")}>
            Restore my purchase
          </Button>
        </div>
      </div>
    </section>
  );
}
