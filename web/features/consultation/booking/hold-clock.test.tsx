import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serve } from "#tests/support/generator.ts";
import { formatCountdown, HoldClock, ProlongQuestion } from "./hold-clock.tsx";
import { useHold } from "./use-hold.ts";

const SLOT = "2026-12-03T16:30:00.000Z";
const LAST_MINUTE = /kept for you for one more minute/;

const onEnded = vi.fn();
const onRefused = vi.fn();

function Kept({ slot }: { readonly slot: string | null }): ReactElement {
  const kept = useHold(slot, { known: null, onEnded, onRefused });
  return (
    <>
      <input aria-label="Full name" />
      <HoldClock kept={kept} />
      <ProlongQuestion kept={kept} />
    </>
  );
}

/** A server that keeps the hour, and prolongs it as often as it says. */
function serveHolds(prolongations: number): ReturnType<typeof serve> {
  let left = prolongations;
  return serve(async (url, init) => {
    if (init?.method === "DELETE") return new Response(null, { status: 204 });
    if (String(url).endsWith("/prolong")) left -= 1;
    const hold = { id: HOLD_ID, time: SLOT, expiresAt: new Date(Date.now() + 600_000).toISOString() };
    return new Response(JSON.stringify({ ...hold, canProlong: left > 0 }));
  });
}

const HOLD_ID = "0b9f3a52-6f0e-4a53-9d7e-0c1d2e3f4a5b";

async function pass(seconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
}

function listCalls(fetchMock: ReturnType<typeof serve>): string[] {
  return fetchMock.mock.calls.map(([url, init]) => `${init?.method} ${url}`);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  onEnded.mockReset();
  onRefused.mockReset();
});

describe("an hour that is kept", () => {
  it("is counted down from ten minutes, in silence", async () => {
    serveHolds(2);
    render(<Kept slot={SLOT} />);
    expect(screen.getByText("Keeping this hour for you …")).toBeTruthy();
    await pass(0);
    expect(screen.getByRole("timer").textContent).toBe("Kept for you for 10:00");
    await pass(18);
    expect(screen.getByRole("timer").textContent).toBe("Kept for you for 9:42");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is asked about one minute before its end, and prolonged as often as the server lets it", async () => {
    const fetchMock = serveHolds(2);
    render(<Kept slot={SLOT} />);
    await pass(0);
    for (const _time of [1, 2]) {
      await pass(539);
      expect(screen.queryByText(LAST_MINUTE)).toBeNull();
      await pass(2);
      fireEvent.click(screen.getByRole("button", { name: "Keep it for 10 more minutes" }));
      await pass(0);
      await pass(59);
      expect(screen.queryByText(LAST_MINUTE)).toBeNull();
    }
    await pass(542);
    expect(screen.getByText(LAST_MINUTE)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(listCalls(fetchMock)).toEqual([
      "POST /api/consultations/holds",
      `POST /api/consultations/holds/${HOLD_ID}/prolong`,
      `POST /api/consultations/holds/${HOLD_ID}/prolong`,
    ]);
    await pass(60);
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it("ends after ten minutes where nobody prolongs it", async () => {
    serveHolds(2);
    render(<Kept slot={SLOT} />);
    await pass(599);
    expect(onEnded).not.toHaveBeenCalled();
    await pass(1);
    expect(onEnded).toHaveBeenCalledOnce();
    expect(screen.queryByRole("timer")).toBeNull();
  });

  it("has its question put away by Escape, which closes nothing else", async () => {
    serveHolds(2);
    render(<Kept slot={SLOT} />);
    await pass(545);
    expect(screen.getByText(LAST_MINUTE)).toBeTruthy();
    expect(fireEvent.keyDown(document.body, { key: "Escape" })).toBe(false);
    expect(screen.queryByText(LAST_MINUTE)).toBeNull();
    expect(fireEvent.keyDown(document.body, { key: "Escape" })).toBe(true);
  });

  it("gives the focus back to the field that was left for the question", async () => {
    serveHolds(2);
    render(<Kept slot={SLOT} />);
    await pass(545);
    const field = screen.getByRole("textbox", { name: "Full name" });
    field.focus();
    const button = screen.getByRole("button", { name: "Keep it for 10 more minutes" });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(field);
  });

  it("is let go where somebody leaves without booking", async () => {
    const fetchMock = serveHolds(2);
    const { unmount } = render(<Kept slot={SLOT} />);
    await pass(1);
    unmount();
    expect(listCalls(fetchMock).at(-1)).toBe(`DELETE /api/consultations/holds/${HOLD_ID}`);
  });

  it("is let go as well where the response comes after somebody has left", async () => {
    const response = Promise.withResolvers<Response>();
    const fetchMock = serve((_url, init) =>
      init?.method === "DELETE" ? Promise.resolve(new Response(null, { status: 204 })) : response.promise,
    );
    const { unmount } = render(<Kept slot={SLOT} />);
    unmount();
    response.resolve(new Response(JSON.stringify({ id: HOLD_ID, time: SLOT, expiresAt: SLOT, canProlong: true })));
    await pass(0);
    expect(listCalls(fetchMock).at(-1)).toBe(`DELETE /api/consultations/holds/${HOLD_ID}`);
  });

  it("can be asked for again where the server could not be reached", async () => {
    serve(() => Promise.reject(new TypeError("Failed to fetch")));
    render(<Kept slot={SLOT} />);
    await pass(0);
    expect(onRefused).toHaveBeenCalledOnce();
    serveHolds(2);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await pass(0);
    expect(screen.getByRole("timer").textContent).toBe("Kept for you for 10:00");
  });
});

describe("what is left of a time", () => {
  it.each([
    [600_000, "10:00"],
    [599_001, "10:00"],
    [582_000, "9:42"],
    [9_000, "0:09"],
    [0, "0:00"],
  ])("%i ms is %s", (leftMs, text) => {
    expect(formatCountdown(leftMs)).toBe(text);
  });
});
