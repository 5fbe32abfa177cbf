import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { describe, expect, it, vi } from "vitest";
import { toDisplayMessage } from "./displayable-error.ts";
import { type CodeOnDemand, fetchAhead, OnDemand, onDemand, useCode } from "./on-demand.tsx";

const WIZARD = { name: "wizard" };

function showName(code: CodeOnDemand<{ name: string }>, onFailed?: () => void): void {
  render(
    <OnDemand
      code={code}
      waiting="one moment"
      failed={(retry) => (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
      {...(onFailed && { onFailed })}
    >
      {({ name }) => <p>{name}</p>}
    </OnDemand>,
  );
}

describe("code that is fetched on demand", () => {
  it("is absent until it is there", async () => {
    const arrival = Promise.withResolvers<typeof WIZARD>();
    const code = onDemand(() => arrival.promise);
    const { result } = renderHook(() => useCode(code));
    expect(result.current).toMatchObject({ module: null, hasFailed: false });
    arrival.resolve(WIZARD);
    await waitFor(() => expect(result.current.module).toEqual(WIZARD));
  });

  it("is shown also where it arrives just after the first rendering", async () => {
    let arrived: typeof WIZARD | null = null;
    const code: CodeOnDemand<typeof WIZARD> = {
      get arrived() {
        return arrived;
      },
      fetch: async () => WIZARD,
    };
    const { result } = renderHook(() => {
      useLayoutEffect(() => {
        arrived = WIZARD;
      }, []);
      return useCode(code);
    });
    await waitFor(() => expect(result.current.module).toEqual(WIZARD));
  });

  it("can be asked for again after it did not arrive", async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(WIZARD);
    const code = onDemand<typeof WIZARD>(load);
    const { result } = renderHook(() => useCode(code));
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    act(() => result.current.retry());
    expect(result.current.hasFailed).toBe(false);
    await waitFor(() => expect(result.current.module).toEqual(WIZARD));
  });

  it("is never another module than the one that is asked for now", async () => {
    const first = onDemand(async () => ({ name: "first" }));
    const second = onDemand((): Promise<{ name: string }> => new Promise(() => {}));
    const { result, rerender } = renderHook(({ code }) => useCode(code), { initialProps: { code: first } });
    await waitFor(() => expect(result.current.module).toEqual({ name: "first" }));
    rerender({ code: second });
    expect(result.current.module).toBeNull();
  });

  it("is fetched once, and is there at once from then on", async () => {
    const load = vi.fn(async () => WIZARD);
    const code = onDemand(load);
    await code.fetch();
    showName(code);
    expect(screen.getByText("wizard")).toBeTruthy();
    await act(async () => {});
    expect(load).toHaveBeenCalledOnce();
  });

  it("is not fetched while nobody needs it", async () => {
    const { result } = renderHook(() => useCode(null));
    await act(async () => {});
    expect(result.current).toMatchObject({ module: null, hasFailed: false });
  });

  it("counts as a lost network where a handler can't fetch it", async () => {
    const code = onDemand(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
    const error = await code.fetch().catch((reason: unknown) => reason);
    expect(toDisplayMessage(error, "")).toContain("We could not reach the server.");
  });

  it("that is fetched ahead fails in silence", async () => {
    const load = vi.fn(() => Promise.reject(new Error("offline")));
    fetchAhead(onDemand(load));
    await act(async () => {});
    expect(load).toHaveBeenCalledOnce();
  });
});

describe("a part of the page that is fetched on demand", () => {
  it("says that it is under way, until it is shown", async () => {
    const arrival = Promise.withResolvers<typeof WIZARD>();
    showName(onDemand(() => arrival.promise));
    expect(screen.getByText("one moment")).toBeTruthy();
    arrival.resolve(WIZARD);
    expect(await screen.findByText("wizard")).toBeTruthy();
  });

  it("says that it did not arrive, tells who showed it, and can be tried again", async () => {
    const onFailed = vi.fn();
    showName(onDemand(vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(WIZARD)), onFailed);
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(onFailed).toHaveBeenCalledOnce();
    act(() => again.click());
    expect(await screen.findByText("wizard")).toBeTruthy();
    expect(onFailed).toHaveBeenCalledOnce();
  });
});
