import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { OrderNoteKind } from "#domain/orders/refund-request.ts";
import { type Database, selectRow } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { newId } from "#worker/db/identifiers.ts";
import { orderNotes } from "#worker/db/schema/desk.ts";

interface NoteDeps {
  readonly database: Database;
  readonly encryption: Encryption;
}

/** What the master wrote beside an act. */
export interface OrderNote {
  readonly kind: OrderNoteKind;
  readonly note: string;
  /** In milliseconds since 1970 in UTC. */
  readonly createdAt: number;
}

/** Makes the statement that stores a note, encrypted, where a condition holds. */
export async function draftOrderNote(
  { database, encryption }: NoteDeps,
  {
    order,
    kind,
    note,
  }: { readonly order: { readonly id: string }; readonly kind: OrderNoteKind; readonly note: string },
  now: number,
  condition: SQL = sql`true`,
) {
  const id = newId(now);
  const encrypted = await encryption.forRow("order_notes", id).encrypt("note", note);
  const row = { id, orderId: order.id, kind, note: encrypted, createdAt: now };
  // In an object, since a statement that a promise resolves to would run.
  return { statement: database.insert(orderNotes).select(selectRow(orderNotes, row, condition)) };
}

/** The notes about an order, the newest first. */
export async function listOrderNotes(
  { database, encryption }: NoteDeps,
  orderId: string,
): Promise<readonly OrderNote[]> {
  const rows = await database
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.id));
  return Promise.all(
    rows.map(async ({ id, kind, note, createdAt }) => ({
      kind,
      note: await encryption.forRow("order_notes", id).decrypt("note", note),
      createdAt,
    })),
  );
}
