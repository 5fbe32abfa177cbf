import { env } from "cloudflare:workers";

/** The address that guides and newsletters are asked for. */
export const EMAIL = "ada@example.org";

/** Words that are found wherever they leak to. */
export const INTENTION = "My Kanarienvogel-7731 sings";

/** The sigil that a guide is asked for with. */
export const SIGIL = { intention: INTENTION, method: "chaos" };

/** Empties what asking for a guide or the newsletter writes. */
export async function emptyMailTables(): Promise<void> {
  for (const table of ["outbox", "subscriptions", "daily_counts", "sessions", "users"])
    await env.DB.prepare(`delete from ${table}`).run();
  const { objects } = await env.FILES.list({ prefix: "mailbox/" });
  await env.FILES.delete(objects.map(({ key }) => key));
}

/** How many rows a table has. */
export async function countRows(table: "outbox" | "subscriptions" | "users"): Promise<unknown> {
  return env.DB.prepare(`select count(*) as n from ${table}`).first("n");
}

/** The subscription of the address; null where there is none. */
export async function readSubscription(): Promise<Record<string, unknown> | null> {
  return env.DB.prepare("select * from subscriptions where email = ?").bind(EMAIL).first();
}
