import { spawn } from "node:child_process";
import { createHash, randomBytes, randomInt } from "node:crypto";
import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ensureMigrations } from "./setup/builds.mjs";
import { ROOT } from "./setup/paths.mjs";
import { toolEnvironment } from "./setup/run.mjs";
import { runMain, setUp } from "./setup.mjs";

// Books through the running server as fast as it goes: many people one hour at once, and then with the server killed in the middle of it. Prints
// what came of it, and fails where an hour was sold twice, or where something that was promised is not there.

const STATE = ".wrangler/storm";
const PORT = process.env.PORT ?? "8797";
const SERVER = `http://localhost:${PORT}`;
const [RIVALS, PER_KILL, MOST_TRIES] = [200, 30, 5];

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "20" }, kills: { type: "string", default: "20" } },
});
const [ROUNDS, KILLS] = [Number(values.rounds), Number(values.kills)];

interface Buyer {
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Answer {
  readonly email: string;
  readonly hour: string;
  /** Null where the server was gone before it responded. */
  readonly status: number | null;
  readonly alternatives: number;
}

/** Works on the server’s database while nobody else does, or only looks. */
function withDatabase<Value>(work: (database: DatabaseSync) => Value): Value {
  const [file] = globSync(`${STATE}/v3/d1/**/*.sqlite`, { cwd: ROOT }).filter(
    (path) => !path.endsWith("metadata.sqlite"),
  );
  if (file === undefined) throw new Error("The server has no database yet.");
  const database = new DatabaseSync(join(ROOT, file));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Stores people who have paid, each in a browser and at a network address of theirs. */
function storeBuyers(count: number): readonly Buyer[] {
  return withDatabase((database) => {
    const insert = database.prepare(
      `insert into orders (id, order_number, email, tier, amount, idempotency_key, browser_hash, status, paid_at, created_at)
       values (?, ?, ?, 'consultation', 49900, ?, ?, 'paid', 1, 1)`,
    );
    return Array.from({ length: count }, (_, at) => {
      const token = randomBytes(32).toString("base64url");
      const email = `storm-${at}@example.test`;
      const number = `ORD-${String(at).padStart(8, "0")}`;
      insert.run(`storm-${at}`, number, email, `storm-${at}`, createHash("sha256").update(token).digest("base64url"));
      return {
        email,
        headers: {
          ...{ "Content-Type": "application/json", Cookie: `__Host-browser=${token}` },
          "CF-Connecting-IP": `10.3.${(at >> 8) & 255}.${at & 255}`,
        },
      };
    });
  });
}

/** Starts the server in a separate process group, so that all of it can be killed at once. */
async function startServer(): Promise<() => void> {
  const server = spawn("node", ["tools/serve.ts"], {
    ...{ cwd: ROOT, detached: true, stdio: "ignore" },
    env: { ...toolEnvironment, PORT, SIGILARIUM_STATE: STATE },
  });
  const { pid } = server;
  if (pid === undefined) throw new Error("The server did not start.");
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isUp = await fetch(`${SERVER}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return () => process.kill(-pid, "SIGKILL");
    await sleep(200);
  }
  throw new Error("The server did not respond within two minutes.");
}

async function listHours(): Promise<readonly string[]> {
  const { firstDay, lastDay } = await getJson<{ firstDay: string; lastDay: string }>(
    `/api/consultations/available-days?month=${new Date().toISOString().slice(0, 7)}`,
  );
  const hours: string[] = [];
  for (let day = firstDay; day <= lastDay; day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)) {
    const { availableSlots } = await getJson<{ availableSlots: { time: string }[] }>(
      `/api/consultations/available-slots?date=${day}`,
    );
    hours.push(...availableSlots.map(({ time }) => time));
  }
  return hours;
}

async function getJson<Body>(path: string): Promise<Body> {
  // Each call from another address, so that no limit is met.
  const response = await fetch(SERVER + path, {
    headers: { "CF-Connecting-IP": `10.4.${randomInt(256)}.${randomInt(256)}` },
  });
  const body: Body = await response.json();
  return body;
}

async function book({ email, headers }: Buyer, hour: string): Promise<Answer> {
  const body = {
    ...{ email, name: "Ada Lovelace", dateOfBirth: "1990-02-03", consultationTopic: "Where my work is going" },
    ...{ timezone: "Europe/London", sessionDateTime: hour },
  };
  try {
    const response = await fetch(`${SERVER}/api/consultations/book`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const answer: { alternatives?: string[] } = await response.json();
    return { email, hour, status: response.status, alternatives: answer.alternatives?.length ?? 0 };
  } catch {
    return { email, hour, status: null, alternatives: 0 };
  }
}

let repeated = 0;

/** The same, again where the connection was lost: whoever has heard nothing gets what the first request came to. */
async function bookUntilAnswered(buyer: Buyer, hour: string): Promise<Answer> {
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const answer = await book(buyer, hour);
    if (answer.status !== null) return answer;
    repeated += 1;
  }
  return fail("The server does not respond.");
}

/** What is wrong in the database: sessions that overlap, and bookings without their mail or their link. */
function countFaults(): Readonly<Record<string, number>> {
  const count = (sql: string): number => withDatabase((database) => database.prepare(sql).all().length);
  return {
    overlapping:
      count(`select 1 from consultations a join consultations b on a.id < b.id and a.status in ('pending', 'confirmed')
      and b.status in ('pending', 'confirmed') and a.session_at < b.ends_at + 900000 and b.session_at < a.ends_at + 900000`),
    twiceOfOne: count("select 1 from consultations where status = 'pending' group by email having count(*) > 1"),
    half: count(`select 1 from consultations a where not exists (select 1 from outbox where instr(message_key, 'consultation_booked|' || a.id) = 1)
      or not exists (select 1 from consultation_links where consultation_id = a.id)`),
  };
}

function isBooked(email: string, hour: string): boolean {
  return withDatabase(
    (database) =>
      database.prepare("select 1 from consultations where email = ? and session_at = ?").all(email, Date.parse(hour))
        .length === 1,
  );
}

function countStatuses(answers: readonly Answer[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status, alternatives } of answers) {
    const name = `${status} with ${alternatives} other hours`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

function fail(what: string): never {
  throw new Error(what);
}

await runMain(async () => {
  await setUp({ isApplicationBuilt: process.env.SKIP_BUILD !== "1" });
  rmSync(join(ROOT, STATE), { recursive: true, force: true });
  await ensureMigrations(STATE);
  const buyers = storeBuyers(RIVALS + ROUNDS + KILLS * PER_KILL);
  let kill = await startServer();
  try {
    const hours = await listHours();
    console.log(`${hours.length} free hours, ${buyers.length} buyers`);
    const rivals = buyers.slice(0, RIVALS + ROUNDS);
    const durations: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const hour = hours[round * 3] ?? fail("There are too few hours.");
      const startedAt = performance.now();
      const answers = await Promise.all(rivals.slice(0, RIVALS).map((buyer) => bookUntilAnswered(buyer, hour)));
      durations.push(performance.now() - startedAt);
      const winners = answers.filter(({ status }) => status === 200);
      const losers = answers.filter(({ status, alternatives }) => status === 409 && alternatives === 3);
      if (winners.length !== 1 || losers.length !== RIVALS - 1) {
        fail(`Round ${round + 1}: ${winners.length} booked; ${JSON.stringify(countStatuses(answers))}`);
      }
      // Who has an hour goes, and somebody else comes.
      rivals.splice(
        rivals.findIndex(({ email }) => email === winners[0]?.email),
        1,
      );
    }
    const seconds = durations.reduce((sum, ms) => sum + ms, 0) / 1000;
    console.log(
      `${ROUNDS} rounds of ${RIVALS} requests for one hour: one 200 each, all others 409 with three other hours`,
    );
    console.log(
      `  ${((ROUNDS * RIVALS) / seconds).toFixed(0)} requests a second, ${repeated} of them repeated after a lost connection`,
      countFaults(),
    );

    const left = hours.slice(ROUNDS * 3);
    const promised: Answer[] = [];
    let unanswered = 0;
    for (let round = 0; round < KILLS; round += 1) {
      const crowd = buyers.slice(RIVALS + ROUNDS + round * PER_KILL, RIVALS + ROUNDS + (round + 1) * PER_KILL);
      // Three want each hour.
      const running = crowd.map((buyer, at) =>
        book(buyer, left[round * 10 + (at % 10)] ?? fail("There are too few hours.")),
      );
      await sleep(randomInt(20, 4000));
      kill();
      const answers = await Promise.all(running);
      promised.push(...answers.filter(({ status }) => status === 200));
      unanswered += answers.filter(({ status }) => status === null).length;
      const lost = promised.filter(({ email, hour }) => !isBooked(email, hour));
      const faults = countFaults();
      if (lost.length > 0 || Object.values(faults).some((count) => count > 0)) {
        fail(`Kill ${round + 1}: ${lost.length} promised bookings are not there; ${JSON.stringify(faults)}`);
      }
      kill = await startServer();
    }
    const stored = withDatabase((database) => database.prepare("select 1 from consultations").all().length);
    console.log(
      `${KILLS} times killed: ${promised.length} bookings promised, all there; ${unanswered} requests never answered; ${stored} bookings stored`,
    );
    console.log("  ", countFaults());
    return 0;
  } finally {
    kill();
  }
});
