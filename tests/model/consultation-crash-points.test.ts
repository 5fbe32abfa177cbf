import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "#domain/lib/time.ts";
import { toInstant } from "./consultations/calendar.ts";
import { enter, type Practice } from "./consultations/commands.ts";
import type { Client } from "./consultations/people.ts";
import { listBrokenInTheEnd, listBrokenNow } from "./consultations/statements.ts";
import { ConsultationWorld } from "./consultations/world.ts";
import type { CrashPoint } from "./effects.ts";

/** Something the product does, and what comes before it. */
interface Deed {
  readonly name: string;
  readonly prepare: (practice: Practice) => Promise<unknown>;
  readonly act: (practice: Practice) => Promise<unknown>;
}

const [THURSDAY, FRIDAY, MONDAY] = ["2040-11-01", "2040-11-02", "2040-11-05"].map((day) => toInstant(day, "09:00"));

function getClient({ clients }: Practice, at = 0): Client {
  const client = clients[at];
  if (!client) throw new Error("There is no such client.");
  return client;
}

async function bookConfirmed(practice: Practice): Promise<void> {
  await getClient(practice).book(THURSDAY ?? 0);
  await practice.master.confirm(0);
}

async function giveUpEarlierHour(practice: Practice): Promise<void> {
  const [leaving, waiting] = [getClient(practice), getClient(practice, 1)];
  await leaving.book(THURSDAY ?? 0);
  await waiting.book(FRIDAY ?? 0);
  await waiting.askForHour();
  await leaving.cancel(true);
}

const DEEDS: readonly Deed[] = [
  {
    name: "keeps an hour",
    prepare: async () => {},
    act: (practice) => getClient(practice).hold(THURSDAY ?? 0),
  },
  {
    name: "keeps an hour of another day in place of the first",
    prepare: (practice) => getClient(practice).hold(THURSDAY ?? 0),
    act: (practice) => getClient(practice).hold(FRIDAY ?? 0),
  },
  {
    name: "prolongs a hold",
    async prepare(practice) {
      await getClient(practice).hold(THURSDAY ?? 0);
      practice.world.now += 9 * MINUTE_MS + 30_000;
    },
    act: (practice) => getClient(practice).prolong(),
  },
  {
    name: "books an hour",
    prepare: async () => {},
    act: (practice) => getClient(practice).book(THURSDAY ?? 0),
  },
  {
    name: "books an hour other than the one that was kept",
    prepare: (practice) => getClient(practice).hold(FRIDAY ?? 0),
    act: (practice) => getClient(practice).book(THURSDAY ?? 0),
  },
  {
    name: "moves a session for its client to another day",
    prepare: bookConfirmed,
    act: (practice) => getClient(practice).move(MONDAY ?? 0),
  },
  {
    name: "moves a session for the master within its day",
    prepare: bookConfirmed,
    act: ({ master }) => master.move(0, (THURSDAY ?? 0) + 30 * MINUTE_MS),
  },
  {
    name: "cancels a session for its client, which costs the access",
    async prepare(practice) {
      await bookConfirmed(practice);
      practice.world.now = (THURSDAY ?? 0) - DAY_MS;
    },
    act: (practice) => getClient(practice).cancel(true),
  },
  { name: "cancels a session for the master", prepare: bookConfirmed, act: ({ master }) => master.cancel(0) },
  {
    name: "confirms a session",
    prepare: (practice) => getClient(practice).book(THURSDAY ?? 0),
    act: ({ master }) => master.confirm(0),
  },
  {
    name: "reminds of a session",
    async prepare(practice) {
      await bookConfirmed(practice);
      practice.world.now = (THURSDAY ?? 0) - DAY_MS;
    },
    act: ({ world }) => world.doDue(),
  },
  {
    name: "says where a session takes place from now on",
    prepare: bookConfirmed,
    act: ({ master }) => master.changeLink(0, 8),
  },
  {
    name: "offers an hour that was given up",
    prepare: giveUpEarlierHour,
    act: ({ world }) => world.offerHours(),
  },
  {
    name: "moves a session to an hour that was offered",
    async prepare(practice) {
      await giveUpEarlierHour(practice);
      await practice.world.tick();
    },
    act: (practice) => getClient(practice, 1).takeOffer(),
  },
  {
    name: "cancels a session whose money goes back",
    prepare: bookConfirmed,
    act: (practice) => practice.world.refund(getClient(practice).buyer),
  },
  {
    name: "deletes everything about somebody with a session, who waits for an earlier one",
    async prepare(practice) {
      await bookConfirmed(practice);
      await getClient(practice).askForHour();
      await practice.world.deliverMails();
    },
    act: (practice) => practice.world.erase(getClient(practice).buyer),
  },
  {
    name: "blocks an hour that somebody chooses",
    prepare: (practice) => getClient(practice).hold(THURSDAY ?? 0),
    act: ({ master }) => master.block(THURSDAY ?? 0),
  },
];

/** What follows a crash, before all has come to its end. */
const AFTERMATHS = {
  "where nobody comes back": async () => {},
  "where the same person tries again, and somebody else wants the hour": async (practice: Practice, { act }: Deed) => {
    await getClient(practice, 1).book(THURSDAY ?? 0);
    await act(practice);
  },
} as const satisfies Record<string, (practice: Practice, deed: Deed) => Promise<void>>;

async function run({ prepare, act }: Deed, crash: CrashPoint | null): Promise<Practice> {
  const practice = enter(await ConsultationWorld.begin());
  await prepare(practice);
  practice.world.nextCrash = crash;
  await act(practice);
  practice.world.clearFaults();
  return practice;
}

// Found by doing each thing once, so that an effect that is new is stopped at as well.
const POINTS = await listPoints();

async function listPoints(): Promise<readonly { readonly deed: Deed; readonly at: number; readonly effect: string }[]> {
  const points = [];
  for (const deed of DEEDS) {
    const { world } = await run(deed, null);
    points.push(...world.effects.begun.map((effect, at) => ({ deed, at, effect })));
  }
  return points;
}

describe("each thing that the product does", () => {
  it.each(DEEDS.map((deed) => [deed.name, deed] as const))("has effects: it %s", (_name, deed) => {
    expect(POINTS.filter((point) => point.deed === deed)).not.toEqual([]);
  });
});

const SIDES = ["before", "after"] as const;

/** A short run stops at each effect once: before or after it, with one aftermath or the other, in turn. A long one stops in all four ways. */
function isInRun(point: number, aftermath: string, side: number): boolean {
  const way = Object.keys(AFTERMATHS).indexOf(aftermath) * SIDES.length + side;
  return env.LONG !== "" || point % (Object.keys(AFTERMATHS).length * SIDES.length) === way;
}

describe.each(Object.entries(AFTERMATHS))("%s, no harm is done by a crash", (aftermath, follow) => {
  it.each(
    POINTS.flatMap(({ deed, at, effect }, point) =>
      SIDES.filter((_side, index) => isInRun(point, aftermath, index)).map(
        (side) => [`while it ${deed.name}: ${side} effect ${at + 1}, ${effect}`, deed, { at, side }] as const,
      ),
    ),
  )("%s", async (_name, deed, point) => {
    const practice = await run(deed, point);
    expect(practice.world.effects.isStopped).toBe(true);
    expect(await listBrokenNow(practice.world)).toEqual([]);
    await follow(practice, deed);
    expect(await listBrokenNow(practice.world)).toEqual([]);
    expect(await listBrokenInTheEnd(practice.world)).toEqual([]);
  });
});
