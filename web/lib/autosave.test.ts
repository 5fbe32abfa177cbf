import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Autosave, type AutosaveState, TYPING_PAUSE_MS } from "./autosave.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(save: (text: string) => Promise<unknown>) {
  const states: AutosaveState[] = [];
  return { autosave: new Autosave(save, (state) => states.push(state)), states };
}

describe("what is typed", () => {
  it("is saved once the typing pauses, with its newest value", async () => {
    const save = vi.fn(async () => {});
    const { autosave, states } = start(save);
    autosave.note("a");
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS - 1);
    autosave.note("ab");
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS - 1);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([["ab"]]);
    expect(states).toEqual(["saving", "saved"]);
  });

  it("is saved one after the other, so that the newest value is the last", async () => {
    const first = Promise.withResolvers<void>();
    const save = vi.fn((text: string) => (text === "a" ? first.promise : Promise.resolve()));
    const { autosave } = start(save);
    autosave.note("a");
    void autosave.flush();
    await vi.advanceTimersByTimeAsync(0);
    autosave.note("b");
    const flushed = autosave.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(save.mock.calls).toEqual([["a"]]);
    first.resolve();
    await flushed;
    expect(save.mock.calls).toEqual([["a"], ["b"]]);
  });

  it("is kept where it could not be saved, and tried again", async () => {
    const save = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(null);
    const { autosave, states } = start(save);
    autosave.note("a");
    await autosave.flush();
    await autosave.flush();
    expect(save.mock.calls).toEqual([["a"], ["a"]]);
    expect(states).toEqual(["saving", "failed", "saving", "saved"]);
  });

  it("is not saved where a call sends it in place of that, unless the call fails", async () => {
    const save = vi.fn(async () => {});
    const { autosave } = start(save);
    autosave.note("a");
    expect(await autosave.replace("a", async () => "sent")).toBe("sent");
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS);
    expect(save).not.toHaveBeenCalled();
    await expect(autosave.replace("b", () => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS);
    expect(save.mock.calls).toEqual([["b"]]);
  });

  it("is not saved any more once it is dropped, and a save that is under way is waited for", async () => {
    const first = Promise.withResolvers<void>();
    const save = vi.fn(() => first.promise);
    const { autosave } = start(save);
    autosave.note("a");
    void autosave.flush();
    await vi.advanceTimersByTimeAsync(0);
    autosave.note("b");
    let isOver = false;
    const dropped = autosave.drop().then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS);
    expect(isOver).toBe(false);
    first.resolve();
    await dropped;
    expect(save).toHaveBeenCalledOnce();
  });
});
