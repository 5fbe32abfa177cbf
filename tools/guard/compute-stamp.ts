import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = ["tools/guard", "tests/truth/care/tune", "domain/intentions/guard"];
const MADE_FROM = /^(?!.*\.(?:test|gen)\.ts$).*\.(?:ts|txt|json)$/;
/** What only uses what was fitted changes none of it. */
const NOT_MADE_FROM =
  /(?:weigh-signs|weigh-text|weigh-text-early|net-tables|strengths|may-reword|foreign-calls|compute-stamp|cross-validate|find-families|find-false-alarms)\.ts$/;

/** A stamp of all that the guard's tables are made from: the corpus, the reading of signs and words, and the fit. */
export function computeStamp(): string {
  const hash = createHash("sha256");
  for (const folder of FOLDERS) {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
    for (const name of names.toSorted()) {
      if (MADE_FROM.test(name) && !NOT_MADE_FROM.test(name)) hash.update(readFileSync(join(ROOT, folder, name)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}
