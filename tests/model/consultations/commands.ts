import fc from "fast-check";
import { isLive } from "#domain/consultations/booking.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/lib/time.ts";
import { BUYERS } from "./buyers.ts";
import { STARTS, toInstant, WAYS_OF_WORKING } from "./calendar.ts";
import { Client, Master } from "./people.ts";
import { listBrokenNow } from "./statements.ts";
import type { ConsultationWorld } from "./world.ts";

/** Nothing is timed here either: this only ends what hangs. */
export const LONGEST_RUN_MS = 60 * MINUTE_MS;

/** Who is in a run, and the world that they are in. */
export interface Practice {
  readonly world: ConsultationWorld;
  readonly clients: readonly Client[];
  readonly master: Master;
}

/** Somebody new to an empty practice. */
export function enter(world: ConsultationWorld): Practice {
  return { world, clients: BUYERS.map((buyer) => new Client(world, buyer)), master: new Master(world) };
}

type Command = fc.AsyncCommand<object, Practice>;

/** Something that happens, with a name that tells a person what. */
interface Deed {
  readonly name: string;
  readonly run: (practice: Practice) => Promise<unknown>;
}

function pick<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
}

/** After each command everything that holds at every moment has to hold. */
function toCommand({ name, run }: Deed): Command {
  return {
    check: () => true,
    async run(_model, practice) {
      await run(practice);
      const broken = await listBrokenNow(practice.world);
      if (broken.length > 0) throw new Error(`${name}: ${broken.join("; ")}`);
    },
    toString: () => name,
  };
}

const WHO = fc.constantFrom(0, 0, 1, 1, 2);
const AT = fc.nat({ max: 3 });

/** An hour that may be free or not, or begin at no time of the practice any more: few of them, so that people meet. */
const HOUR = fc.record({ day: fc.constantFrom(0, 0, 1, 2), start: fc.constantFrom(0, 0, 1, 2) });

type Hour = { readonly day: number; readonly start: number };

function toStart({ world }: Practice, { day, start }: Hour): number {
  return toInstant(pick(world.listDays(), day), pick(STARTS, start));
}

function nameHour({ day, start }: Hour): string {
  return `day ${day} at ${pick(STARTS, start)}`;
}

function byClient(name: string, run: (client: Client, practice: Practice) => Promise<unknown>): fc.Arbitrary<Deed> {
  return WHO.map((who) => ({
    name: `client ${who} ${name}`,
    run: (practice) => run(pick(practice.clients, who), practice),
  }));
}

function byClientAtHour(name: string, run: (client: Client, startsAt: number) => Promise<unknown>): fc.Arbitrary<Deed> {
  return fc.tuple(WHO, HOUR).map(([who, hour]) => ({
    name: `client ${who} ${name} ${nameHour(hour)}`,
    run: (practice) => run(pick(practice.clients, who), toStart(practice, hour)),
  }));
}

function byMaster(name: string, run: (master: Master, at: number) => Promise<unknown>): fc.Arbitrary<Deed> {
  return AT.map((at) => ({ name: `the master ${name} #${at}`, run: ({ master }) => run(master, at) }));
}

