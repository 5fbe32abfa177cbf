import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import { loadSigilEngine } from "#sigil-core/host/load-node.ts";
import { METHODS } from "#sigil-core/lab/method-kits.ts";
import { toGoldenFile } from "./golden-file.ts";
import { listGoldenRecipes } from "./golden-recipes.ts";

// `UPDATE_GOLDENS=1 vitest run --project unit tests/golden/pictures.test.ts` writes the files again.
const IS_UPDATING = process.env.UPDATE_GOLDENS === "1";

const engine = loadSigilEngine();

describe.each(METHODS)("the %s sigil", (method) => {
  it.each(listGoldenRecipes(method))("of the recipe $name is drawn as before, byte for byte", ({ name, request }) => {
    const file = new URL(`${method}/${name}.svg`, import.meta.url);
    const picture = toGoldenFile(toSigilMarkup(engine.draw(request)));
    if (IS_UPDATING) {
      mkdirSync(new URL(".", file), { recursive: true });
      writeFileSync(file, picture);
    }
    expect(picture).toBe(readFileSync(file, "utf8"));
  });
});
