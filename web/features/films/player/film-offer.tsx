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
    <section className="film-offer" aria-label="The rest of the film">
      <div className="film-offer-sigil">
        <SigilPicture paths={sigil} label={null} />
      </div>
      <div className="grid gap-3">
        <h3>The first ten seconds are free</h3>
        <p className="text-ui/[1.45]">
          The film goes on for <span className="num">{formatFilmTime(lengthMs - FREE_MS)}</span>. All five come whole
          with Advanced, <span className="num">{formatPrice(PRICES_CENTS.advanced)}</span> once, beside the five
          methods.
        </p>
        <div className="film-offer-acts">
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
