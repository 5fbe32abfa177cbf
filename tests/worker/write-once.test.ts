import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Result } from "#domain/lib/result.ts";
import { type WriteFailure, type WriteTiming, type Written, writeOnce } from "#worker/db/write-once.ts";

const LOST = new Error("D1_ERROR: Network connection lost.");
const RESET = new Error("D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.");
const QUICK: WriteTiming = { deadlineMs: 100, tries: 3, backOffMs: 1 };

/** What happens to one try on its way: the real batch runs when `commit` is called. */
type Way = (commit: () => Promise<unknown>) => Promise<unknown>;

const REACHES: Way = (commit) => commit();

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("create table if not exists deeds (id text primary key, slot integer unique)"),
    env.DB.prepare("create table if not exists mails (deed text not null)"),
    env.DB.prepare("delete from deeds"),
    env.DB.prepare("delete from mails"),
  ]);
});

/** Writes a deed and its mail in one batch, each try on the next of these ways. */
function writeDeed(
  ways: readonly Way[],
  { id = "d1", slot = 1, extra = "" }: { id?: string; slot?: number; extra?: string } = {},
): Promise<Result<Written, WriteFailure>> {
  const left = [...ways];
  const commit = () =>
    env.DB.batch([
      env.DB.prepare("insert into deeds (id, slot) values (?, ?)").bind(id, slot),
      env.DB.prepare("insert into mails (deed) values (?)").bind(id),
      ...(extra ? [env.DB.prepare(extra)] : []),
    ]);
  return writeOnce(
    {
      async write() {
        await (left.shift() ?? REACHES)(commit);
        return true;
      },
      isThere: async () => (await env.DB.prepare("select 1 from deeds where id = ?").bind(id).first()) !== null,
    },
    QUICK,
  );
}

async function countRows(): Promise<readonly [deeds: unknown, mails: unknown]> {
  const [deeds, mails] = await env.DB.batch<{ n: number }>([
    env.DB.prepare("select count(*) as n from deeds"),
    env.DB.prepare("select count(*) as n from mails"),
  ]);
  return [deeds?.results[0]?.n, mails?.results[0]?.n];
}

describe("a write that may have happened", () => {
  it("is done once where all goes well", async () => {
    expect(await writeDeed([REACHES])).toEqual({ isOk: true, value: "written" });
    expect(await countRows()).toEqual([1, 1]);
  });

  it("is done once where the answer to its commit is lost", async () => {
    const losesAnswer: Way = async (commit) => {
      await commit();
      throw LOST;
    };
    expect(await writeDeed([losesAnswer])).toEqual({ isOk: true, value: "already_there" });
    expect(await countRows()).toEqual([1, 1]);
  });

  it("is done once where the database is reset in the middle of its batch", async () => {
    const isReset: Way = async () => {
      // A third statement that fails: the real database rolls the first two back, as a reset does.
      await env.DB.batch([
        env.DB.prepare("insert into deeds (id, slot) values ('d1', 1)"),
        env.DB.prepare("insert into mails (deed) values ('d1')"),
        env.DB.prepare("insert into mails (deed) values (null)"),
      ]).catch(() => {});
      throw RESET;
    };
    expect(await writeDeed([isReset])).toEqual({ isOk: true, value: "written" });
    expect(await countRows()).toEqual([1, 1]);
  });

  it("is tried again after the deadline, and a stalled try that commits in the end adds nothing", async () => {
    let wake = (): void => {};
    let late: Promise<unknown> = Promise.resolve();
    const stalls: Way = (commit) => {
      late = new Promise<void>((resolve) => {
        wake = resolve;
      }).then(commit);
      return late;
    };
    expect(await writeDeed([stalls])).toEqual({ isOk: true, value: "written" });
    wake();
    await expect(late).rejects.toThrow(/UNIQUE constraint failed/);
    expect(await countRows()).toEqual([1, 1]);
  });

  it("is found where a stalled try commits while the next one is under way", async () => {
    const stallsAndCommits: Way = async (commit) => {
      await commit();
      return new Promise(() => {});
    };
    expect(await writeDeed([stallsAndCommits])).toEqual({ isOk: true, value: "already_there" });
    expect(await countRows()).toEqual([1, 1]);
  });

  it("is unavailable after three tries that failed, and is found there where the last one did commit", async () => {
    const fails = vi.fn<Way>(() => Promise.reject(LOST));
    expect(await writeDeed([fails, fails, fails])).toEqual({ isOk: false, error: "unavailable" });
    expect(fails).toHaveBeenCalledTimes(3);
    const losesAnswer: Way = (commit) => commit().then(() => Promise.reject(LOST));
    expect(await writeDeed([fails, fails, losesAnswer])).toEqual({ isOk: true, value: "already_there" });
    expect(await countRows()).toEqual([1, 1]);
  });
});

describe("a write that the database refuses", () => {
  it("is told from one that is there: somebody else's row holds the slot", async () => {
    await writeDeed([REACHES], { id: "other" });
    expect(await writeDeed([REACHES])).toEqual({ isOk: false, error: "refused" });
    expect(await countRows()).toEqual([1, 1]);
  });

  it("is there, though its retry meets the slot that it took itself", async () => {
    const losesAnswer: Way = (commit) => commit().then(() => Promise.reject(LOST));
    expect(await writeDeed([losesAnswer, REACHES], { slot: 7 })).toEqual({ isOk: true, value: "already_there" });
  });

  it("is not tried again where the statement is wrong", async () => {
    await expect(writeDeed([REACHES], { extra: "insert into mails (deed) values (null)" })).rejects.toThrow(/NOT NULL/);
    await expect(writeDeed([REACHES], { extra: "insert into nowhere (deed) values (1)" })).rejects.toThrow(/no such/);
    expect(await countRows()).toEqual([0, 0]);
  });
});

it("a stall of 30 seconds costs one deadline of five", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  try {
    const startedAt = Date.now();
    let tries = 0;
    const written = writeOnce({
      async write() {
        tries += 1;
        if (tries === 1) await new Promise((resolve) => setTimeout(resolve, 30_000));
        return true;
      },
      isThere: async () => false,
    });
    await vi.advanceTimersByTimeAsync(4999);
    expect(tries).toBe(1);
    await vi.advanceTimersByTimeAsync(1 + 200);
    expect(await written).toEqual({ isOk: true, value: "written" });
    expect([tries, Date.now() - startedAt]).toEqual([2, 5200]);
  } finally {
    vi.useRealTimers();
  }
});
