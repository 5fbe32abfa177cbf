import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type CommissionAct, computeStep, decideCommission } from "#domain/commissions/lifecycle.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { selectRow } from "#worker/db/database.ts";
import { commissionLinks, handDrawnSigils } from "#worker/db/schema/commissions.ts";
import { writeOnce } from "#worker/db/write-once.ts";
import type { OutgoingMail } from "#worker/mail/mail-kind.ts";
import type { CommissionDeps } from "./commission-deps.ts";
import { CommissionRepo, REACHED_AT, type StoredCommission } from "./commission-repo.ts";

/** A mail of a change, and the digest of the secret in its link to the commission; null where it has none. */
export interface CommissionMail {
  readonly mail: OutgoingMail;
  readonly linkHash: string | null;
}

/** Something that happens to a commission. */
export interface CommissionChange {
  readonly act: CommissionAct;
  /** What is written beside the state. */
  readonly values: Partial<typeof handDrawnSigils.$inferInsert>;
  readonly mails?: readonly CommissionMail[];
  /** What else has to hold, and what is said where it no longer does. */
  readonly condition?: SQL | undefined;
  readonly overtaken?: string;
}

/** What is said where the order behind a commission gives nothing. */
export const STOPPED = "This commission is stopped, since its payment is disputed or went back. Please write to us.";

/**
 * Does something to a commission: its state, what is written and the mails are one batch, where it is still as it was read. Fails with `conflict` and a
 * sentence that says what is so, or with `not_ready`.
 */
export async function changeCommission(
  deps: CommissionDeps,
  { row, isStopped }: StoredCommission,
  { act, values, mails = [], condition, overtaken }: CommissionChange,
): Promise<Result<StoredCommission, Fault>> {
  const { database, encryption, clock, background, mailSender } = deps;
  if (isStopped) return refuse("conflict", { message: STOPPED });
  const decided = decideCommission(row.status, act);
  if (!decided.isOk) return refuse("conflict", { message: decided.error });
  const status = decided.value;
  const update = database
    .update(handDrawnSigils)
    .set({
      ...values,
      ...(status !== row.status && { [REACHED_AT[status]]: clock.now() }),
      status,
      currentStep: computeStep(status),
    })
    .where(and(eq(handDrawnSigils.id, row.id), eq(handDrawnSigils.status, row.status), condition));
  const drafted = await draftMails(deps, row.id, mails, clock.now());
  const written = await writeOnce({
    write: async () => (await database.batch([update, ...drafted.statements]))[0].meta.changes > 0,
    isThere: async () =>
      (await database.$count(
        handDrawnSigils,
        and(eq(handDrawnSigils.id, row.id), eq(handDrawnSigils.status, status), areStored(values)),
      )) > 0,
  });
  if (!written.isOk && written.error === "unavailable") return refuse("not_ready");
  const changed = await new CommissionRepo(database, encryption).find(row.id);
  if (!written.isOk) {
    const meanwhile = changed && decideCommission(changed.row.status, act);
    const message = meanwhile && !meanwhile.isOk ? meanwhile.error : overtaken;
    return refuse("conflict", message === undefined ? {} : { message });
  }
  for (const id of drafted.mailIds) background.run(mailSender.deliver(id));
  return changed === null ? refuse("conflict") : ok(changed);
}

/** The condition that a commission has these values: encrypted ones are the same only where this very change has written them. */
function areStored(values: CommissionChange["values"]): SQL | undefined {
  const written = new Map<string, unknown>(Object.entries(values));
  const columns = Object.entries(getTableColumns(handDrawnSigils)).filter(([name]) => written.has(name));
  return and(...columns.map(([name, column]) => sql`${column} is ${written.get(name)}`));
}

/** Makes the statements of mails that belong right behind the statement of their cause: they change nothing where that changed nothing. */
export async function draftMails(
  { database, outbox }: CommissionDeps,
  commissionId: string,
  mails: readonly CommissionMail[],
  now: number,
): Promise<{ readonly statements: readonly BatchItem<"sqlite">[]; readonly mailIds: readonly string[] }> {
  const statements: BatchItem<"sqlite">[] = [];
  const mailIds: string[] = [];
  for (const { mail, linkHash } of mails) {
    const [first] = mailIds;
    const isCaused = first === undefined ? sql`changes() > 0` : outbox.isPosted(first);
    const { id, statement } = await outbox.draft(mail, now, isCaused);
    mailIds.push(id);
    statements.push(statement);
    if (linkHash === null) continue;
    const link = { tokenHash: linkHash, commissionId, createdAt: now };
    statements.push(database.insert(commissionLinks).select(selectRow(commissionLinks, link, outbox.isPosted(id))));
  }
  return { statements, mailIds };
}
