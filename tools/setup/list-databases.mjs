import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * The simulated databases of a state directory: each by its name, its place on the disk and when it was made, so that an empty one under an
 * old name counts as another.
 * @param {string} stateDirectory
 * @returns {string[]}
 */
export function listDatabases(stateDirectory) {
  const folder = join(stateDirectory, "v3/d1");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".sqlite"))
    .sort()
    .map((name) => {
      const { ino, birthtimeMs } = statSync(join(folder, name));
      return `${name} ${ino} ${birthtimeMs}`;
    });
}
