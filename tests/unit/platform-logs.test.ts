import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";

const ROOT = resolve(import.meta.dirname, "../..");

it("the platform itself logs no address of a request and traces none", () => {
  const { observability } = unstable_readConfig({ config: resolve(ROOT, "wrangler.toml") });
  expect(observability).toMatchObject({
    redact_query_string: true,
    logs: { invocation_logs: false },
    traces: { enabled: false },
  });
});

it("files that are served without the Worker are taken for what they say they are, and by our own pages alone", () => {
  const headers = readFileSync(resolve(ROOT, "public/_headers"), "utf8");
  const everywhere = /^\/\*\n((?: {2}.+\n)+)/m
    .exec(headers)?.[1]
    ?.split("\n")
    .map((line) => line.trim());
  expect(everywhere).toEqual(
    expect.arrayContaining([
      "X-Content-Type-Options: nosniff",
      "Cross-Origin-Resource-Policy: same-origin",
      "Referrer-Policy: same-origin",
      "Strict-Transport-Security: max-age=63072000; includeSubDomains",
    ]),
  );
});
