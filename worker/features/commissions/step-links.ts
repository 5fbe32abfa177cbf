import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { decideCommission, STEP_LINK_MS } from "#domain/commissions/lifecycle.ts";
import { findWaitingStep } from "#domain/commissions/waiting.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { AuditLog } from "#worker/db/audit-log.ts";
import { hashToken, newId, newToken } from "#worker/db/identifiers.ts";
import { handDrawnSigils } from "#worker/db/schema/commissions.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import { COMMISSION_NOTICE } from "#worker/mail/templates/commission-mails.ts";
import { STOPPED } from "./change-commission.ts";
import type { CommissionDeps } from "./commission-deps.ts";
import { CommissionRepo, type StoredCommission } from "./commission-repo.ts";

const NOT_FOUND = "There is no commission with this number.";
const NO_LINK = "This commission has no open link.";

/** Mails the master a new link to the step that waits, in one batch with its note in the audit list; the link before opens nothing any more. */
export async function renewLink(
  deps: CommissionDeps,
  processNumber: string,
  { browser, origin }: { readonly browser: string; readonly origin: string },
): Promise<Result<StoredCommission, Fault>> {
  const { database, clock, outbox, background, mailSender, masterEmail } = deps;
  const found = await find(deps, processNumber);
  if (!found.isOk) return found;
  const { row, isStopped } = found.value;
  if (isStopped) return refuse("conflict", { message: STOPPED });
  const waiting = findWaitingStep(row);
  if (waiting === null) return refuseState(row.status);
  const { step } = waiting;
  const now = clock.now();
  const token = newToken();
  const key = `${row.id}|${step}`;
  const data = { origin, token, processNumber, step };
  const mail = addressMail(COMMISSION_NOTICE, { key: `${key}|${newId(now)}`, to: masterEmail, data });
  const { id: mailId, statement } = await outbox.draft(mail, now, sql`changes() > 0`);
  const isPosted = outbox.isPosted(mailId);
  const hash = await hashToken(token);
  await database.batch([
    database
      .update(handDrawnSigils)
      .set({
        masterStep2TokenHash: step === 2 ? hash : null,
        masterStep3TokenHash: step === 3 ? hash : null,
        masterStepExpiresAt: now + STEP_LINK_MS,
      })
      .where(and(eq(handDrawnSigils.id, row.id), eq(handDrawnSigils.status, row.status))),
    statement,
    new AuditLog(database).draft(
      { act: "commission_link_sent", subject: processNumber, detail: `step ${step}`, browser },
      now,
      isPosted,
    ),
    // A link that still waits to be mailed opens nothing any more.
    outbox.retract([`${COMMISSION_NOTICE.name}|${key}`], mail.key, isPosted),
  ]);
  background.run(mailSender.deliver(mailId));
  return find(deps, processNumber);
}

/** Takes the link of the step that waits back, with its note in the audit list: it opens nothing any more. */
export async function revokeLink(
  deps: CommissionDeps,
  processNumber: string,
  browser: string,
): Promise<Result<StoredCommission, Fault>> {
  const { database, clock } = deps;
  const found = await find(deps, processNumber);
  if (!found.isOk) return found;
  const { id } = found.value.row;
  const { masterStep2TokenHash, masterStep3TokenHash } = handDrawnSigils;
  const [revoked] = await database.batch([
    database
      .update(handDrawnSigils)
      .set({ masterStep2TokenHash: null, masterStep3TokenHash: null, masterStepExpiresAt: null })
      .where(and(eq(handDrawnSigils.id, id), or(isNotNull(masterStep2TokenHash), isNotNull(masterStep3TokenHash)))),
    new AuditLog(database).draft(
      { act: "commission_link_revoked", subject: processNumber, browser },
      clock.now(),
      sql`changes() > 0`,
    ),
  ]);
  return revoked.meta.changes > 0 ? find(deps, processNumber) : refuse("conflict", { message: NO_LINK });
}

async function find(
  { database, encryption }: CommissionDeps,
  processNumber: string,
): Promise<Result<StoredCommission, Fault>> {
  const repo = new CommissionRepo(database, encryption);
  const found = await repo.findBy(eq(handDrawnSigils.processNumber, processNumber));
  return found === null ? refuse("not_found", { message: NOT_FOUND }) : ok(found);
}

/** Says in which state a commission is that has no step any more. */
function refuseState(status: StoredCommission["row"]["status"]): Result<never, Fault> {
  const decided = decideCommission(status, "begin");
  return refuse("conflict", decided.isOk ? {} : { message: decided.error });
}
