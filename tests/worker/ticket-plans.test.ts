import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { CONTACT } from "#worker/features/contact/index.ts";
import { forgetTickets, HelpDesk } from "./support/help-desk.ts";
import { type RecordedStatement, recordStatements } from "./support/recorded-statements.ts";

const TICKETS = 2000;
const BATCH = 100;

const { statements, binding } = recordStatements(env.DB);
let desk: HelpDesk;

beforeAll(async () => {
  await forgetTickets();
  const sql = `insert into contact_requests (id, ticket_number, name, email, reason, message, is_urgent, status, waits_since, created_at, updated_at)
    values (?, ?, 'Ada', ?, 'billing', 's1.test.A', ?, ?, ?, 1, ?)`;
  const rows = Array.from({ length: TICKETS }, (_, at) => {
    const status = ["open", "in_progress", "resolved", "closed"][at % 4] ?? "open";
    return env.DB.prepare(sql).bind(
      ...[`t${at}`, `SIG-${String(at).padStart(8, "0")}`, `client-${at}@example.test`, at % 9 === 0 ? 1 : 0],
      ...[status, at % 4 === 0 ? at : null, at],
    );
  });
  for (let at = 0; at < rows.length; at += BATCH) await env.DB.batch(rows.slice(at, at + BATCH));
  await env.DB.prepare("analyze").run();
  desk = await HelpDesk.open(binding);
});

/** How the database does what was asked of a table. */
async function explain(recorded: readonly RecordedStatement[], table: string): Promise<readonly string[]> {
  const plans: string[] = [];
  for (const { sql, values } of recorded) {
    if (!new RegExp(`(?:from|update) "?${table}"?`).test(sql)) continue;
    const { results } = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    plans.push(...results.map(({ detail }) => detail));
  }
  return plans;
}

describe(`among ${TICKETS} tickets`, () => {
  it.each([
    ["waiting", "contact_requests_waiting"],
    ["answered", "contact_requests_answered"],
    ["settled", "contact_requests_settled"],
  ])("the list %s is read in its order from an index, on every page", async (list, index) => {
    statements.length = 0;
    const first = await desk.list(list);
    expect(first.numbers).toHaveLength(25);
    await desk.list(list, { before: first.next });
    const plans = await explain(statements, "contact_requests");
    expect(plans).toEqual([
      expect.stringMatching(new RegExp(`^(?:SCAN|SEARCH) contact_requests USING INDEX ${index}`)),
      expect.stringMatching(new RegExp(`^(?:SCAN|SEARCH) contact_requests USING INDEX ${index}`)),
    ]);
  });

  it("a ticket with its thread and orders is found by indexes", async () => {
    statements.length = 0;
    await desk.show("SIG-00000008");
    for (const table of ["contact_requests", "ticket_entries", "orders"]) {
      const plans = await explain(statements, table);
      expect(plans.length).toBeGreaterThan(0);
      expect(plans.filter((plan) => plan.startsWith("SCAN"))).toEqual([]);
    }
  });

  it("what has had its time is found by an index", async () => {
    statements.length = 0;
    const job = CONTACT.jobs?.find(({ name }) => name === "forget_settled_tickets");
    await job?.run(desk.product.platform, 0, []);
    const plans = await explain(statements, "contact_requests");
    expect(plans.join("\n")).toContain("USING INDEX contact_requests_settled");
  });
});
