import type { CollectEmailRequest, CollectEmailResponse } from "#domain/contracts/email.ts";
import { DAY_MS } from "#domain/lib/duration.ts";
import type { Tier } from "#domain/orders/tier.ts";
import { resolveMethod } from "#domain/sigils/method.ts";
import { planDrawing } from "#domain/sigils/plan-drawing.ts";
import type { SigilEngine } from "#sigil-core/host/engine.ts";
import type { Database } from "#worker/db/client.ts";
import { AppError } from "#worker/http/app-error.ts";
import { tierOf, type Visitor } from "#worker/http/sessions/visitor.ts";
import { addressLetter } from "#worker/mail/letter.ts";
import { ACTIVATION_GUIDE, type GuideData } from "#worker/mail/letters/activation-guide.ts";
import type { Outbox } from "#worker/mail/outbox.ts";
import type { Postman } from "#worker/mail/postman.ts";
import type { Background } from "#worker/ports/background.ts";
import type { Clock } from "#worker/ports/clock.ts";
import { drawSigil } from "#worker/sigils/draw-sigil.ts";
import { requireMethod } from "#worker/sigils/require-method.ts";
import { toRecipe } from "#worker/sigils/to-recipe.ts";
import type { SubscriptionRepo } from "./subscription-repo.ts";

/** What mailing a guide stands on. */
export interface CollectEmailDeps {
  readonly engine: SigilEngine;
  readonly clock: Clock;
  readonly database: Database;
  readonly outbox: Outbox;
  readonly postman: Postman;
  readonly background: Background;
  readonly subscriptions: SubscriptionRepo;
}

/** So many guides a day go to one address at most, whoever asks for them. */
const GUIDES_A_DAY = 5;

const TOO_MANY_GUIDES = `We have sent ${GUIDES_A_DAY} guides to this address within a day. Please ask for the next one tomorrow.`;

/**
 * Mails the activation guide, and asks in the same mail to confirm the letters that were wished for. Throws `tier_required` for a
 * sigil of a method of another tier, `invalid_request` for answers of its wizard that break a rule, and `too_many_requests` where
 * the address has had its guides of the day.
 */
export async function collectEmail(
  { engine, clock, database, outbox, postman, background, subscriptions }: CollectEmailDeps,
  visitor: Visitor,
  origin: string,
  request: CollectEmailRequest,
): Promise<CollectEmailResponse> {
  const { email, subscribe } = request;
  const tier = tierOf(visitor);
  const sigil = toGuideSigil(engine, tier, request);
  const now = clock.now();
  const isAsked = subscribe && (await subscriptions.find(email))?.status !== "confirmed";
  const data: GuideData = { origin, tier, sigil, requestedAt: now, isAskedToConfirm: isAsked };
  const letter = addressLetter(ACTIVATION_GUIDE, { key: crypto.randomUUID(), to: email, data });
  const { id, statement } = await outbox.draft(letter, now, { count: GUIDES_A_DAY, withinMs: DAY_MS });
  const wish = isAsked ? [subscriptions.draftRequest(email, id, now)] : [];
  const [posted] = await database.batch([statement, ...wish]);
  if (posted.meta.changes === 0) throw new AppError("too_many_requests", TOO_MANY_GUIDES);
  background.run(postman.deliver(id));
  return { success: true };
}

/** The sigil that the guide is about, drawn once so that nothing undrawable is promised; null where there is none yet. */
function toGuideSigil(engine: SigilEngine, tier: Tier, request: CollectEmailRequest): GuideData["sigil"] {
  const {
    intention,
    method: ownMethod,
    planetaryOptions,
    customOptions,
    ancestralData,
    elementalData,
  } = request.sigilData ?? {};
  if (intention == null) return null;
  const method = resolveMethod(ownMethod ?? request.method);
  requireMethod(tier, method);
  const sigil = {
    intention,
    method,
    ...(method === "planetary" && { planetaryOptions }),
    ...(method === "custom" && { customOptions }),
    ...(method === "ancestral" && { ancestralData }),
    ...(method === "elemental" && { elementalData }),
  };
  drawSigil(engine, planDrawing(toRecipe(sigil)));
  return sigil;
}
