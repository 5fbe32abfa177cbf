import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { computeStamp } from "./compute-stamp.ts";

const FOLDER = join(import.meta.dirname, "../../domain/intentions/guard");

it.each(["weights.gen.ts", "weights-early.gen.ts", "net.gen.ts"])(
  "the guard's %s is made from the corpus as it is: run `npm run build:guard` after a change",
  (table) => {
    expect(readFileSync(join(FOLDER, table), "utf8")).toContain(`Stamp: ${computeStamp()}`);
  },
);
