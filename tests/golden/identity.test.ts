import { expect, it } from "vitest";
import { loadSigilEngine } from "#sigil-core/host/load-node.ts";
import { digestDrawing } from "#tests/support/drawing-digest.ts";
import { IDENTITY_INTENTIONS } from "#tests/support/intentions.ts";

// `vitest run --project unit tests/golden/identity.test.ts --update` writes the file anew: a change of it means that
// people's sigils look otherwise than before, so it belongs with a rise of the core's version.
it("200 intentions are drawn in Node as they were when the golden file was written", async () => {
  const engine = loadSigilEngine();
  const digests = await Promise.all(
    IDENTITY_INTENTIONS.map((intention) => digestDrawing(intention, engine.draw({ method: "chaos", intention }))),
  );
  expect(digests).toHaveLength(200);
  await expect(`${JSON.stringify(digests, null, 2)}\n`).toMatchFileSnapshot("identity.json");
});
