import { and, sql } from "drizzle-orm";
import { WORKSHOP_MESSAGES } from "#domain/contracts/workshop.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { hashToken } from "#worker/db/identifiers.ts";
import { handDrawnSigils } from "#worker/db/schema/commissions.ts";
import type { CommissionChange } from "./change-commission.ts";
import type { CommissionDeps } from "./commission-deps.ts";
import { CommissionRepo, type StoredCommission, type WorkshopTexts } from "./commission-repo.ts";

/** What a window sends, and the version of the step that it was filled with. */
export type Seen<Form> = Form & { readonly version?: string | undefined };

const TEXT_COLUMNS = ["sigilImagePath", "practitionerNotes", "energeticSummary", "activationInstructions"] as const;

/** Names what the master has saved: each save encrypts each text again. */
export async function computeVersion(row: StoredCommission["row"]): Promise<string> {
  return hashToken(TEXT_COLUMNS.map((column) => row[column] ?? "").join("|"));
}

/**
 * Under which condition what a window sends is saved. Fails with `conflict` where another window has saved something else since this one was filled;
 * what is the same, such as an own save whose response was lost, is none.
 */
export async function decideSeen<Form extends Partial<WorkshopTexts>>(
  { database, encryption }: CommissionDeps,
  { row }: StoredCommission,
  { version, ...form }: Seen<Form>,
): Promise<Result<Pick<CommissionChange, "condition" | "overtaken">, Fault>> {
  if (version === undefined) return ok({});
  const overtaken = WORKSHOP_MESSAGES.changedElsewhere;
  const condition = and(...TEXT_COLUMNS.map((column) => sql`${handDrawnSigils[column]} is ${row[column]}`));
  if (version === (await computeVersion(row))) return ok({ condition, overtaken });
  const saved = new Map<string, unknown>(Object.entries(await new CommissionRepo(database, encryption).readTexts(row)));
  const isSame = Object.entries(form).every(([name, text]) => saved.get(name) === text);
  return isSame ? ok({ condition, overtaken }) : refuse("conflict", { message: overtaken });
}
