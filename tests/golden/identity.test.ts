import { expect, it } from "vitest";
import { loadSigilEngine } from "#sigil-core/host/load-node.ts";
import { composeRequest, METHODS } from "#sigil-core/lab/method-kits.ts";
import { digestDrawing } from "#tests/support/drawing-digest.ts";
import { IDENTITY_INTENTIONS } from "#tests/support/intentions.ts";

/** Chaos draws all 200 intentions; the other methods the edges of what people may write, and a few plain sentences. */
const OTHERS_DRAW = 50;

// `vitest run --project unit tests/golden/identity.test.ts --update` writes the file again: a change of it means that
// people's sigils look otherwise than before, so it belongs with a rise of the core's version.
it("400 recipes of all methods are drawn in Node as they were when the golden file was written", async () => {
  const engine = loadSigilEngine();
  const requests = METHODS.flatMap((method) =>
    IDENTITY_INTENTIONS.slice(0, method === "chaos" ? undefined : OTHERS_DRAW).map((intention, index) =>
      composeRequest(method, intention, index),
    ),
  );
  const digests = await Promise.all(requests.map((request) => digestDrawing(request, engine.draw(request))));
  expect(digests).toHaveLength(400);
  await expect(`[\n${digests.map((digest) => JSON.stringify(digest)).join(",\n")}\n]\n`).toMatchFileSnapshot(
    "identity.json",
  );
});
