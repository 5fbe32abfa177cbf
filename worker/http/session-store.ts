import { and, eq, inArray, lte, or } from "drizzle-orm";
import { computeSessionEnds, isNoteDue, isSessionLive } from "#domain/accounts/session-times.ts";
import { ANONYMOUS, type BoughtOrder, type SessionRole, type Visitor } from "#domain/accounts/visitor.ts";
import { computeTier } from "#domain/orders/entitlement.ts";
import { PAID_ORDER_STATUSES } from "#domain/orders/order.ts";
import { type Database, deleteInBatches } from "#worker/db/database.ts";
import { hashToken, newToken } from "#worker/db/identifiers.ts";
import { sessions, users } from "#worker/db/schema/accounts.ts";
import { orders } from "#worker/db/schema/orders.ts";

/** A session to begin. */
export interface NewSession {
  readonly userId: string;
  readonly role: SessionRole;
  /** The secret that the browser had before: its session ends in the same batch, so that nobody who knew it is let in. Null where it had none. */
  readonly replaces: string | null;
}

/** What a browser sends that says who it is; null where it sends none. */
export interface VisitorSecrets {
  readonly session: string | null;
  readonly browser: string | null;
}

/** Knows who is signed in, and what they hold. Instants are milliseconds since 1970 in UTC. */
export class SessionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Begins a session; returns its secret, which is stored nowhere. */
  async begin({ userId, role, replaces }: NewSession, now: number): Promise<string> {
    const token = newToken();
    const row = { tokenHash: await hashToken(token), userId, role, createdAt: now, seenAt: now };
    const begin = this.#database.insert(sessions).values(row);
    if (replaces === null) await begin;
    else await this.#database.batch([this.#draftEnd(await hashToken(replaces)), begin]);
    return token;
  }

  /** Ends the session of a secret, if there is one. */
  async end(token: string): Promise<void> {
    await this.#draftEnd(await hashToken(token));
  }

  /** Ends every session of an account; returns how many there were. */
  async endAll(userId: string): Promise<number> {
    const { meta } = await this.#database.delete(sessions).where(eq(sessions.userId, userId));
    return meta.changes;
  }

  /** Who sends a request: the account of the session, else whoever paid in this browser, else nobody known. */
  async findVisitor({ session, browser }: VisitorSecrets, now: number): Promise<Visitor> {
    const bought = browser === null ? [] : await this.#listBought(await hashToken(browser));
    const account = session === null ? null : await this.#findAccount(session, bought, now);
    if (account) return account;
    if (computeTier(bought) === "free" && bought.length === 0) return ANONYMOUS;
    return { kind: "buyer", tier: computeTier(bought), orders: bought };
  }

  /** What was paid in a browser: it holds these orders, and nothing else of the address that they name. */
  async #listBought(browserHash: string): Promise<readonly BoughtOrder[]> {
    return this.#database
      .select({ tier: orders.tier, status: orders.status, email: orders.email })
      .from(orders)
      .where(and(eq(orders.browserHash, browserHash), inArray(orders.status, [...PAID_ORDER_STATUSES])));
  }

  async #findAccount(token: string, bought: readonly BoughtOrder[], now: number): Promise<Visitor | null> {
    const tokenHash = await hashToken(token);
    const rows = await this.#database
      .select({ session: sessions, email: users.email, order: { tier: orders.tier, status: orders.status } })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      // The address was proven when the session began, so what was paid for it is the account's.
      .leftJoin(orders, eq(orders.email, users.email))
      .where(eq(sessions.tokenHash, tokenHash));
    const [first] = rows;
    if (!first || !isSessionLive(first.session, now)) return null;
    if (isNoteDue(first.session, now)) await this.#note(tokenHash, now);
    const { userId, role } = first.session;
    const tier = computeTier([...rows.flatMap(({ order }) => order ?? []), ...bought]);
    return { kind: "account", userId, email: first.email, role, tier };
  }

  /** Deletes the sessions that are over; returns how many. */
  async deleteEnded(now: number): Promise<number> {
    const ends = computeSessionEnds(now);
    const isOver = or(lte(sessions.createdAt, ends.createdAt), lte(sessions.seenAt, ends.seenAt));
    return deleteInBatches(this.#database, sessions, isOver);
  }

  #draftEnd(tokenHash: string) {
    return this.#database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  }

  async #note(tokenHash: string, now: number): Promise<void> {
    await this.#database.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
}
