import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { GenerateSigilResponse } from "#domain/contracts/sigils.ts";
import { digestDrawing, digestText } from "#tests/support/drawing-digest.ts";
import { compose } from "#worker/compose.ts";
import golden from "../golden/identity.json";
import { generate } from "./support/call.ts";

it("200 intentions are drawn in workerd, byte for byte, as they are in Node", async () => {
  const { engine } = compose(env);
  const digests = await Promise.all(
    golden.map(({ intention }) => digestDrawing(intention, engine.draw({ method: "chaos", intention }))),
  );
  expect(digests).toHaveLength(200);
  expect(digests).toEqual(golden);
});

it("the API issues the same 200 pictures", async () => {
  for (const { intention, markup } of golden) {
    const response = await generate({ intention });
    const { sigilData } = GenerateSigilResponse.parse(await response.json());
    expect(await digestText(sigilData.svgPath), JSON.stringify(intention)).toBe(markup);
  }
}, 30_000);