const HOLD = byClientAtHour("holds", (client, startsAt) => client.hold(startsAt));
const BOOK = byClientAtHour("books", (client, startsAt) => client.book(startsAt));
const MOVE = byClientAtHour("moves to", (client, startsAt) => client.move(startsAt));
const CANCEL = fc.tuple(WHO, fc.boolean()).map(([who, accepts]) => ({
  name: `client ${who} cancels${accepts ? ", whatever it costs" : ""}`,
  run: ({ clients }: Practice) => pick(clients, who).cancel(accepts),
}));
const RELEASE = byClient("lets the hold go", (client) => client.release());
const ASK = byClient("asks for an earlier hour", (client) => client.askForHour());
const WITHDRAW = byClient("asks no more", (client) => client.withdrawRequest());
const TAKE = byClient("takes what is offered", (client) => client.takeOffer());
const DECLINE_OFFER = byClient("declines what is offered", (client) => client.declineOffer());
const NOTES = byClient("edits the notes", (client) => client.editNotes());
const CONFIRM = byMaster("confirms", (master, at) => master.confirm(at));
const CHANGE_LINK = fc.tuple(AT, AT).map(([at, room]) => ({
  name: `the master says of #${at} that it is in room ${room}`,
  run: ({ master }: Practice) => master.changeLink(at, room),
}));
const DECLINE = byMaster("cancels", (master, at) => master.cancel(at));
const COMPLETE = byMaster("notes as done", (master, at) => master.complete(at));
const MISSED = byMaster("notes as missed", (master, at) => master.markMissed(at));
const RESTORE = byMaster("restores the access of", (master, at) => master.restore(at));
const LIFT = byMaster("lifts the cap of", (master, at) => master.liftCap(at));
const UNBLOCK = byMaster("unblocks", (master, at) => master.unblock(at));
/** The master may choose any time, also between two hours. */
const MASTER_MOVE = fc.tuple(AT, HOUR, fc.constantFrom(0, 30)).map(([at, hour, minutes]) => ({
  name: `the master moves #${at} to ${nameHour(hour)} and ${minutes} minutes`,
  run: (practice: Practice) => practice.master.move(at, toStart(practice, hour) + minutes * MINUTE_MS),
}));
const BLOCK = HOUR.map((hour) => ({
  name: `the master blocks ${nameHour(hour)}`,
  run: (practice: Practice) => practice.master.block(toStart(practice, hour)),
}));
const BLOCK_DAY = AT.map((day) => ({
  name: `the master blocks day ${day}`,
  run: ({ world, master }: Practice) => master.blockDay(pick(world.listDays(), day)),
}));

/** A hold is prolonged in its last minute. */
const PROLONG = fc.tuple(WHO, HOUR).map(([who, hour]) => ({
  name: `client ${who} holds ${nameHour(hour)} and prolongs it`,
  async run(practice: Practice) {
    const client = pick(practice.clients, who);
    await client.hold(toStart(practice, hour));
    practice.world.now += 9 * MINUTE_MS + 30_000;
    await client.prolong();
  },
}));

/** What most clients do. */
const HOLD_AND_BOOK = fc.tuple(WHO, HOUR).map(([who, hour]) => ({
  name: `client ${who} holds and books ${nameHour(hour)}`,
  async run(practice: Practice) {
    const [client, startsAt] = [pick(practice.clients, who), toStart(practice, hour)];
    await client.hold(startsAt);
    practice.world.now += MINUTE_MS;
    await client.book(startsAt);
  },
}));

/** A session that takes place, or that its client doesn't come to. */
const SESSION = fc.tuple(WHO, HOUR, fc.boolean()).map(([who, hour, comes]) => ({
  name: `client ${who} books ${nameHour(hour)}, is confirmed and ${comes ? "comes" : "doesn't come"}`,
  async run(practice: Practice) {
    const { world, master } = practice;
    const booked = await pick(practice.clients, who).book(toStart(practice, hour));
    if (!booked?.isOk) return;
    const { id, startsAt } = booked.value.booking;
    const at = (await world.listBookings()).findIndex((row) => row.id === id);
    await master.confirm(at);
    world.now = Math.max(world.now, startsAt - DAY_MS);
    await world.tick();
    world.now = Math.max(world.now, startsAt);
    await (comes ? master.complete(at) : master.markMissed(at));
  },
}));

/** An hour of a day. */
const START_ON = (day: number): fc.Arbitrary<Hour> => fc.constantFrom(0, 1, 2).map((start) => ({ day, start }));

