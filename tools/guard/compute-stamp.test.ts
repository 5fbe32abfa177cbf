import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { computeStamp } from "./compute-stamp.ts";

const TABLE = join(import.meta.dirname, "../../domain/intentions/guard/weights.gen.ts");

it("the guard's weights are made from the corpus as it is: run `npm run build:guard` after a change", () => {
  expect(readFileSync(TABLE, "utf8")).toContain(`Stamp: ${computeStamp()}`);
});
