import { createHash, randomBytes } from "node:crypto";
import { globSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { DEFAULT_SETTINGS, WORK_DAYS } from "#domain/consultations/settings.ts";
import { listGrid } from "#domain/consultations/slots.ts";
import { formatSettings } from "#domain/consultations/stored-settings.ts";
import { addDays, type CivilDay, findCivilDay } from "#domain/hours/civil-day.ts";
import { DAY_MS } from "#domain/lib/time.ts";
import { Encryption, parseKeyRing } from "#worker/db/encryption.ts";
import { ensureMigrations } from "../../tools/setup/builds.mjs";

const ROOT = resolve(import.meta.dirname, "../..");

/** How the practice of the benchmarks works: long days and far ahead, so that there is room for many sessions. */
const BUSY_SETTINGS = {
  ...DEFAULT_SETTINGS,
  horizonWeeks: 52,
  workingHours: Object.fromEntries(WORK_DAYS.map((day) => [day, { start: "06:00", end: "23:00" }])) as Record<
    (typeof WORK_DAYS)[number],
    { start: "06:00"; end: "23:00" }
  >,
};

/** Somebody who has paid for sessions, by the cookie of their browser. */
export interface SeededBuyer {
  readonly email: string;
  readonly cookie: string;
}

/** A database of the embedded server that is emptied, migrated and filled while the server is down. */
export class SeededDatabase {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** An empty database in a folder of `.wrangler`, which is deleted first. */
  static async create(folder: string): Promise<SeededDatabase> {
    if (!/^\.wrangler\/[\w-]+$/.test(folder)) throw new Error(`${folder} is no folder that may be emptied.`);
    rmSync(resolve(ROOT, folder), { recursive: true, force: true });
    await ensureMigrations(folder);
    return new SeededDatabase(folder);
  }

  /** Asks the database, or writes to it. */
  use<Value>(work: (database: DatabaseSync) => Value): Value {
    const files = globSync("v3/d1/**/*.sqlite", { cwd: resolve(ROOT, this.#folder) });
    const file = files.find((name) => !name.endsWith("metadata.sqlite"));
    if (file === undefined) throw new Error("There is no database.");
    const database = new DatabaseSync(resolve(ROOT, this.#folder, file));
    try {
      database.exec("pragma busy_timeout = 5000");
      return work(database);
    } finally {
      database.close();
    }
  }

  /** Writes rows in one transaction. */
  insert(table: string, rows: readonly Readonly<Record<string, SQLInputValue>>[]): void {
    this.use((database) => {
      database.exec("begin");
      for (const row of rows) {
        const names = Object.keys(row);
        const sql = `insert into ${table} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`;
        database.prepare(sql).run(...Object.values(row));
      }
      database.exec("commit");
    });
  }

  /** The settings of a busy practice. */
  seedSettings(): void {
    this.insert("consultation_settings", [
      { id: "settings", settings: formatSettings(BUSY_SETTINGS), changed_at: Date.now() },
    ]);
  }

  /** Buyers with a paid session each. */
  seedBuyers(count: number): readonly SeededBuyer[] {
    const buyers = Array.from({ length: count }, (_, at) => ({
      at,
      email: `buyer-${at}@example.test`,
      token: newToken(),
    }));
    this.insert(
      "orders",
      buyers.map(({ at, email, token }) => ({ ...toOrder(at, email), browser_hash: hash(token) })),
    );
    return buyers.map(({ email, token }) => ({ email, cookie: `__Host-browser=${token}` }));
  }

  /** Sessions of as many people, from the first day that can be booked on; what they wrote is encrypted as it would be. */
  async seedBookings(count: number): Promise<void> {
    const encryption = createEncryption();
    const times = listTimes(count);
    const rows = await Promise.all(
      times.map(async ({ day, startsAt, endsAt, status }, at) => {
        const id = toId(`b${at}`);
        const row = encryption.forRow("consultations", id);
        return {
          ...{ id, email: `client-${at}@example.test`, name: "Ada Lovelace", timezone: "Europe/London", day, status },
          ...{ session_at: startsAt, ends_at: endsAt, pending_since: 1, created_at: 1 },
          ...(status === "completed" && { closed_at: startsAt }),
          date_of_birth: await row.encrypt("date_of_birth", "1990-02-03"),
          consultation_topic: await row.encrypt("consultation_topic", "Where my work is going next"),
        };
      }),
    );
    this.insert("consultations", rows);
  }

  /** The cookie of a session of the master. */
  seedMaster(): string {
    const [id, token, now] = [toId("master"), newToken(), Date.now()];
    this.insert("users", [{ id, email: "master@example.test", created_at: now }]);
    this.insert("sessions", [{ token_hash: hash(token), user_id: id, role: "master", created_at: now, seen_at: now }]);
    return `__Host-session=${token}`;
  }
}

/** Half of the sessions are over, and half to come: as many as there is room for each day, from today backwards and forwards. */
function listTimes(count: number) {
  const today = findCivilDay(Date.now(), BUSY_SETTINGS.zone);
  const list = (step: 1 | -1, most: number) => {
    const times: { day: CivilDay; startsAt: number; endsAt: number; status: "confirmed" | "completed" }[] = [];
    for (let at = 1; times.length < most && at < 400; at += 1) {
      const day = addDays(today, at * step);
      const status = step === 1 ? "confirmed" : "completed";
      // One hour a day stays free.
      times.push(
        ...listGrid(BUSY_SETTINGS, day)
          .slice(1)
          .map((hour) => ({ ...hour, day, status }) as const),
      );
    }
    return times.slice(0, most);
  };
  const coming = list(1, count / 2);
  return [...coming, ...list(-1, count - coming.length)];
}

function toOrder(at: number, email: string) {
  const id = toId(`o${at}`);
  const now = Date.now();
  return {
    ...{ id, email, tier: "consultation", amount: 49_900, status: "paid", idempotency_key: id },
    ...{ order_number: `ORD-${String(at).padStart(8, "0")}`, paid_at: now - DAY_MS, created_at: now - DAY_MS },
  };
}

/** The same id for the same name: version 7 in its shape. */
export function toId(name: string): string {
  const digits = createHash("sha256").update(name).digest("hex");
  return `019a${digits.slice(0, 4)}-${digits.slice(4, 8)}-7${digits.slice(8, 11)}-8${digits.slice(11, 14)}-${digits.slice(14, 26)}`;
}

/** 256 random bits, as the product's secrets are. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret. */
export function hash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The encryption of the embedded server. */
export function createEncryption(): Encryption {
  const ring = parseKeyRing(readKeys());
  if (ring === null) throw new Error("There are no keys in .dev.vars.");
  return new Encryption(ring);
}

function readKeys(): string {
  const [, keys = ""] = /^FIELD_KEYS="?([^"\n]+)"?$/m.exec(readFileSync(resolve(ROOT, ".dev.vars"), "utf8")) ?? [];
  return keys;
}
