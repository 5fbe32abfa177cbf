import { eq, sql } from "drizzle-orm";
import type { Visitor } from "#domain/accounts/visitor.ts";
import type { IntakeAnswers } from "#domain/commissions/intake.ts";
import { STEP_LINK_MS } from "#domain/commissions/lifecycle.ts";
import { IntakeDraft, type MyCommissionsResponse } from "#domain/contracts/commissions.ts";
import { countReferenceBytes, formatReferenceNumber } from "#domain/lib/reference-number.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { selectRow } from "#worker/db/database.ts";
import { hashToken, newId, newToken } from "#worker/db/identifiers.ts";
import { commissionDrafts, handDrawnSigils } from "#worker/db/schema/commissions.ts";
import type { orders } from "#worker/db/schema/orders.ts";
import { writeOnce } from "#worker/db/write-once.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import { isNoticeWanted } from "#worker/mail/master-notices.ts";
import { COMMISSION_NOTICE, COMMISSION_RECEIVED } from "#worker/mail/templates/commission-mails.ts";
import { type CommissionMail, changeCommission, draftMails } from "./change-commission.ts";
import type { CommissionDeps } from "./commission-deps.ts";
import { CommissionRepo, type StoredCommission } from "./commission-repo.ts";
import { createPageToken, describeCommission } from "./open-commission.ts";

type Order = typeof orders.$inferSelect;

/** What is said where no order is open. */
const NO_ORDER = "A commission comes with Mastercrafted. Sign in with the address that you paid with, or buy it first.";

/** How often a process number is drawn again that another commission has already. */
const MOST_TRIES = 3;

/** What a visitor can commission, and has commissioned. */
export async function listMine(deps: CommissionDeps, visitor: Visitor): Promise<MyCommissionsResponse> {
  const { database, encryption } = deps;
  const repo = new CommissionRepo(database, encryption);
  const commissions = await repo.listOf(visitor);
  const order = await findOpenOrder(deps, visitor);
  return {
    order: order && { orderNumber: order.orderNumber, email: order.email },
    draft: order && (await readDraft(deps, order.id)),
    commissions: await Promise.all(
      commissions.map(async (stored) => describeCommission(deps, stored, await createPageToken(deps, stored.row.id))),
    ),
  };
}

/** Keeps unfinished answers, unless those of the order were sent meanwhile; fails with `payment_required`. */
export async function saveDraft(
  deps: CommissionDeps,
  visitor: Visitor,
  { orderNumber, ...draft }: IntakeDraft & { readonly orderNumber: string },
): Promise<Result<null, Fault>> {
  const orders = await new CommissionRepo(deps.database, deps.encryption).listOrders(visitor);
  const order = orders.find((held) => held.orderNumber === orderNumber);
  if (!order) return refuse("payment_required", { message: NO_ORDER });
  const now = deps.clock.now();
  const id = newId(now);
  const answers = await deps.encryption.forRow("commission_drafts", id).encrypt("answers", JSON.stringify(draft));
  const row = { id, answers, changedAt: now };
  const isUnsent = sql`not exists (select 1 from ${handDrawnSigils} where ${handDrawnSigils.orderId} = ${order.id})`;
  await deps.database
    .insert(commissionDrafts)
    .select(selectRow(commissionDrafts, { orderId: order.id, ...row }, isUnsent))
    .onConflictDoUpdate({ target: commissionDrafts.orderId, set: row });
  return ok(null);
}

/**
 * Makes a commission of the answers for an order, with a mail to its client and the link of the workshop to the master, in one batch. The same order again
 * is the same commission. Fails with `payment_required` or `not_ready`.
 */
