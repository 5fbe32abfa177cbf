import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type SeededBuyer, SeededDatabase } from "./practice/seed.ts";
import { RunningServer } from "./practice/server.ts";

// Books sessions of the real server by HTTP: many at once of one hour, and while it is killed again and again. It makes a server and a database
// of its own, and says whether each booking that was answered is there, whole and once.

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8798" },
    races: { type: "string", default: "20" },
    kills: { type: "string", default: "20" },
    state: { type: "string", default: ".wrangler/booking-load" },
  },
});
const RACES = Number(values.races);
const KILLS = Number(values.kills);
const AT_ONCE = 200;
const BUYERS_PER_KILL = 30;

/** A booking that somebody was told of. */
interface Told {
  readonly buyer: SeededBuyer;
  readonly id: string;
  readonly time: string;
}

/** What somebody hears. */
interface Answer {
  readonly status: number;
  readonly body: { readonly message?: string; readonly alternatives?: readonly string[] };
}

/** How many requests got no answer of the product. */
let dropped = 0;

/** What is wrong, in words; nothing where all is right. */
const wrong: string[] = [];

const database = await SeededDatabase.create(values.state);
database.seedSettings();
const buyers = [...database.seedBuyers(AT_ONCE + RACES + KILLS * BUYERS_PER_KILL)];
const startServer = () => RunningServer.start(Number(values.port), values.state);

let server = await startServer();
try {
  await raceForOneHour();
  await killUnderLoad();
} finally {
  await server.kill();
}
for (const what of wrong) console.log(`  WRONG: ${what}`);
process.exitCode = wrong.length === 0 ? 0 : 1;

/** The free hours of the first days that have some. */
async function listFree(count: number): Promise<string[]> {
  const { firstDay }: { firstDay: string } = await (
    await server.ask("/api/consultations/available-days?month=2030-01")
  ).json();
  const free: string[] = [];
  for (let at = 0; free.length < count && at < 300; at += 1) {
    const day = new Date(Date.parse(firstDay) + at * 86_400_000).toISOString().slice(0, 10);
    const response = await server.ask(`/api/consultations/available-slots?date=${day}`);
    const { availableSlots }: { availableSlots: { time: string }[] } = await response.json();
    free.push(...availableSlots.map(({ time }) => time));
  }
  return free;
}

