import { and, desc, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Visitor } from "#domain/accounts/visitor.ts";
import type { IntakeAnswers } from "#domain/commissions/intake.ts";
import type { CommissionStatus } from "#domain/commissions/lifecycle.ts";
import { IntakeForm } from "#domain/contracts/commissions.ts";
import { ACCESS_OF_STATUS, computeHeldStatus } from "#domain/orders/entitlement.ts";
import type { Database } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { handDrawnSigils } from "#worker/db/schema/commissions.ts";
import { orders } from "#worker/db/schema/orders.ts";

/** A commission as it is stored. */
export interface StoredCommission {
  readonly row: typeof handDrawnSigils.$inferSelect;
  /** The order behind it gives nothing at the moment. */
  readonly isStopped: boolean;
}

/** The column that says when a commission came to a state. */
export const REACHED_AT = {
  consultation_pending: "createdAt",
  consultation_completed: "begunAt",
  analysis_in_progress: "drawingAt",
  creation_in_progress: "drawnAt",
  completed: "completedAt",
  delivered: "deliveredAt",
} as const satisfies Record<CommissionStatus, keyof StoredCommission["row"]>;

/** What an order has to say for itself. */
type OrderFacts = Pick<typeof orders.$inferSelect, "status" | "restoredAt" | "erasedAt">;

/** What the master has written and drawn; empty where nothing is. */
export interface WorkshopTexts {
  readonly sigilImagePath: string;
  readonly practitionerNotes: string;
  readonly energeticSummary: string;
  readonly activationInstructions: string;
}

/** The most orders that one query names. */
const MOST_ORDERS = 90;

/** Commissions, whose words are encrypted. */
export class CommissionRepo {
  readonly #database: Database;
  readonly #encryption: Encryption;

  constructor(database: Database, encryption: Encryption) {
    this.#database = database;
    this.#encryption = encryption;
  }

  async find(id: string): Promise<StoredCommission | null> {
    return this.findBy(eq(handDrawnSigils.id, id));
  }

  async findBy(condition: SQL | undefined): Promise<StoredCommission | null> {
    const [found] = await this.#list(condition);
    return found ?? null;
  }

