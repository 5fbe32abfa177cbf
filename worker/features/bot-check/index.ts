import { getBotCheck } from "#domain/contracts/bot-check.ts";
import { ok } from "#domain/lib/result.ts";
import type { Feature } from "#worker/feature.ts";
import { publicRoute } from "#worker/http/route.ts";

/** What the browser has to know of the check of bots. */
export const BOT_CHECK: Feature = {
  name: "bot_check",
  routes: ({ botCheck }) => [publicRoute(getBotCheck, () => ok({ siteKey: botCheck.siteKey }))],
};
