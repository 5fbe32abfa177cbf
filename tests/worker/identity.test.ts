import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { GenerateSigilResponse } from "#domain/contracts/sigils.ts";
import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import { type DrawingDigest, digestDrawing, digestText, type FrozenDrawing } from "#tests/support/drawing-digest.ts";
import { compose } from "#worker/compose.ts";
import identity from "../golden/identity.json";
import coreOne from "../golden/released/core-1.json";
import { generate } from "./support/call.ts";

const frozen: readonly FrozenDrawing[] = JSON.parse(JSON.stringify(coreOne));
const golden: readonly DrawingDigest[] = JSON.parse(JSON.stringify(identity));

// Recipes are named as JSON: a lone surrogate can't be sent from workerd to the test runner.

it("400 recipes of all methods are drawn in workerd, byte for byte, as they are in Node", async () => {
  const { engine } = compose(env);
  const differing: string[] = [];
  for (const { request, ...expected } of golden) {
    const { markup, drawing } = await digestDrawing(request, engine.draw(request));
    if (markup !== expected.markup || drawing !== expected.drawing) differing.push(JSON.stringify(request));
  }
  expect(golden).toHaveLength(400);
  expect(differing).toEqual([]);
});

it("the first core draws in workerd what it drew when it was the current one", async () => {
  const core = compose(env).engine.findVersion(1);
  const differing: string[] = [];
  for (const { request, markup } of frozen) {
    const drawn = core && (await digestText(toSigilMarkup(core.draw(request))));
    if (drawn !== markup) differing.push(JSON.stringify(request));
  }
  expect(frozen).toHaveLength(40);
  expect(differing).toEqual([]);
});

it("the API issues the same 200 pictures for the method that needs no choices", async () => {
  const chaos = golden.filter(({ request }) => request.method === "chaos");
  const differing: string[] = [];
  for (const { request, markup } of chaos) {
    const response = await generate({ intention: request.intention });
    const { sigilData } = GenerateSigilResponse.parse(await response.json());
    if ((await digestText(sigilData.svgPath)) !== markup) differing.push(JSON.stringify(request));
  }
  expect(chaos).toHaveLength(200);
  expect(differing).toEqual([]);
}, 30_000);
