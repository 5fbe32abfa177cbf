import { env } from "cloudflare:workers";
import { signIn } from "./accounts.ts";
import { KeyBrowser } from "./key-browser.ts";
import { MailedPractice } from "./mailed-practice.ts";

const TABLES = [
  ...["consultation_links", "consultation_holds", "hour_requests", "consultations", "orders"],
  ...["blocked_slots", "consultation_settings", "audit_entries", "outbox"],
];

/** Forgets everything that the practice keeps: the database is the same for all tests of a file. */
export async function emptyPractice(): Promise<void> {
  await env.DB.batch(TABLES.map((table) => env.DB.prepare(`delete from ${table}`)));
}

/** A practice with the master at the desk. */
export interface Desk {
  readonly practice: MailedPractice;
  readonly browser: KeyBrowser;
}

/** Opens the desk; the master has just proved who they are, unless the test wants no proof. */
export async function openDesk({ isSteppedUp = true, practice = new MailedPractice() } = {}): Promise<Desk> {
  const { headers } = await signIn("free", { role: "master", isSteppedUp, now: practice.product.now });
  const browser = new KeyBrowser({ ask: (path, init) => practice.product.ask(path, init) }, headers);
  return { practice, browser };
}

/** The master comes back to the desk at another time, and has just proved who they are. */
export async function comeBackAt({ practice }: Desk, instant: number): Promise<Desk> {
  practice.product.now = instant;
  return openDesk({ practice });
}

/** What the master does with a session; `name` is how the path of the call ends. */
export function actAtDesk({ browser }: Desk, id: string, name: string, body: unknown = {}): Promise<Response> {
  return browser.post(`/api/master/consultations/${id}/${name}`, body);
}

/** A response of the desk: its status, and what it says. */
export async function readResponse(response: Response): Promise<{ readonly status: number; readonly body: unknown }> {
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

/** The acts in the audit list, the oldest first. */
export async function listActs(): Promise<readonly { act: string; subject: string | null; detail: string | null }[]> {
  const { results } = await env.DB.prepare("select act, subject, detail from audit_entries order by rowid").all<{
    act: string;
    subject: string | null;
    detail: string | null;
  }>();
  return results;
}