/** Somebody gives an hour up that another one waits for with a later one, who may take it. */
const GIVE_UP = fc
  .tuple(fc.constantFrom([0, 1] as const, [1, 0] as const), START_ON(0), START_ON(1), fc.boolean())
  .map(([[who, other], first, second, takes]) => ({
    name: `client ${other} has ${nameHour(second)} and ${takes ? "takes" : "is offered"} ${nameHour(first)}, which client ${who} gives up`,
    async run(practice: Practice) {
      const [leaving, waiting] = [pick(practice.clients, who), pick(practice.clients, other)];
      await leaving.book(toStart(practice, first));
      await waiting.book(toStart(practice, second));
      await waiting.askForHour();
      practice.world.now += MINUTE_MS;
      await leaving.cancel(true);
      await practice.world.tick();
      if (takes) await waiting.takeOffer();
    },
  }));

/** A session that takes place elsewhere than where its mails say. */
const CONFIRM_AND_CHANGE = fc.tuple(AT, AT).map(([at, room]) => ({
  name: `the master confirms #${at}, and says that it is in room ${room}`,
  async run({ world, master }: Practice) {
    await master.confirm(at);
    if (room > 1) await world.deliverMails();
    await master.changeLink(at, room);
  },
}));

const ACTS = [HOLD, BOOK, BOOK, MOVE, CANCEL, CONFIRM, DECLINE, MASTER_MOVE, BLOCK, TAKE, ASK];

/** Two tabs, of two people or of one. */
const AT_ONCE = fc.tuple(fc.oneof(...ACTS), fc.oneof(...ACTS)).map(([one, other]) => ({
  name: `at once: ${one.name}, ${other.name}`,
  run: (practice: Practice) => Promise.all([one.run(practice), other.run(practice)]),
}));
const TWO_TABS = fc.tuple(WHO, HOUR, HOUR).map(([who, first, second]) => ({
  name: `client ${who} books in two tabs: ${nameHour(first)}, ${nameHour(second)}`,
  run: (practice: Practice) =>
    Promise.all([first, second].map((hour) => pick(practice.clients, who).book(toStart(practice, hour)))),
}));
const SAME_HOUR = HOUR.map((hour) => ({
  name: `everybody books ${nameHour(hour)}`,
  run: (practice: Practice) => Promise.all(practice.clients.map((client) => client.book(toStart(practice, hour)))),
}));
const TWO_DESKS = fc.tuple(AT, HOUR, HOUR).map(([at, first, second]) => ({
  name: `two desks move #${at}: ${nameHour(first)}, ${nameHour(second)}`,
  run: (practice: Practice) =>
    Promise.all([first, second].map((hour) => practice.master.move(at, toStart(practice, hour)))),
}));

const PAY_LATE = fc.constant({
  name: "client 2 pays",
  run: ({ world, clients }: Practice) => world.setOrder(pick(clients, 2).buyer, "paid"),
});
const DISPUTE = fc.tuple(WHO, fc.constantFrom("disputed" as const, "paid" as const)).map(([who, status]) => ({
  name: `the payment of client ${who} is ${status}`,
  run: ({ world, clients }: Practice) => world.setOrder(pick(clients, who).buyer, status),
}));
const REFUND = byClient("gets the money back", ({ buyer }, { world }) => world.refund(buyer));
const ERASE = byClient("has everything deleted", ({ buyer }, { world }) => world.erase(buyer));
const CHANGE_WAY = fc.constantFrom(...WAYS_OF_WORKING).map((way) => ({
  name: `breaks of ${way.bufferMinutes} minutes`,
  run: ({ world }: Practice) => world.changeWay(way),
}));

/** Something that somebody does, and what happens meanwhile. */
function amid<Fault>(
  faults: fc.Arbitrary<Fault>,
  nameFault: (fault: Fault) => string,
  begin: (world: ConsultationWorld, fault: Fault) => void,
): fc.Arbitrary<Deed> {
  return fc.tuple(faults, fc.oneof(...ACTS)).map(([fault, act]) => ({
    name: `${act.name}, ${nameFault(fault)}`,
    async run(practice: Practice) {
      begin(practice.world, fault);
      await act.run(practice);
      practice.world.clearFaults();
    },
  }));
}

