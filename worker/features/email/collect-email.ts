import { tierOf, type Visitor } from "#domain/accounts/visitor.ts";
import type { CollectEmailRequest, CollectEmailResponse } from "#domain/contracts/email.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { countSecondsLeftInDay } from "#domain/lib/time.ts";
import { GUIDE_LIMIT_MESSAGES, type GuideLimitName, listGuideLimits } from "#domain/mail/guide-limits.ts";
import type { Tier } from "#domain/orders/tier.ts";
import { UNKNOWN_CORE_MESSAGE } from "#domain/sigils/core-version.ts";
import { resolveMethod } from "#domain/sigils/method.ts";
import type { SigilRecipe } from "#domain/sigils/method-kits.ts";
import { planDrawing } from "#domain/sigils/plan-drawing.ts";
import { parseRecipe } from "#domain/sigils/recipe.ts";
import type { SigilEngines } from "#sigil-core/host/engine.ts";
import { type CountedUse, DailyCounts } from "#worker/db/daily-counts.ts";
import type { Database } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { type WriteFailure, writeOnce } from "#worker/db/write-once.ts";
import { drawSigil, requireMethod } from "#worker/draw-sigil.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import type { MailSender } from "#worker/mail/mail-sender.ts";
import type { Outbox } from "#worker/mail/outbox.ts";
import { ACTIVATION_GUIDE, type GuideData } from "#worker/mail/templates/activation-guide.ts";
import type { Background, Clock } from "#worker/ports/runtime.ts";
import type { SubscriptionRepo } from "./subscriptions.ts";

/** What mailing a guide needs. */
export interface CollectEmailDeps {
  readonly engine: SigilEngines;
  readonly clock: Clock;
  readonly database: Database;
  readonly encryption: Encryption;
  readonly outbox: Outbox;
  readonly mailSender: MailSender;
  readonly background: Background;
  readonly subscriptions: SubscriptionRepo;
}

/** Who asks for a guide, and where. */
export interface GuideAsker {
  readonly visitor: Visitor;
  /** What the client is counted by. */
  readonly clientKey: string;
  /** Where the product is reached, as in `https://example.org`: the links in the mail lead there. */
  readonly origin: string;
}

/**
 * Mails the activation guide, and asks in the same mail to confirm the newsletter where it was asked for. Fails with `tier_required` for a
 * sigil of a method of another tier, `invalid_request` for answers of its wizard that break a rule or a core that isn't known, and `too_many_requests` where
 * a limit of the day is reached.
 */
export async function collectEmail(
  { engine, clock, database, encryption, outbox, mailSender, background, subscriptions }: CollectEmailDeps,
  { visitor, clientKey, origin }: GuideAsker,
  request: CollectEmailRequest,
): Promise<Result<CollectEmailResponse, Fault>> {
  const { email, subscribe } = request;
  const tier = tierOf(visitor);
  const sigil = toGuideSigil(engine, tier, request);
  if (!sigil.isOk) return sigil;
  const now = clock.now();
  const isAsked = subscribe && (await subscriptions.find(email))?.status !== "confirmed";
  const isVerified = visitor.kind === "account" && visitor.email === email;
  const data: GuideData = {
    origin,
    tier,
    sigil: sigil.value,
    coreVersion: request.sigilData?.coreVersion ?? engine.coreVersion,
    requestedAt: now,
    isAskedToConfirm: isAsked,
    isSenderVerified: isVerified,
  };
  const mail = addressMail(ACTIVATION_GUIDE, { key: crypto.randomUUID(), to: email, data });
  const use = await new DailyCounts(database, encryption).prepare(
    listGuideLimits({ email, clientKey, isVerified }),
    now,
  );
  const { id, statement } = await outbox.draft(mail, now, use.hasRoom);
  // Where an answer is lost the guide is counted twice and mailed once.
  const counts = use.draft(outbox.isPosted(id));
  const consents = isAsked ? [subscriptions.draftRequest(email, id, now)] : [];
  const written = await writeOnce({
    write: async () => (await database.batch([statement, ...counts, ...consents]))[0].meta.changes > 0,
    isThere: () => outbox.has(mail.key),
  });
  if (!written.isOk) return explainRefusal(written.error, use, now);
  background.run(mailSender.deliver(id));
  return ok({ success: true });
}

async function explainRefusal(
  failure: WriteFailure,
  use: CountedUse<GuideLimitName>,
  now: number,
): Promise<Result<never, Fault>> {
  const reached = failure === "refused" ? await use.findReached() : null;
  if (reached === null) return refuse("not_ready");
  return refuse("too_many_requests", {
    message: GUIDE_LIMIT_MESSAGES[reached],
    retryAfterS: countSecondsLeftInDay(now),
  });
}

/** The sigil that the guide is about, drawn once so that nothing undrawable is promised; null where there is none yet. */
function toGuideSigil(
  engine: SigilEngines,
  tier: Tier,
  request: CollectEmailRequest,
): Result<SigilRecipe | null, Fault> {
  const { intention, method: ownMethod, coreVersion = engine.coreVersion, ...answers } = request.sigilData ?? {};
  if (intention == null) return ok(null);
  const allowed = requireMethod(tier, resolveMethod(ownMethod ?? request.method));
  if (!allowed.isOk) return allowed;
  const recipe = parseRecipe({ ...answers, intention, method: allowed.value });
  if (!recipe.isOk) return recipe;
  const core = engine.findVersion(coreVersion);
  if (core === null) return refuse("invalid_request", { message: UNKNOWN_CORE_MESSAGE });
  const drawn = drawSigil(core, planDrawing(recipe.value));
  return drawn.isOk ? recipe : drawn;
}
