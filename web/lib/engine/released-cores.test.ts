import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { drawAs } from "#tests/support/dom-engine.ts";
import { EngineUnavailableError } from "./compile-core.ts";
import { loadReleasedCore } from "./released-cores.ts";

const CORE_1 = readFileSync(resolve(import.meta.dirname, "../../../sigil-core/released/core-1.wasm"));
const request = { method: "chaos", intention: "I am calm" } as const;

function serveCore(): ReturnType<typeof vi.fn<typeof fetch>> {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response(new Uint8Array(CORE_1)));
  vi.stubGlobal("fetch", fetchMock);
  return fetchMock;
}

afterEach(() => vi.unstubAllGlobals());

it("an earlier core is fetched again after the network failed, and then only once", async () => {
  const fetchMock = serveCore();
  fetchMock.mockResolvedValueOnce(new Response("", { status: 503 }));
  await expect(loadReleasedCore(1)).rejects.toBeInstanceOf(EngineUnavailableError);
  const [one, other] = await Promise.all([loadReleasedCore(1), loadReleasedCore(1)]);
  expect(one).toBe(other);
  expect(one.draw(request).figure).toBe(drawAs(request, 1).figure);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(String(fetchMock.mock.calls[0]?.[0])).toContain("core-1");
});

it("a version that was never released is refused, and nothing is fetched for it", async () => {
  const fetchMock = serveCore();
  await expect(loadReleasedCore(99)).rejects.toBeInstanceOf(EngineUnavailableError);
  expect(fetchMock).not.toHaveBeenCalled();
});