const CRASH = amid(
  fc.record({ at: fc.nat({ max: 4 }), side: fc.constantFrom("before" as const, "after" as const) }),
  ({ at, side }) => `with a crash ${side} effect ${at}`,
  (world, point) => {
    world.nextCrash = point;
  },
);
const LOSE = amid(
  fc.integer({ min: 1, max: 3 }),
  (count) => `of which ${count} responses of the database are lost`,
  (world, count) => {
    world.faults.lostResponses = count;
  },
);
const STALL = amid(
  fc.constantFrom(1, 3, Number.POSITIVE_INFINITY),
  (count) => `of which ${count === 1 ? "one write stalls" : `${count} writes stall`}`,
  (world, count) => {
    world.faults.stalled = count;
  },
);
const LAND = fc.constant({ name: "what stalled happens", run: ({ world }: Practice) => world.faults.land() });
const EVICT = AT.map((day) => ({
  name: `the object of day ${day} is evicted`,
  run: ({ world }: Practice) => world.evict(pick(world.listDays(), day)),
}));
const RING = fc.constant({ name: "alarms ring", run: ({ world }: Practice) => world.ringAlarms() });

function wait(name: string, ms: number): fc.Arbitrary<Deed> {
  return fc.constant({
    name: `${name} passes`,
    async run({ world }: Practice) {
      world.now += ms;
      await world.tick();
    },
  });
}

const WAITS = [
  wait("a minute", MINUTE_MS),
  wait("ten minutes", 10 * MINUTE_MS),
  wait("an hour", HOUR_MS),
  wait("a day", DAY_MS),
  ...[["a day before the next session", -DAY_MS + MINUTE_MS] as const, ["the next session", MINUTE_MS] as const].map(
    ([name, ms]) =>
      fc.constant({
        name: `it is ${name}`,
        async run({ world }: Practice) {
          const starts = (await world.listBookings()).filter(isLive).map(({ sessionAt }) => sessionAt + ms);
          world.now = Math.min(...starts.filter((at) => at > world.now), world.now + 4 * DAY_MS);
          await world.tick();
        },
      }),
  ),
];

/** All that happens to a practice, in any order; what happens often is there more than once. */
export const COMMANDS: readonly fc.Arbitrary<Command>[] = [
  ...[
    HOLD_AND_BOOK,
    HOLD_AND_BOOK,
    HOLD_AND_BOOK,
    BOOK,
    BOOK,
    HOLD,
    PROLONG,
    PROLONG,
    RELEASE,
    MOVE,
    MOVE,
    CANCEL,
    NOTES,
    ASK,
    WITHDRAW,
    GIVE_UP,
    GIVE_UP,
    GIVE_UP,
    GIVE_UP,
    TAKE,
    TAKE,
    DECLINE_OFFER,
  ],
  ...[
    SESSION,
    SESSION,
    CONFIRM,
    CONFIRM,
    CHANGE_LINK,
    CONFIRM_AND_CHANGE,
    MASTER_MOVE,
    DECLINE,
    COMPLETE,
    MISSED,
    RESTORE,
    LIFT,
    BLOCK,
    BLOCK_DAY,
    UNBLOCK,
  ],
  ...[AT_ONCE, AT_ONCE, AT_ONCE, TWO_TABS, SAME_HOUR, TWO_DESKS, PAY_LATE, DISPUTE, REFUND, ERASE, CHANGE_WAY],
  ...[CRASH, CRASH, CRASH, LOSE, STALL, STALL, STALL, STALL, LAND, LAND, EVICT, RING, ...WAITS],
].map((deeds: fc.Arbitrary<Deed>) => deeds.map(toCommand));
