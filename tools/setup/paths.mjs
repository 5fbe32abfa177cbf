import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** The folder of the installed tools. The first one there is Node 24, where a package for this platform exists. */
export const BIN = resolve(ROOT, "node_modules/.bin");
