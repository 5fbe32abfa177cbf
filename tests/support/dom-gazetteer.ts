import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Mock, vi } from "vitest";

/** Serves the files of the gazetteer to a test, and answers every other call with what the test says. */
export function serveGazetteer(
  answer: (url: URL) => Response = () => new Response(null, { status: 404 }),
): Mock<typeof fetch> {
  const serve = vi.fn<typeof fetch>(async (input) => {
    const url = new URL(String(input), "https://sigilarium.test");
    if (!url.pathname.startsWith("/gazetteer/")) return answer(url);
    return new Response(readFileSync(resolve(import.meta.dirname, `../..${url.pathname}`)));
  });
  vi.stubGlobal("fetch", serve);
  return serve;
}
