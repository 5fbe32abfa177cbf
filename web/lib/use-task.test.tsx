import { act, renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { useTask } from "./use-task.ts";

function start() {
  const outcomes: PromiseWithResolvers<string>[] = [];
  const [onDone, onFailed] = [vi.fn(), vi.fn()];
  const work = vi.fn(() => {
    const outcome = Promise.withResolvers<string>();
    outcomes.push(outcome);
    return outcome.promise;
  });
  const hook = renderHook(() => useTask<number, string>({ work, onDone, onFailed }));
  return { hook, work, onDone, onFailed, last: () => outcomes.at(-1) };
}

describe("a task", () => {
  it("is under way until its end, and tells it", async () => {
    const { hook, onDone, last } = start();
    act(() => hook.result.current.run(7));
    expect(hook.result.current.isUnderWay).toBe(true);
    await act(async () => last()?.resolve("done"));
    expect(hook.result.current.isUnderWay).toBe(false);
    expect(onDone).toHaveBeenCalledWith("done", 7);
  });

  it("runs once at a time, and again afterwards, also after a failure", async () => {
    const { hook, work, onFailed, last } = start();
    act(() => {
      hook.result.current.run(1);
      hook.result.current.run(2);
    });
    expect(work).toHaveBeenCalledTimes(1);
    await act(async () => last()?.reject(new Error("no network")));
    expect(onFailed).toHaveBeenCalledTimes(1);
    act(() => hook.result.current.run(3));
    expect(work).toHaveBeenLastCalledWith(3);
  });

  it("tells its end after its component has left the page", async () => {
    const { hook, onDone, last } = start();
    act(() => hook.result.current.run(1));
    hook.unmount();
    await act(async () => last()?.resolve("done"));
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
