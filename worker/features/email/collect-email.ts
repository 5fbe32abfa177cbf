import { tierOf, type Visitor } from "#domain/accounts/visitor.ts";
import type { CollectEmailRequest, CollectEmailResponse } from "#domain/contracts/email.ts";
import { DAY_MS } from "#domain/lib/duration.ts";
import { type Fault, refuse } from "#domain/lib/fault.ts";
import { ok, type Result } from "#domain/lib/result.ts";
import type { Tier } from "#domain/orders/tier.ts";
import { resolveMethod } from "#domain/sigils/method.ts";
import { planDrawing } from "#domain/sigils/plan-drawing.ts";
import type { SigilEngine } from "#sigil-core/host/engine.ts";
import type { Database } from "#worker/db/client.ts";
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

/** What mailing a guide needs. */
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
 * Mails the activation guide, and asks in the same mail to confirm the letters that were wished for. Fails with `tier_required` for a
 * sigil of a method of another tier, `invalid_request` for answers of its wizard that break a rule, and `too_many_requests` where
 * the address has had its guides of the day.
 */
export async function collectEmail(
  { engine, clock, database, outbox, postman, background, subscriptions }: CollectEmailDeps,
  visitor: Visitor,
  origin: string,
  request: CollectEmailRequest,
): Promise<Result<CollectEmailResponse, Fault>> {
  const { email, subscribe } = request;
  const tier = tierOf(visitor);
  const sigil = toGuideSigil(engine, tier, request);
  if (!sigil.isOk) return sigil;
  const now = clock.now();
  const isAsked = subscribe && (await subscriptions.find(email))?.status !== "confirmed";
  const data: GuideData = { origin, tier, sigil: sigil.value, requestedAt: now, isAskedToConfirm: isAsked };
  const letter = addressLetter(ACTIVATION_GUIDE, { key: crypto.randomUUID(), to: email, data });
  const { id, statement } = await outbox.draft(letter, now, { count: GUIDES_A_DAY, withinMs: DAY_MS });
  const wish = isAsked ? [subscriptions.draftRequest(email, id, now)] : [];
  const [posted] = await database.batch([statement, ...wish]);
  if (posted.meta.changes === 0)
    return refuse("too_many_requests", { message: TOO_MANY_GUIDES, retryAfterS: DAY_MS / 1000 });
  background.run(postman.deliver(id));
  return ok({ success: true });
}

/** The sigil that the guide is about, drawn once so that nothing undrawable is promised; null where there is none yet. */
function toGuideSigil(
  engine: SigilEngine,
  tier: Tier,
  request: CollectEmailRequest,
): Result<GuideData["sigil"], Fault> {
  const {
    intention,
    method: ownMethod,
    planetaryOptions,
    customOptions,
    ancestralData,
    elementalData,
  } = request.sigilData ?? {};
  if (intention == null) return ok(null);
  const allowed = requireMethod(tier, resolveMethod(ownMethod ?? request.method));
  if (!allowed.isOk) return allowed;
  const method = allowed.value;
  const sigil = {
    intention,
    method,
    ...(method === "planetary" && { planetaryOptions }),
    ...(method === "custom" && { customOptions }),
    ...(method === "ancestral" && { ancestralData }),
    ...(method === "elemental" && { elementalData }),
  };
  const recipe = toRecipe(sigil);
  if (!recipe.isOk) return recipe;
  const drawn = drawSigil(engine, planDrawing(recipe.value));
  return drawn.isOk ? ok(sigil) : drawn;
}
