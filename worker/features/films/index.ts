import { tierOf } from "#domain/accounts/visitor.ts";
import { getFilm } from "#domain/contracts/films.ts";
import { cutToFree } from "#domain/films/film.ts";
import { FILM_SCRIPTS } from "#domain/films/scripts.ts";
import { ok } from "#domain/lib/result.ts";
import { areFilmsIncluded } from "#domain/orders/tier.ts";
import type { Feature } from "#worker/feature.ts";
import { publicRoute } from "#worker/http/route.ts";

/** The films of the methods; how much of one is given out is decided by the server's own record of the tier. */
export const FILMS: Feature = {
  name: "films",
  routes: () => [
    publicRoute(getFilm, async ({ params, findVisitor }) => {
      const script = FILM_SCRIPTS[params.method];
      const isWhole = areFilmsIncluded(tierOf(await findVisitor()));
      return ok({ script: [...(isWhole ? script : cutToFree(script))], isWhole });
    }),
  ],
};
