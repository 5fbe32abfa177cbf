import { eq } from "drizzle-orm";
import { COMMISSION_STATUSES } from "#domain/commissions/commission-status.ts";
import { decideCommission } from "#domain/commissions/lifecycle.ts";
import type { Commission } from "#domain/contracts/commissions.ts";
import type { ShownPicture } from "#domain/contracts/files.ts";
import { FILE_LINK_MS } from "#domain/files/stored-file.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { DAY_MS } from "#domain/lib/time.ts";
import { hashToken } from "#worker/db/identifiers.ts";
import { commissionLinks } from "#worker/db/schema/commissions.ts";
import type { FilePlace } from "#worker/files/file-store.ts";
import { readCommissionToken, toCommissionToken, toFileUrl } from "#worker/mail/links.ts";
import type { CommissionDeps } from "./commission-deps.ts";
import { CommissionRepo, REACHED_AT, type StoredCommission } from "./commission-repo.ts";

/** A commission, and the secret that opened it. */
export interface OpenedCommission {
  readonly stored: StoredCommission;
  readonly token: string;
}

const NO_LINK = "This link opens no commission. Please use the link of a mail about it, or sign in to see yours.";

/** How long our own pages act on a commission by one token, in milliseconds. */
const TOKEN_MS = DAY_MS;

/** Opens a commission by the secret of a link from any of its mails, which has no end, or by one that our own pages were given for a day. */
export async function openCommission(deps: CommissionDeps, rawToken: string): Promise<Result<OpenedCommission, Fault>> {
  const { database, encryption, links, clock } = deps;
  const claims = await readCommissionToken(links, rawToken);
  const id =
    claims !== null && clock.now() < claims.until
      ? claims.commissionId
      : await findIdOfMail(database, await hashToken(rawToken));
  const stored = id === null ? null : await new CommissionRepo(database, encryption).find(id);
  return stored === null ? refuse("not_found", { message: NO_LINK }) : ok({ stored, token: rawToken });
}

/** Makes the secret by which our own pages act on a commission for a day. */
export function createPageToken(
  { links, clock }: Pick<CommissionDeps, "links" | "clock">,
  commissionId: string,
): Promise<string> {
  return toCommissionToken(links, { commissionId, until: clock.now() + TOKEN_MS });
}

/** A commission as its client is shown it. */
export async function describeCommission(
  deps: CommissionDeps,
  { row, isStopped }: StoredCommission,
  token: string,
): Promise<Commission> {
  const repo = new CommissionRepo(deps.database, deps.encryption);
  const { processNumber, status, email } = row;
  return {
    ...{ token, processNumber, status, isStopped, email },
    canChangeAnswers: !isStopped && decideCommission(status, "change_answers").isOk,
    answers: await repo.readAnswers(row),
    reached: listReached(row),
    delivered: status === "delivered" ? await describeDelivered(deps, row) : null,
  };
}

function listReached(row: StoredCommission["row"]): Commission["reached"] {
  return COMMISSION_STATUSES.flatMap((status) => {
    const at = row[REACHED_AT[status]];
    return at === null ? [] : [{ status, at: new Date(at).toISOString() }];
  });
}

async function describeDelivered(
  deps: CommissionDeps,
  row: StoredCommission["row"],
): Promise<NonNullable<Commission["delivered"]>> {
  const texts = await new CommissionRepo(deps.database, deps.encryption).readTexts(row);
  const { energeticSummary, activationInstructions, sigilImagePath } = texts;
  return {
    ...{ energeticSummary, activationInstructions },
    picture: await showDrawing(deps, row.id),
    imagePath: sigilImagePath || null,
  };
}

/** Where the drawing of a commission is kept. */
export function toDrawingPlace(commissionId: string): FilePlace {
  return { purpose: "commission_drawing", subjectId: commissionId };
}

/** The uploaded drawing at an address that opens it for an hour; null where there is none. */
export async function showDrawing(
  { files, links, clock }: Pick<CommissionDeps, "files" | "links" | "clock">,
  commissionId: string,
): Promise<ShownPicture | null> {
  const file = await files.find(toDrawingPlace(commissionId));
  if (file === null) return null;
  const { id: fileId, widthPx, heightPx } = file;
  return { url: await toFileUrl(links, { fileId, until: clock.now() + FILE_LINK_MS }), widthPx, heightPx };
}

async function findIdOfMail(database: CommissionDeps["database"], tokenHash: string): Promise<string | null> {
  const [link] = await database
    .select({ id: commissionLinks.commissionId })
    .from(commissionLinks)
    .where(eq(commissionLinks.tokenHash, tokenHash));
  return link?.id ?? null;
}