export async function sendIntake(
  deps: CommissionDeps,
  { visitor, origin }: { readonly visitor: Visitor; readonly origin: string },
  { orderNumber, ...answers }: IntakeAnswers & { readonly orderNumber: string },
): Promise<Result<StoredCommission, Fault>> {
  const repo = new CommissionRepo(deps.database, deps.encryption);
  const order = (await repo.listOrders(visitor)).find((held) => held.orderNumber === orderNumber);
  if (!order) return refuse("payment_required", { message: NO_ORDER });
  const ofOrder = eq(handDrawnSigils.orderId, order.id);
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const known = await repo.findBy(ofOrder);
    if (known !== null) return ok(known);
    const written = await writeCommission(deps, { visitor, order, answers, origin });
    if (!written.isOk && written.error === "unavailable") return refuse("not_ready");
  }
  const stored = await repo.findBy(ofOrder);
  return stored === null ? refuse("not_ready") : ok(stored);
}

/** Changes the answers of a commission, until the master begins. */
export async function changeAnswers(
  deps: CommissionDeps,
  stored: StoredCommission,
  answers: IntakeAnswers,
): Promise<Result<StoredCommission, Fault>> {
  const values = await new CommissionRepo(deps.database, deps.encryption).encryptAnswers(stored.row.id, answers);
  return changeCommission(deps, stored, { act: "change_answers", values });
}

async function writeCommission(
  deps: CommissionDeps,
  {
    visitor,
    order,
    answers,
    origin,
  }: {
    readonly visitor: Visitor;
    readonly order: Order;
    readonly answers: IntakeAnswers;
    readonly origin: string;
  },
): ReturnType<typeof writeOnce> {
  const { database, encryption, clock, background, mailSender, masterEmail } = deps;
  const now = clock.now();
  const id = newId(now);
  const processNumber = formatReferenceNumber("HD", crypto.getRandomValues(new Uint8Array(countReferenceBytes("HD"))));
  const [linkToken, stepToken] = [newToken(), newToken()];
  const { email } = order;
  const insert = database.insert(handDrawnSigils).values({
    ...{ id, orderId: order.id, processNumber, email, createdAt: now },
    userId: visitor.kind === "account" && visitor.email === email ? visitor.userId : null,
    ...(await new CommissionRepo(database, encryption).encryptAnswers(id, answers)),
    masterStep2TokenHash: await hashToken(stepToken),
    masterStepExpiresAt: now + STEP_LINK_MS,
  });
  const data = { origin, processNumber };
  const received = { ...data, token: linkToken, name: answers.name };
  const mails: CommissionMail[] = [
    {
      mail: addressMail(COMMISSION_RECEIVED, { key: id, to: email, data: received }),
      linkHash: await hashToken(linkToken),
    },
  ];
  if (await isNoticeWanted(database, "commission")) {
    const notice = { key: `${id}|2`, to: masterEmail, data: { ...data, token: stepToken, step: 2 } } as const;
    mails.push({ mail: addressMail(COMMISSION_NOTICE, notice), linkHash: null });
  }
  const drafted = await draftMails(deps, id, mails, now);
  const written = await writeOnce({
    write: async () => {
      const forgetDraft = database.delete(commissionDrafts).where(eq(commissionDrafts.orderId, order.id));
      return (await database.batch([insert, ...drafted.statements, forgetDraft]))[0].meta.changes > 0;
    },
    isThere: async () => (await database.$count(handDrawnSigils, eq(handDrawnSigils.id, id))) > 0,
  });
  if (written.isOk) for (const mailId of drafted.mailIds) background.run(mailSender.deliver(mailId));
  return written;
}

/** The order that no commission was sent for yet; the one that was paid first where there are several. */
async function findOpenOrder(deps: CommissionDeps, visitor: Visitor): Promise<Order | null> {
  const { database, encryption } = deps;
  for (const order of await new CommissionRepo(database, encryption).listOrders(visitor)) {
    if ((await database.$count(handDrawnSigils, sql`${handDrawnSigils.orderId} = ${order.id}`)) === 0) return order;
  }
  return null;
}

async function readDraft({ database, encryption }: CommissionDeps, orderId: string): Promise<IntakeDraft | null> {
  const [draft] = await database.select().from(commissionDrafts).where(eq(commissionDrafts.orderId, orderId));
  if (!draft) return null;
  const answers = await encryption.forRow("commission_drafts", draft.id).decrypt("answers", draft.answers);
  return IntakeDraft.parse(JSON.parse(answers));
}
