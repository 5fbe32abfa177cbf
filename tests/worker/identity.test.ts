import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { GenerateSigilResponse } from "#domain/contracts/sigils.ts";
import { digestDrawing, digestText } from "#tests/support/drawing-digest.ts";
import { compose } from "#worker/compose.ts";
import golden from "../golden/identity.json";
import { generate } from "./support/call.ts";

// Names of intentions are written as JSON: a lone surrogate can't be sent from workerd to the test runner.

it("200 intentions are drawn in workerd, byte for byte, as they are in Node", async () => {
  const { engine } = compose(env);
  const differing: string[] = [];
  for (const expected of golden) {
    const { intention } = expected;
    const { markup, drawing } = await digestDrawing(intention, engine.draw({ method: "chaos", intention }));
    if (markup !== expected.markup || drawing !== expected.drawing) differing.push(JSON.stringify(intention));
  }
  expect(golden).toHaveLength(200);
  expect(differing).toEqual([]);
});

it("the API issues the same 200 pictures", async () => {
  const differing: string[] = [];
  for (const { intention, markup } of golden) {
    const response = await generate({ intention });
    const { sigilData } = GenerateSigilResponse.parse(await response.json());
    if ((await digestText(sigilData.svgPath)) !== markup) differing.push(JSON.stringify(intention));
  }
  expect(differing).toEqual([]);
}, 30_000);
