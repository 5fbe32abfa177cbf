import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./paths.mjs";

/**
 * The files below a path in a stable order; the path itself where it is a file, nothing where it does not exist.
 * @param {string} path relative to the root
 * @returns {string[]}
 */
function listFiles(path) {
  const absolute = join(ROOT, path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute)
    .sort()
    .filter((name) => name !== "node_modules")
    .flatMap((name) => listFiles(`${path}/${name}`));
}

/**
 * @param {readonly string[]} inputs
 * @param {readonly string[]} facts
 */
function fingerprint(inputs, facts) {
  const hash = createHash("sha256");
  for (const fact of facts) hash.update(`${fact}\0`);
  for (const file of inputs.flatMap(listFiles)) {
    hash.update(file);
    hash.update("\0");
    hash.update(readFileSync(join(ROOT, file)));
    hash.update("\0");
  }
  return hash.digest("hex");
}

/**
 * Does some work only if its inputs or its outputs are not as it last left them.
 * @param {{ stamp: string, inputs: readonly string[], outputs?: readonly string[], listFacts?: () => readonly string[] }} step paths
 *   relative to the root; the stamp should lie where it disappears together with what the work made, and not inside an output. Facts are
 *   whatever else the work depends on or has made, where contents change by themselves.
 * @param {() => Promise<void>} work
 */
export async function whenChanged({ stamp, inputs, outputs = [], listFacts = () => [] }, work) {
  const stampFile = join(ROOT, stamp);
  // The outputs count too: another command may have made them again from other inputs since.
  const files = [...inputs, ...outputs];
  const areOutputsThere = outputs.every((output) => existsSync(join(ROOT, output)));
  if (areOutputsThere && existsSync(stampFile) && readFileSync(stampFile, "utf8") === fingerprint(files, listFacts()))
    return;
  await work();
  mkdirSync(dirname(stampFile), { recursive: true });
  // The work may have written to its own inputs (a generated file), so the stamp holds what lies there now.
  writeFileSync(stampFile, fingerprint(files, listFacts()));
}
