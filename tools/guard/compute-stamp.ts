import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = ["tools/guard", "tools/guard/corpus", "tests/truth/care/tune", "domain/intentions/guard"];
const MADE_FROM = /^(?!.*\.(?:test|gen)\.ts$).*\.(?:ts|txt|json)$/;
/** What reads the weights, and what only uses the guard, changes no weight. */
const NOT_MADE_FROM = new Set(["weigh-signs.ts", "may-reword.ts", "foreign-calls.ts", "compute-stamp.ts"]);

/** A stamp of all that the weights of the guard are made from: the corpus, the reading of signs, and the fit. */
export function computeStamp(): string {
  const hash = createHash("sha256");
  for (const folder of FOLDERS) {
    for (const name of readdirSync(join(ROOT, folder)).toSorted()) {
      if (MADE_FROM.test(name) && !NOT_MADE_FROM.has(name)) hash.update(readFileSync(join(ROOT, folder, name)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}