/** As many at once as there are, of one hour: one gets it, and all others are told which hours are free nearby. */
async function raceForOneHour(): Promise<void> {
  const hours = await listFree(RACES);
  const times: number[] = [];
  const startedAt = performance.now();
  for (const [round, hour] of hours.slice(0, RACES).entries()) {
    const racers = buyers.slice(0, AT_ONCE);
    const replies = await Promise.all(
      racers.map(async (buyer) => {
        const begunAt = performance.now();
        const { status, body } = await bookUntilAnswered(buyer, hour);
        times.push(performance.now() - begunAt);
        return { buyer, status, body };
      }),
    );
    const won = replies.filter(({ status }) => status === 200);
    const lost = replies.filter(
      ({ status, body }) => status === 409 && body.message && body.alternatives?.length === 3,
    );
    if (won.length !== 1 || lost.length !== AT_ONCE - 1) {
      const others = replies.filter((reply) => !won.includes(reply) && !lost.includes(reply));
      const example = others[0] ? `, but ${others[0].status} ${JSON.stringify(others[0].body)}` : "";
      wrong.push(`round ${round + 1}: ${won.length} booked ${hour}, and ${lost.length} were told of others${example}`);
    }
    for (const { buyer } of won) buyers.splice(buyers.indexOf(buyer), 1);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  times.sort((one, other) => one - other);
  console.log(`${RACES} rounds of ${AT_ONCE} bookings of one hour at once, by HTTP`);
  console.log(
    `  ${((RACES * AT_ONCE) / seconds).toFixed(0)} attempts a second, median ${times[times.length >> 1]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms; ${dropped} connections dropped`,
  );
}

/** The server of the development tools drops a connection now and then; who hears nothing asks again, and gets the same booking. */
async function bookUntilAnswered(buyer: SeededBuyer, hour: string): Promise<Answer> {
  for (let tried = 0; tried < 5; tried += 1) {
    const response = await server.book(buyer, hour).catch(() => null);
    if (response?.headers.get("content-type")?.includes("json")) {
      return { status: response.status, body: await response.json() };
    }
    dropped += 1;
  }
  return { status: 0, body: { message: "no answer" } };
}

/** The server is killed while people book; what they were told has to be there afterwards. */
async function killUnderLoad(): Promise<void> {
  const told: Told[] = [];
  let unanswered = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const racers = buyers.splice(0, BUYERS_PER_KILL);
    // Fewer hours than people, so that they meet.
    const hours = await listFree(BUYERS_PER_KILL / 2);
    const answersWanted = Math.floor((Math.random() * BUYERS_PER_KILL) / 3);
    let answers = 0;
    const bookings = racers.map(async (buyer, at) => {
      await sleep(Math.random() * 500);
      const time = hours[at % hours.length] ?? "";
      try {
        const response = await server.book(buyer, time);
        answers += 1;
        if (!response.ok) return;
        const { booking }: { booking: { id: string; time: string } } = await response.json();
        told.push({ buyer, ...booking });
      } catch {
        unanswered += 1;
      }
    });
    // At some moment between the first answers and the last ones, however fast the machine is.
    for (let waited = 0; answers < answersWanted && waited < 30_000; waited += 10) await sleep(10);
    await sleep(Math.random() * 50);
    await server.kill();
    await Promise.all(bookings);
    server = await startServer();
    for (const one of told.slice(-BUYERS_PER_KILL)) await checkTold(one);
    checkStored(told);
  }
  for (const one of told) await checkTold(one);
  console.log(`${KILLS} times kill -9 while ${BUYERS_PER_KILL} people book`);
  console.log(`  ${told.length} bookings were answered, ${unanswered} requests were cut off`);
}

/** Whoever was told of a booking sees it. */
async function checkTold({ buyer, id, time }: Told): Promise<void> {
  const response = await server.ask("/api/consultations/mine", { cookie: buyer.cookie });
  const { bookings }: { bookings: { id: string; time: string; status: string }[] } = await response.json();
  const isThere = bookings.length === 1 && bookings.some((booking) => booking.id === id && booking.time === time);
  if (!isThere)
    wrong.push(`${buyer.email} was told of ${time}, and sees ${JSON.stringify(bookings.map((one) => one.time))}`);
}

/** No booking is there twice, none lies over another, and each has its mails and its link. */
function checkStored(told: readonly Told[]): void {
  const problems = database.use((db) => [
    ...db
      .prepare("pragma integrity_check")
      .all()
      .filter((row) => row.integrity_check !== "ok"),
    ...db
      .prepare(
        `select one.id from consultations one join consultations other on one.id < other.id
         and one.session_at < other.ends_at and other.session_at < one.ends_at and one.status = 'pending' and other.status = 'pending'`,
      )
      .all(),
    ...db.prepare("select email from consultations group by email having count(*) > 1").all(),
    ...db
      .prepare(
        `select id from consultations where (select count(*) from outbox where message_key = 'consultation_booked|' || consultations.id || '|0') <> 1
         or (select count(*) from consultation_links where consultation_id = consultations.id) <> 1
         or (select count(*) from outbox where message_key = 'consultation_notice|booked|' || consultations.id || '|0') <> 1`,
      )
      .all(),
    ...told
      .filter(({ id }) => !db.prepare("select 1 from consultations where id = ?").get(id))
      .map(({ id }) => ({ id })),
  ]);
  for (const problem of problems) wrong.push(JSON.stringify(problem));
}
