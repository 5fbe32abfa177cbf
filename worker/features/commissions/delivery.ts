import { and, eq, sql } from "drizzle-orm";
import { DELIVERIES_PER_DAY, DELIVERY_LIMIT_MESSAGE } from "#domain/commissions/waiting.ts";
import type { WordsForm } from "#domain/contracts/workshop.ts";
import { MAILED_FILE_LINK_MS } from "#domain/files/stored-file.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { countSecondsLeftInDay, MINUTE_MS } from "#domain/lib/time.ts";
import { DailyCounts } from "#worker/db/daily-counts.ts";
import { selectRow } from "#worker/db/database.ts";
import { hashToken, newToken } from "#worker/db/identifiers.ts";
import { commissionLinks, handDrawnSigils } from "#worker/db/schema/commissions.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { makeGuide } from "#worker/documents/compose-guide.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import { COMMISSION_DELIVERY } from "#worker/mail/templates/commission-mails.ts";
import { type CommissionMail, STOPPED } from "./change-commission.ts";
import type { CommissionDeps } from "./commission-deps.ts";
import { CommissionRepo, type StoredCommission } from "./commission-repo.ts";
import { toDrawingPlace } from "./open-commission.ts";

const NOT_DELIVERED = "Nothing was delivered yet.";

/** The mail with the whole package, under a key that names the occasion. */
export async function addressDelivery(
  deps: CommissionDeps,
  { row }: StoredCommission,
  { words, origin, key }: { readonly words: WordsForm; readonly origin: string; readonly key: string },
): Promise<CommissionMail> {
  const { id, email, name, processNumber } = row;
  const { sigilImagePath: imagePath } = await new CommissionRepo(deps.database, deps.encryption).readTexts(row);
  const drawing = await deps.files.find(toDrawingPlace(id));
  const token = newToken();
  const completedAt = row.completedAt ?? deps.clock.now();
  const { energeticSummary, activationInstructions } = words;
  const data = {
    ...{ energeticSummary, activationInstructions, origin, token, processNumber, name, imagePath, completedAt },
    fileId: drawing?.id ?? null,
    linkEndsAt: deps.clock.now() + MAILED_FILE_LINK_MS,
  };
  return { mail: addressMail(COMMISSION_DELIVERY, { key, to: email, data }), linkHash: await hashToken(token) };
}

/**
 * Mails a delivered package once more, to the address of its order alone; several requests within a minute are one mail. Fails with `conflict`,
 * `too_many_requests` or `not_ready`.
 */
export async function deliverAgain(
  deps: CommissionDeps,
  stored: StoredCommission,
  origin: string,
): Promise<Result<null, Fault>> {
  const { database, encryption, clock, background, mailSender } = deps;
  const { id, status } = stored.row;
  if (stored.isStopped) return refuse("conflict", { message: STOPPED });
  if (status !== "delivered") return refuse("conflict", { message: NOT_DELIVERED });
  const now = clock.now();
  const limit = { name: "commission_delivery", key: id, most: DELIVERIES_PER_DAY } as const;
  const use = await new DailyCounts(database, encryption).prepare([limit], now);
  const words = await new CommissionRepo(database, encryption).readTexts(stored.row);
  const key = `${id}|${Math.floor(now / MINUTE_MS)}`;
  const { mail, linkHash } = await addressDelivery(deps, stored, { words, origin, key });
  if (await deps.outbox.has(mail.key)) return ok(null);
  const { id: mailId, statement } = await deps.outbox.draft(mail, now, use.hasRoom);
  const isPosted = deps.outbox.isPosted(mailId);
  const link = { tokenHash: linkHash ?? "", commissionId: id, createdAt: now };
  await database.batch([
    statement,
    database.insert(commissionLinks).select(selectRow(commissionLinks, link, isPosted)),
    ...use.draft(isPosted),
  ]);
  if (await deps.outbox.has(mail.key)) {
    background.run(mailSender.deliver(mailId));
    return ok(null);
  }
  if ((await use.findReached()) === null) return refuse("not_ready");
  return refuse("too_many_requests", {
    message: DELIVERY_LIMIT_MESSAGE,
    retryAfterS: countSecondsLeftInDay(now),
  });
}

/** The guide of a delivered commission as a PDF, as it went with the mail; fails with `conflict` before. */
export async function makeDeliveredGuide(
  deps: CommissionDeps,
  { row }: StoredCommission,
): Promise<Result<Uint8Array<ArrayBuffer>, Fault>> {
  if (row.status !== "delivered") return refuse("conflict", { message: NOT_DELIVERED });
  const { energeticSummary, activationInstructions } = await new CommissionRepo(
    deps.database,
    deps.encryption,
  ).readTexts(row);
  const drawing = await deps.files.find(toDrawingPlace(row.id));
  const stored = drawing && (await deps.files.read(drawing.id));
  return ok(
    await makeGuide(deps.engine, {
      ...{ sigil: null, tier: "mastercrafted", areWordsShown: true, madeAt: row.completedAt ?? row.createdAt },
      handDrawn: {
        ...{ processNumber: row.processNumber, energeticSummary, activationInstructions },
        picture: stored && { ...stored.file, bytes: stored.bytes },
      },
    }),
  );
}

/** Notes as delivered what the mail service has taken; returns how many commissions that were. */
export async function noteDeliveries({ database }: CommissionDeps, now: number): Promise<number> {
  const isSent = sql`exists (select 1 from ${outbox} where ${outbox.status} = 'sent'
    and ${outbox.messageKey} = ${`${COMMISSION_DELIVERY.name}|`} || ${handDrawnSigils.id})`;
  const { meta } = await database
    .update(handDrawnSigils)
    .set({ status: "delivered", deliveredAt: now })
    .where(and(eq(handDrawnSigils.status, "completed"), isSent));
  return meta.changes;
}
