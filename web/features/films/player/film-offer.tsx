import type { ReactElement } from "react";
import { FREE_MS, formatFilmTime } from "#domain/films/film.ts";
import { formatPrice, PRICES_CENTS } from "#domain/orders/order.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { askToSignIn } from "#web/lib/account.ts";
import { openUpgradeDialog } from "#web/lib/email-dialog.ts";
import { Button } from "#web/ui/button.tsx";

/** What is shown where the free beginning of a film ends: how much follows, and what it comes with. */
export function FilmOffer({
  method,
  lengthMs,
  onReplay,
}: {
  readonly method: SigilMethod;
  readonly lengthMs: number;
  readonly onReplay: () => void;
}): ReactElement {
  return (
    <section className="film-offer" aria-label="The rest of the film">
      <h3>The first ten seconds are free</h3>
      <p>
        The film goes on for <span className="num">{formatFilmTime(lengthMs - FREE_MS)}</span>. All five come whole with
        Advanced, <span className="num">{formatPrice(PRICES_CENTS.advanced)}</span> once, beside the five methods.
      </p>
      <div className="actions justify-center">
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
    </section>
  );
}
