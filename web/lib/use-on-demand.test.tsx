import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { useOnDemand } from "./use-on-demand.ts";

describe("a part that is fetched when it is needed", () => {
  it("is absent until it is there", async () => {
    const arrival = Promise.withResolvers<{ name: string }>();
    const load = () => arrival.promise;
    const { result } = renderHook(() => useOnDemand(load));
    expect(result.current).toMatchObject({ part: null, hasFailed: false });
    arrival.resolve({ name: "wizard" });
    await waitFor(() => expect(result.current.part).toEqual({ name: "wizard" }));
  });

  it("can be asked for again after it did not arrive", async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue({ name: "wizard" });
    const { result } = renderHook(() => useOnDemand(load));
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    act(() => result.current.retry());
    expect(result.current.hasFailed).toBe(false);
    await waitFor(() => expect(result.current.part).toEqual({ name: "wizard" }));
  });

  it("is never another part than the one that is asked for now", async () => {
    const loadFirst = async (): Promise<{ name: string }> => ({ name: "first" });
    const loadSecond = (): Promise<{ name: string }> => new Promise(() => {});
    const { result, rerender } = renderHook(({ load }) => useOnDemand(load), {
      initialProps: { load: loadFirst },
    });
    await waitFor(() => expect(result.current.part).toEqual({ name: "first" }));
    rerender({ load: loadSecond });
    expect(result.current.part).toBeNull();
  });
});
