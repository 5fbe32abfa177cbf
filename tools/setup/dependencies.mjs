import { existsSync } from "node:fs";
import { join } from "node:path";
import { BIN } from "./paths.mjs";
import { mustRun, run, SetupError } from "./run.mjs";
import { whenChanged } from "./stamps.mjs";

/** Installs the locked packages where they are missing or out of date, and checks that a new enough Node came with them. */
export async function ensureDependencies() {
  await whenChanged({ stamp: "node_modules/.setup/lockfile", inputs: ["package-lock.json", ".npmrc"] }, () =>
    mustRun("Installing packages", "npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]),
  );
  await ensureNode();
}

async function ensureNode() {
  if (existsSync(join(BIN, "node"))) return;
  const isNewEnough = await run("node", [
    "-e",
    "const [a,b]=process.versions.node.split('.').map(Number);process.exit(a>22||(a===22&&b>=18)?0:1)",
  ]);
  if (isNewEnough !== 0) {
    throw new SetupError(
      `The tools need Node 22.18 or newer. On Linux it comes with the packages; on this platform (${process.platform} ${process.arch}) please install it from nodejs.org. This is ${process.version}.`,
    );
  }
}
