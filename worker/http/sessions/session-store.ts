import { eq, lte, or } from "drizzle-orm";
import { computeSessionEnds, isNoteDue, isSessionLive } from "#domain/accounts/session-times.ts";
import { computeTier } from "#domain/orders/entitlement.ts";
import type { Database } from "#worker/db/client.ts";
import { deleteInBatches } from "#worker/db/delete-in-batches.ts";
import { sessions, users } from "#worker/db/schema/accounts.ts";
import { orders } from "#worker/db/schema/orders.ts";
import { hashToken } from "./session-token.ts";
import { ANONYMOUS, type Visitor } from "./visitor.ts";

/** Knows who is signed in, and what they hold. Instants are milliseconds since 1970 in UTC. */
export class SessionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Who a session's secret belongs to; anonymous where there is no such session, or none any more. */
  async findVisitor(token: string, now: number): Promise<Visitor> {
    const tokenHash = await hashToken(token);
    const rows = await this.#database
      .select({ session: sessions, email: users.email, order: { tier: orders.tier, status: orders.status } })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(orders, eq(orders.userId, users.id))
      .where(eq(sessions.tokenHash, tokenHash));
    const [first] = rows;
    if (!first || !isSessionLive(first.session, now)) return ANONYMOUS;
    if (isNoteDue(first.session, now)) await this.#note(tokenHash, now);
    return {
      kind: "account",
      userId: first.session.userId,
      email: first.email,
      tier: computeTier(rows.flatMap(({ order }) => order ?? [])),
    };
  }

  /** Deletes the sessions that are over; answers how many went. */
  async deleteEnded(now: number): Promise<number> {
    const ends = computeSessionEnds(now);
    const isOver = or(lte(sessions.createdAt, ends.createdAt), lte(sessions.seenAt, ends.seenAt));
    return deleteInBatches(this.#database, sessions, isOver);
  }

  async #note(tokenHash: string, now: number): Promise<void> {
    await this.#database.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
}
