import {
  askForEarlierHour,
  declineHourOffer,
  getHourOffer,
  takeHourOffer,
  withdrawHourRequest,
} from "#domain/contracts/own-booking.ts";
import { ok } from "#domain/lib/result.ts";
import { replyEmpty } from "#worker/http/reply.ts";
import { publicRoute, type Route, tokenRoute } from "#worker/http/route.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { describeBooking } from "./describe-booking.ts";
import { askForHour, declineOffer, describeOffer, openOffer, takeOffer, withdrawRequest } from "./hour-offers.ts";
import { createPageToken } from "./open-booking.ts";

/** The calls of whoever waits for an hour. */
export function listHourRoutes(deps: BookingDeps): readonly Route[] {
  const open = (rawToken: string) => openOffer(deps, rawToken);
  const done = replyEmpty({ status: 204 });
  return [
    publicRoute(askForEarlierHour, async ({ body, findVisitor }) => {
      const asked = await askForHour(deps, await findVisitor(), body.timezone);
      return asked.isOk ? ok(done) : asked;
    }),
    publicRoute(withdrawHourRequest, async ({ findVisitor }) => {
      await withdrawRequest(deps, await findVisitor());
      return ok(done);
    }),
    tokenRoute(getHourOffer, open, async ({ holder }) => ok(await describeOffer(deps, holder))),
    tokenRoute(takeHourOffer, open, async ({ holder, origin }) => {
      const taken = await takeOffer(deps, holder, origin);
      if (!taken.isOk) return taken;
      const token = await createPageToken(deps, taken.value.booking.id, deps.clock.now());
      return ok(await describeBooking(deps, taken.value, token));
    }),
    tokenRoute(declineHourOffer, open, async ({ holder, params }) => {
      await declineOffer(deps, holder);
      const declined = await open(params.token);
      return declined.isOk ? ok(await describeOffer(deps, declined.value)) : declined;
    }),
  ];
}
