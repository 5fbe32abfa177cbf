import { and, eq, gt, sql } from "drizzle-orm";
import { decideCommission, STEP_LINK_MS } from "#domain/commissions/lifecycle.ts";
import { type DrawingForm, WORKSHOP_MESSAGES, type WordsForm, type WorkshopStep } from "#domain/contracts/workshop.ts";
import { readPicture } from "#domain/files/read-picture.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { hashToken, newToken } from "#worker/db/identifiers.ts";
import { handDrawnSigils } from "#worker/db/schema/commissions.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import { COMMISSION_DRAWN, COMMISSION_NOTICE } from "#worker/mail/templates/commission-mails.ts";
import { changeCommission } from "./change-commission.ts";
import type { CommissionDeps } from "./commission-deps.ts";
import { CommissionRepo, type StoredCommission } from "./commission-repo.ts";
import { addressDelivery } from "./delivery.ts";
import { showDrawing, toDrawingPlace } from "./open-commission.ts";
import { computeVersion, decideSeen, type Seen } from "./step-version.ts";

type Changed = Promise<Result<StoredCommission, Fault>>;

/** What is said of every link that opens no step, whatever the reason is. */
const NO_STEP = "This link opens no step. It may be incomplete, used, too old, or replaced by a newer one.";

const STEP_HASHES = {
  2: handDrawnSigils.masterStep2TokenHash,
  3: handDrawnSigils.masterStep3TokenHash,
} as const;

/** Opens a step of the workshop by its link: one that was used, has ended or belongs to the other step opens nothing, and says no more than a guess. */
export async function openStep(deps: CommissionDeps, step: 2 | 3, rawToken: string): Changed {
  const { database, encryption, clock } = deps;
  const found = await new CommissionRepo(database, encryption).findBy(
    and(eq(STEP_HASHES[step], await hashToken(rawToken)), gt(handDrawnSigils.masterStepExpiresAt, clock.now())),
  );
  return found === null || found.isStopped ? refuse("not_found", { message: NO_STEP }) : ok(found);
}

/** A commission as the workshop shows it. */
export async function describeStep(deps: CommissionDeps, { row }: StoredCommission): Promise<WorkshopStep> {
  const repo = new CommissionRepo(deps.database, deps.encryption);
  const [answers, texts, picture] = await Promise.all([
    repo.readAnswers(row),
    repo.readTexts(row),
    showDrawing(deps, row.id),
  ]);
  const { sigilImagePath, practitionerNotes, energeticSummary, activationInstructions } = texts;
  return {
    ...{ processNumber: row.processNumber, status: row.status, version: await computeVersion(row), answers, picture },
    sentAt: new Date(row.createdAt).toISOString(),
    drawing: { sigilImagePath, practitionerNotes },
    words: { energeticSummary, activationInstructions },
  };
}

/** The master begins: the answers stay as they are from now on. */
export function begin(deps: CommissionDeps, stored: StoredCommission): Changed {
  return changeCommission(deps, stored, { act: "begin", values: {} });
}

/** Saves what is there of the second step. */
export async function saveDrawing(deps: CommissionDeps, stored: StoredCommission, form: Seen<DrawingForm>): Changed {
  const seen = await decideSeen(deps, stored, form);
  if (!seen.isOk) return seen;
  const values = await new CommissionRepo(deps.database, deps.encryption).encryptDrawing(stored.row.id, form);
  return changeCommission(deps, stored, { act: "save_drawing", values, ...seen.value });
}

/** Stores the drawing in place of the one before; fails with `conflict`, `invalid_request` or `not_ready`. */
export async function setDrawing(
  deps: CommissionDeps,
  stored: StoredCommission,
  bytes: Uint8Array<ArrayBuffer>,
): Changed {
  const { id, status } = stored.row;
  const decided = decideCommission(status, "save_drawing");
  if (!decided.isOk) return refuse("conflict", { message: decided.error });
  const picture = readPicture(bytes);
  if (!picture.isOk) return picture;
  const isBeingDrawn = sql`exists (select 1 from ${handDrawnSigils} where ${handDrawnSigils.id} = ${id}
    and ${handDrawnSigils.status} in ('consultation_completed', 'analysis_in_progress'))`;
  const kept = await deps.files.keepPicture(toDrawingPlace(id), picture.value, {
    now: deps.clock.now(),
    condition: isBeingDrawn,
  });
  return kept.isOk ? changeCommission(deps, stored, { act: "save_drawing", values: {} }) : kept;
}

/** Takes the uploaded drawing away while it can still be replaced. */
export async function removeDrawing(deps: CommissionDeps, stored: StoredCommission): Promise<void> {
  if (decideCommission(stored.row.status, "save_drawing").isOk) await deps.files.remove(toDrawingPlace(stored.row.id));
}

/** Completes the second step: its link has done its work, and the master is sent that of the third. */
export async function completeDrawing(
  deps: CommissionDeps,
  stored: StoredCommission,
  form: Seen<DrawingForm>,
  origin: string,
): Changed {
  const { id, email, name, processNumber } = stored.row;
  const hasDrawing = form.sigilImagePath !== "" || (await deps.files.find(toDrawingPlace(id))) !== null;
  if (form.practitionerNotes === "" || !hasDrawing) {
    return refuse("invalid_request", { message: WORKSHOP_MESSAGES.step2 });
  }
  const seen = await decideSeen(deps, stored, form);
  if (!seen.isOk) return seen;
  const [linkToken, stepToken] = [newToken(), newToken()];
  const data = { origin, processNumber };
  return changeCommission(deps, stored, {
    act: "complete_drawing",
    ...seen.value,
    values: {
      ...(await new CommissionRepo(deps.database, deps.encryption).encryptDrawing(id, form)),
      masterStep2TokenHash: null,
      masterStep3TokenHash: await hashToken(stepToken),
      masterStepExpiresAt: deps.clock.now() + STEP_LINK_MS,
    },
    mails: [
      {
        mail: addressMail(COMMISSION_NOTICE, {
          key: `${id}|3`,
          to: deps.masterEmail,
          data: { ...data, token: stepToken, step: 3 },
        }),
        linkHash: null,
      },
      {
        mail: addressMail(COMMISSION_DRAWN, { key: id, to: email, data: { ...data, token: linkToken, name } }),
        linkHash: await hashToken(linkToken),
      },
    ],
  });
}

/** Saves what is there of the third step. */
export async function saveWords(deps: CommissionDeps, stored: StoredCommission, form: Seen<WordsForm>): Changed {
  const seen = await decideSeen(deps, stored, form);
  if (!seen.isOk) return seen;
  const values = await new CommissionRepo(deps.database, deps.encryption).encryptWords(stored.row.id, form);
  return changeCommission(deps, stored, { act: "save_words", values, ...seen.value });
}

/** Completes the third step, and with it the commission: its client is mailed the package. */
export async function completeWords(
  deps: CommissionDeps,
  stored: StoredCommission,
  form: Seen<WordsForm>,
  origin: string,
): Changed {
  if (form.energeticSummary === "" || form.activationInstructions === "") {
    return refuse("invalid_request", { message: WORKSHOP_MESSAGES.step3 });
  }
  const seen = await decideSeen(deps, stored, form);
  if (!seen.isOk) return seen;
  return changeCommission(deps, stored, {
    act: "complete_words",
    ...seen.value,
    values: {
      ...(await new CommissionRepo(deps.database, deps.encryption).encryptWords(stored.row.id, form)),
      ...{ masterStep3TokenHash: null, masterStepExpiresAt: null },
    },
    mails: [await addressDelivery(deps, stored, { words: form, origin, key: stored.row.id })],
  });
}
