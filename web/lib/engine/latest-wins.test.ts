import { describe, expect, it } from "vitest";
import { createLatestWins } from "./use-drawing.ts";

interface Bench {
  readonly begun: string[];
  readonly shown: string[];
  readonly failed: string[];
  readonly queue: ReturnType<typeof createLatestWins<string, string>>;
  finish(): Promise<void>;
  fail(): Promise<void>;
}

function setUp(): Bench {
  const begun: string[] = [];
  const shown: string[] = [];
  const failed: string[] = [];
  let current = Promise.withResolvers<string>();
  const queue = createLatestWins<string, string>(
    (input) => {
      begun.push(input);
      current = Promise.withResolvers<string>();
      return current.promise;
    },
    { onDone: (input) => shown.push(input), onFailed: (input) => failed.push(input) },
  );
  async function settle(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
  }
  return {
    begun,
    shown,
    failed,
    queue,
    finish: () => {
      current.resolve("done");
      return settle();
    },
    fail: () => {
      current.reject(new Error("refused"));
      return settle();
    },
  };
}

describe("latest wins", () => {
  it("begins no second job while one is under way", () => {
    const { queue, begun } = setUp();
    queue.ask("I");
    queue.ask("I a");
    queue.ask("I am");
    expect(begun).toEqual(["I"]);
  });

  it("goes from the job under way straight to the newest input", async () => {
    const { queue, begun, shown, finish } = setUp();
    queue.ask("I");
    queue.ask("I a");
    queue.ask("I am");
    await finish();
    await finish();
    expect(begun).toEqual(["I", "I am"]);
    expect(shown).toEqual(["I am"]);
  });

  it("drops the failure of an input that is no longer asked for", async () => {
    const { queue, failed, shown, fail, finish } = setUp();
    queue.ask("I");
    queue.ask("I am");
    await fail();
    await finish();
    expect(failed).toEqual([]);
    expect(shown).toEqual(["I am"]);
  });

  it("reports the failure of the newest input and takes the next", async () => {
    const { queue, failed, shown, fail, finish } = setUp();
    queue.ask("I");
    await fail();
    queue.ask("I am");
    await finish();
    expect(failed).toEqual(["I"]);
    expect(shown).toEqual(["I am"]);
  });

  it("reports nothing after it was canceled", async () => {
    const { queue, shown, finish } = setUp();
    queue.ask("I");
    queue.cancel();
    await finish();
    expect(shown).toEqual([]);
  });
});
