import { env } from "cloudflare:workers";

const ENCRYPTED = "s1.test.AAAA";

/** A row as it is stored. */
export type Row = Readonly<Record<string, string | number | null>>;

export const user: Row = { id: "u1", email: "ada@example.org", created_at: 1 };
export const sigil: Row = {
  id: "s1",
  user_id: "u1",
  intention: ENCRYPTED,
  processed_text: ENCRYPTED,
  sigil_data: ENCRYPTED,
  recipe: ENCRYPTED,
  method: "chaos",
  tier: "free",
  core_version: 1,
  created_at: 1,
};
export const order: Row = {
  id: "o1",
  order_number: "ORD-7K3MQ9XB",
  email: "ada@example.org",
  tier: "advanced",
  amount: 4900,
  idempotency_key: "o1",
  created_at: 1,
};
export const paymentObject: Row = {
  id: "pi_1",
  order_id: "o1",
  kind: "intent",
  status: "succeeded",
  amount: 4900,
  as_of: 1,
};
export const paymentEvent: Row = {
  id: "evt_1",
  type: "payment_intent.succeeded",
  object_id: "pi_1",
  received_at: 1,
};
const orderNote: Row = { id: "on1", order_id: "o1", kind: "refund", note: ENCRYPTED, created_at: 1 };
export const consultation: Row = {
  id: "c1",
  email: "ada@example.org",
  name: "Ada",
  date_of_birth: ENCRYPTED,
  consultation_topic: ENCRYPTED,
  session_at: 1000,
  ends_at: 2000,
  day: "1970-01-01",
  timezone: "Europe/London",
  pending_since: 1,
  created_at: 1,
};
const commissionDraft: Row = { id: "cd1", order_id: "o1", answers: ENCRYPTED, changed_at: 1 };
const storedFile: Row = {
  id: "f1",
  purpose: "session_picture",
  subject_id: "c1",
  object_key: "random",
  content_key: ENCRYPTED,
  media_type: "image/png",
  width_px: 16,
  height_px: 10,
  bytes: 300,
  created_at: 1,
};
export const block: Row = {
  id: "b1",
  kind: "range",
  day: "2026-12-01",
  last_day: "2026-12-01",
  starts_at: 1000,
  ends_at: 2000,
  created_at: 1,
};
const consultationSettings: Row = { id: "settings", settings: "{}", changed_at: 1 };
export const ticket: Row = {
  id: "t1",
  ticket_number: "SIG-00000000",
  name: "Ada",
  email: "ada@example.org",
  reason: "question",
  message: ENCRYPTED,
  created_at: 1,
  updated_at: 1,
};
const ticketEntry: Row = {
  ...{ id: "te1", ticket_id: "t1", kind: "reply", text: ENCRYPTED, request_id: "r1", created_at: 1 },
};
const ticketLink: Row = { token_hash: "digest", ticket_id: "t1", created_at: 1 };
const newsletterIssue: Row = { id: "ni1", subject: ENCRYPTED, body: ENCRYPTED, created_at: 1, changed_at: 1 };
export const commission: Row = {
  id: "h1",
  process_number: "HDS-1",
  email: "ada@example.org",
  name: "Ada",
  primary_intention: ENCRYPTED,
  emotional_tone: ENCRYPTED,
  created_at: 1,
};
export const mail: Row = {
  id: "m1",
  message_key: "occasion",
  kind: "activation_guide",
  recipient: "ada@example.org",
  payload: ENCRYPTED,
  next_try_at: 1,
  created_at: 1,
};
export const subscription: Row = { id: "n1", email: "ada@example.org", wording_version: 1, requested_at: 1 };

/** One row of each table in which things lie, after the rows that it refers to. */
export const EVERYTHING: readonly (readonly [table: string, row: Row])[] = [
  ["users", user],
  ["sigils", sigil],
  ["orders", order],
  ["payment_objects", paymentObject],
  ["payment_events", paymentEvent],
  ["order_notes", orderNote],
  ["consultations", consultation],
  ["blocked_slots", block],
  ["consultation_settings", consultationSettings],
  ["contact_requests", ticket],
  ["ticket_entries", ticketEntry],
  ["ticket_links", ticketLink],
  ["hand_drawn_sigils", commission],
  ["commission_drafts", commissionDraft],
  ["stored_files", storedFile],
  ["outbox", mail],
  ["subscriptions", subscription],
  ["newsletter_issues", newsletterIssue],
];

/** Puts a row into a table. */
export async function insert(table: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  const sql = `insert into ${table} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`;
  await env.DB.prepare(sql)
    .bind(...Object.values(row))
    .run();
}

/** Empties all of these tables. */
export async function deleteEverything(): Promise<void> {
  for (const [table] of EVERYTHING.toReversed()) await env.DB.prepare(`delete from ${table}`).run();
}