  /** What a visitor has commissioned, the newest first: with the orders that they hold, and under the address that they have proven. */
  async listOf(visitor: Visitor): Promise<readonly StoredCommission[]> {
    const numbers = listOrderNumbers(visitor);
    if (numbers.length === 0 && visitor.kind !== "account") return [];
    return this.#list(
      or(
        numbers.length === 0 ? undefined : inArray(orders.orderNumber, numbers),
        visitor.kind === "account" ? eq(handDrawnSigils.email, visitor.email) : undefined,
      ),
    );
  }

  /** A visitor’s orders that give a commission, the one that was paid first before the others. */
  async listOrders(visitor: Visitor): Promise<readonly (typeof orders.$inferSelect)[]> {
    const numbers = listOrderNumbers(visitor);
    if (numbers.length === 0) return [];
    const rows = await this.#database
      .select()
      .from(orders)
      .where(and(inArray(orders.orderNumber, numbers), eq(orders.tier, "mastercrafted")))
      .orderBy(orders.paidAt);
    return rows.filter((order) => !isOrderStopped(order));
  }

  async readAnswers({ id, name, ...row }: StoredCommission["row"]): Promise<IntakeForm> {
    const encryption = this.#encryption.forRow("hand_drawn_sigils", id);
    const [primaryIntention, dreamSymbols, spiritualPractices, emotionalTone, sacredElements] = await Promise.all([
      encryption.decrypt("primary_intention", row.primaryIntention),
      row.dreamSymbols && encryption.decrypt("dream_symbols", row.dreamSymbols),
      row.spiritualPractices && encryption.decrypt("spiritual_practices", row.spiritualPractices),
      encryption.decrypt("emotional_tone", row.emotionalTone),
      row.sacredElements && encryption.decrypt("sacred_elements", row.sacredElements),
    ]);
    return IntakeForm.parse({
      ...{ name, primaryIntention, emotionalTone },
      dreamSymbols: dreamSymbols ?? "",
      spiritualPractices: spiritualPractices ?? "",
      sacredElements: sacredElements ?? "",
    });
  }

  async encryptAnswers(id: string, { name, ...answers }: IntakeAnswers) {
    const encryption = this.#encryption.forRow("hand_drawn_sigils", id);
    const encryptOther = async <Column extends string>(column: Column, text: string) =>
      text === "" ? null : encryption.encrypt(column, text);
    return {
      name,
      primaryIntention: await encryption.encrypt("primary_intention", answers.primaryIntention),
      dreamSymbols: await encryptOther("dream_symbols", answers.dreamSymbols),
      spiritualPractices: await encryptOther("spiritual_practices", answers.spiritualPractices),
      emotionalTone: await encryption.encrypt("emotional_tone", answers.emotionalTone),
      sacredElements: await encryptOther("sacred_elements", answers.sacredElements),
    };
  }

  async readTexts({ id, ...row }: StoredCommission["row"]): Promise<WorkshopTexts> {
    const encryption = this.#encryption.forRow("hand_drawn_sigils", id);
    const { sigilImagePath, practitionerNotes, energeticSummary, activationInstructions } = row;
    return {
      sigilImagePath: sigilImagePath ? await encryption.decrypt("sigil_image_path", sigilImagePath) : "",
      practitionerNotes: practitionerNotes ? await encryption.decrypt("practitioner_notes", practitionerNotes) : "",
      energeticSummary: energeticSummary ? await encryption.decrypt("energetic_summary", energeticSummary) : "",
      activationInstructions: activationInstructions
        ? await encryption.decrypt("activation_instructions", activationInstructions)
        : "",
    };
  }

  async encryptDrawing(id: string, texts: Pick<WorkshopTexts, "sigilImagePath" | "practitionerNotes">) {
    const encryption = this.#encryption.forRow("hand_drawn_sigils", id);
    return {
      sigilImagePath: await encryption.encrypt("sigil_image_path", texts.sigilImagePath),
      practitionerNotes: await encryption.encrypt("practitioner_notes", texts.practitionerNotes),
    };
  }

  async encryptWords(id: string, texts: Pick<WorkshopTexts, "energeticSummary" | "activationInstructions">) {
    const encryption = this.#encryption.forRow("hand_drawn_sigils", id);
    return {
      energeticSummary: await encryption.encrypt("energetic_summary", texts.energeticSummary),
      activationInstructions: await encryption.encrypt("activation_instructions", texts.activationInstructions),
    };
  }

  /** Commissions that fulfil a condition, the newest first unless another order is asked for. */
  async listBy(
    condition: SQL | undefined,
    limit: number,
    order: SQL = desc(handDrawnSigils.id),
  ): Promise<readonly StoredCommission[]> {
    return toStored(await this.#select(condition).orderBy(order).limit(limit));
  }

  async #list(condition: SQL | undefined): Promise<readonly StoredCommission[]> {
    return toStored(await this.#select(condition).orderBy(desc(handDrawnSigils.createdAt)));
  }

  #select(condition: SQL | undefined) {
    return this.#database
      .select({ row: handDrawnSigils, order: orders })
      .from(handDrawnSigils)
      .leftJoin(orders, eq(orders.id, handDrawnSigils.orderId))
      .where(condition);
  }
}

function toStored(
  rows: readonly { readonly row: StoredCommission["row"]; readonly order: typeof orders.$inferSelect | null }[],
): readonly StoredCommission[] {
  return rows.map(({ row, order }) => ({ row, isStopped: order !== null && isOrderStopped(order) }));
}

/** Whether an order gives nothing at the moment. */
export function isOrderStopped({ status, restoredAt, erasedAt }: OrderFacts): boolean {
  return erasedAt !== null || ACCESS_OF_STATUS[computeHeldStatus({ status, restoredAt })] !== "granted";
}

function listOrderNumbers(visitor: Visitor): string[] {
  if (visitor.kind === "anonymous") return [];
  const bought = visitor.orders.filter(({ tier }) => tier === "mastercrafted");
  return [...new Set(bought.map(({ orderNumber }) => orderNumber))].slice(0, MOST_ORDERS);
}
