import { DAY_MS } from "#domain/lib/time.ts";
import { createEncryption, hash, newToken, type SeededDatabase, toId } from "./seed.ts";

/** Ways in which the link of a workshop's second step opens nothing. */
export const CLOSED_KINDS = ["guessed again", "used", "expired", "revoked", "of the other step", "disputed"] as const;

/** A way in which a link opens nothing. */
export type ClosedKind = (typeof CLOSED_KINDS)[number];

/** Stores commissions, as many of each kind; returns the secrets of the links that are to be tried. */
export async function seedClosedLinks(
  database: SeededDatabase,
  ofEachKind: number,
): Promise<ReadonlyMap<ClosedKind, readonly string[]>> {
  const links = new Map<ClosedKind, string[]>(CLOSED_KINDS.map((kind) => [kind, []]));
  const rows = CLOSED_KINDS.flatMap((kind) => Array.from({ length: ofEachKind }, (_, at) => ({ kind, at })));
  const encryption = createEncryption();
  const now = Date.now();
  const orders = [];
  const commissions = [];
  for (const [number, { kind, at }] of rows.entries()) {
    const [id, orderId, token] = [toId(`c-${kind}-${at}`), toId(`p-${kind}-${at}`), newToken()];
    links.get(kind)?.push(token);
    const email = `client-${number}@example.test`;
    const row = encryption.forRow("hand_drawn_sigils", id);
    orders.push({
      ...{ id: orderId, email, tier: "mastercrafted", amount: 19_900, idempotency_key: orderId },
      ...{ status: kind === "disputed" ? "disputed" : "paid", order_number: `ORD-C${String(number).padStart(7, "0")}` },
      ...{ paid_at: now - DAY_MS, created_at: now - DAY_MS },
    });
    commissions.push({
      ...{
        id,
        order_id: orderId,
        process_number: `HD-${String(number).padStart(6, "0")}`,
        email,
        name: "Ada Lovelace",
      },
      primary_intention: await row.encrypt("primary_intention", "I finish what I begin, and begin what is mine"),
      emotional_tone: await row.encrypt("emotional_tone", "solemn"),
      ...{ status: "consultation_pending", created_at: now - DAY_MS },
      ...toLinks(kind, hash(token), now),
    });
  }
  database.insert("orders", orders);
  database.insert("hand_drawn_sigils", commissions);
  return links;
}

/** What is stored of the links of a commission. */
function toLinks(kind: ClosedKind, tokenHash: string, now: number) {
  const columns = { master_step2_token_hash: null, master_step3_token_hash: null, master_step_expires_at: null };
  const until = now + DAY_MS;
  switch (kind) {
    case "guessed again":
    case "revoked":
      return columns;
    case "used":
      return { ...columns, master_step3_token_hash: hash(newToken()), master_step_expires_at: until };
    case "expired":
      return { ...columns, master_step2_token_hash: tokenHash, master_step_expires_at: now - DAY_MS };
    case "of the other step":
      return { ...columns, master_step3_token_hash: tokenHash, master_step_expires_at: until };
    case "disputed":
      return { ...columns, master_step2_token_hash: tokenHash, master_step_expires_at: until };
  }
}
