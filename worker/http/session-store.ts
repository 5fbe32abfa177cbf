import { and, desc, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { computeSessionEnds, isNoteDue, isSessionLive } from "#domain/accounts/session-times.ts";
import { ANONYMOUS, type BoughtOrder, type SessionRole, type Visitor } from "#domain/accounts/visitor.ts";
import { computeHeldStatus, computeTier } from "#domain/orders/entitlement.ts";
import { PAID_ORDER_STATUSES } from "#domain/orders/order.ts";
import { type Database, deleteInBatches, selectRow } from "#worker/db/database.ts";
import { hashToken, newToken } from "#worker/db/identifiers.ts";
import { sessions, users } from "#worker/db/schema/accounts.ts";
import { consultations } from "#worker/db/schema/consultations.ts";
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

/** A session to begin for whoever owns an address. */
export interface NewSessionByEmail extends Omit<NewSession, "userId"> {
  readonly email: string;
  /** What its owner knows the browser by. */
  readonly browser: string;
  /** When a passkey proved who begins it; null where none did. */
  readonly steppedUpAt: number | null;
}

/** A browser that is signed in. */
export interface LiveSession {
  /** A digest of its secret, which opens nothing. */
  readonly id: string;
  readonly browser: string | null;
  readonly createdAt: number;
  /** To within an hour. */
  readonly seenAt: number;
}

/** Paid, whatever became of the money, by somebody whose data were not deleted since. */
const IS_BOUGHT = and(inArray(orders.status, [...PAID_ORDER_STATUSES]), isNull(orders.erasedAt));

/** A separate condition: directly among the selected columns it would lose the tables’ names, and mean another `id`. */
const IS_FORFEITED = sql`${orders.tier} = 'consultation' and exists (select 1 from ${consultations}
  where ${consultations.orderId} = ${orders.id} and ${consultations.forfeitedAt} is not null
  and ${consultations.restoredAt} is null)`;

const BOUGHT = {
  orderNumber: orders.orderNumber,
  tier: orders.tier,
  status: orders.status,
  restoredAt: orders.restoredAt,
  email: orders.email,
  isForfeited: sql<boolean>`${IS_FORFEITED}`.mapWith(Boolean),
};

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

  /**
   * Makes the statements that begin a session for the owner of an address where that is proven: they belong into the batch of what
   * proves it, behind the one that opens the account.
   */
  async draftByEmail(
    { email, role, browser, replaces, steppedUpAt }: NewSessionByEmail,
    now: number,
    isProven: (tokenHash: string) => SQL,
  ) {
    const token = newToken();
    const tokenHash = await hashToken(token);
    const condition = isProven(tokenHash);
    const replaced = replaces === null ? [] : [eq(sessions.tokenHash, await hashToken(replaces))];
    const userId = sql`(select ${users.id} from ${users} where ${users.email} = ${email})`;
    const row = { tokenHash, userId, role, browser, createdAt: now, seenAt: now, steppedUpAt };
    return {
      token,
      tokenHash,
      statements: [
        ...replaced.map((isReplaced) => this.#database.delete(sessions).where(and(isReplaced, condition))),
        this.#database.insert(sessions).select(selectRow(sessions, row, condition)),
      ],
    };
  }

  /** Whether a session with this digest has begun. */
  async has(tokenHash: string): Promise<boolean> {
    return (await this.#database.$count(sessions, eq(sessions.tokenHash, tokenHash))) > 0;
  }

  /** The sessions of an account that are not over, the one that was seen last first. */
  async listLive(userId: string, now: number): Promise<readonly LiveSession[]> {
    const rows = await this.#database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.seenAt), desc(sessions.createdAt));
    return rows
      .filter((session) => isSessionLive(session, session.role, now))
      .map(({ tokenHash, browser, createdAt, seenAt }) => ({ id: tokenHash, browser, createdAt, seenAt }));
  }

  /** Ends one session of an account, by its digest; of another account's nothing happens. */
  async endOne(userId: string, id: string): Promise<void> {
    await this.#database.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, id)));
  }

  /** Notes that a passkey has proved who uses a session. */
  async stepUp(token: string, now: number): Promise<void> {
    await this.#database
      .update(sessions)
      .set({ steppedUpAt: now })
      .where(eq(sessions.tokenHash, await hashToken(token)));
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
    const rows = await this.#database
      .select(BOUGHT)
      .from(orders)
      .where(and(eq(orders.browserHash, browserHash), IS_BOUGHT));
    return rows.map(toBought);
  }

  async #findAccount(token: string, bought: readonly BoughtOrder[], now: number): Promise<Visitor | null> {
    const tokenHash = await hashToken(token);
    const rows = await this.#database
      .select({ session: sessions, email: users.email, order: BOUGHT })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      // The address was proven when the session began, so what was paid for it is the account's.
      .leftJoin(orders, and(eq(orders.email, users.email), IS_BOUGHT))
      .where(eq(sessions.tokenHash, tokenHash));
    const [first] = rows;
    if (!first || !isSessionLive(first.session, first.session.role, now)) return null;
    if (isNoteDue(first.session, now)) await this.#note(tokenHash, now);
    const { userId, role, createdAt, steppedUpAt } = first.session;
    const all = [...rows.flatMap(({ order }) => (order ? [toBought(order)] : [])), ...bought];
    return {
      ...{ kind: "account", userId, email: first.email, role },
      ...{ tier: computeTier(all), orders: all, proof: { begunAt: createdAt, steppedUpAt } },
    };
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

function toBought({ restoredAt, ...order }: BoughtOrder & Pick<typeof orders.$inferSelect, "restoredAt">): BoughtOrder {
  return { ...order, status: computeHeldStatus({ status: order.status, restoredAt }) };
}
