import { act, renderHook, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactElement, ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import type { DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import type { SymbolRequest } from "#sigil-core/host/symbol-request.ts";
import { engine } from "#tests/support/dom-engine.ts";
import { type DrawingState, drawingSourceAtom, useDrawingOf } from "./use-drawing.ts";
import { symbolSourceAtom, useSymbol } from "./use-symbol.ts";

function setUp() {
  const draw = vi.fn(async (request: DrawingRequest) => engine.draw(request));
  const drawSymbol = vi.fn(async (request: SymbolRequest) => engine.drawSymbol(request));
  const store = createStore();
  store.set(drawingSourceAtom, { draw });
  store.set(symbolSourceAtom, { drawSymbol });
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactElement => (
    <Provider store={store}>{children}</Provider>
  );
  return { draw, drawSymbol, wrapper };
}

const underVenus = (): DrawingRequest => ({ method: "planetary", intention: "I am loved", planet: "venus" });

describe("a drawing on the page", () => {
  it("is the one that was asked for, by any method", async () => {
    const { wrapper } = setUp();
    const { result } = renderHook(() => useDrawingOf(underVenus()), { wrapper });
    await waitFor(() => expect(result.current.drawn?.drawing).toEqual(engine.draw(underVenus())));
  });

  it("is drawn once for as long as the same is asked for", async () => {
    const { draw, wrapper } = setUp();
    const { result, rerender } = renderHook(() => useDrawingOf(underVenus()), { wrapper });
    await waitFor(() => expect(result.current.drawn).not.toBeNull());
    rerender();
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it("stays while nothing is requested", async () => {
    const { wrapper } = setUp();
    const { result, rerender } = renderHook<DrawingState, { readonly request: DrawingRequest | null }>(
      ({ request }) => useDrawingOf(request),
      { wrapper, initialProps: { request: underVenus() } },
    );
    await waitFor(() => expect(result.current.drawn).not.toBeNull());
    rerender({ request: null });
    expect(result.current.drawn?.intention).toBe("I am loved");
  });

  it("stays, and is said to be an older one, where the newest is refused", async () => {
    const { wrapper } = setUp();
    const { result, rerender } = renderHook(({ intention }) => useDrawingOf({ method: "chaos", intention }), {
      wrapper,
      initialProps: { intention: "I am calm" },
    });
    await waitFor(() => expect(result.current.drawn).not.toBeNull());
    rerender({ intention: " " });
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    expect(result.current.drawn?.intention).toBe("I am calm");
  });
});

describe("a single symbol on the page", () => {
  it("comes from the core, and is there at once the second time", async () => {
    const { drawSymbol, wrapper } = setUp();
    const first = renderHook(() => useSymbol({ kind: "motif", id: "tree" }), { wrapper });
    await waitFor(() => expect(first.result.current).toBe(engine.drawSymbol({ kind: "motif", id: "tree" })));
    drawSymbol.mockClear();
    const second = renderHook(() => useSymbol({ kind: "motif", id: "tree" }), { wrapper });
    expect(second.result.current).toBe(first.result.current);
    expect(drawSymbol).not.toHaveBeenCalled();
  });

  it("is absent where it can't be drawn", async () => {
    const { drawSymbol, wrapper } = setUp();
    drawSymbol.mockRejectedValue(new Error("no core"));
    const { result } = renderHook(() => useSymbol({ kind: "motif", id: "eye" }), { wrapper });
    await act(async () => {});
    expect(result.current).toBeNull();
  });
});
