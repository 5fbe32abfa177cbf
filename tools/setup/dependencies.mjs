import { mustRun, run, SetupError } from "./run.mjs";
import { whenChanged } from "./stamps.mjs";

const OLDEST_NODE = [22, 18];
const CHECK_NODE = `const [a, b] = process.versions.node.split("."); process.exit(a > ${OLDEST_NODE[0]} || (a == ${OLDEST_NODE[0]} && b >= ${OLDEST_NODE[1]}) ? 0 : 1)`;

// Whatever this machine's npm leaves out by itself (NODE_ENV=production, omit=optional) is needed here.
const INSTALL = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];

/** Installs the locked packages where they are missing or out of date, and checks that a new enough Node came with them. */
export async function ensureDependencies() {
  await whenChanged({ stamp: "node_modules/.setup/lockfile", inputs: ["package-lock.json", ".npmrc"] }, () =>
    mustRun("Installing packages", "npm", INSTALL),
  );
  await ensureNode();
}

async function ensureNode() {
  if ((await run("node", ["-e", CHECK_NODE]).catch(() => 1)) === 0) return;
  throw new SetupError(
    `The tools need Node ${OLDEST_NODE.join(".")} or newer. On Linux with glibc it comes with the packages; on this platform (${process.platform} ${process.arch}) please install it from nodejs.org. This is ${process.version}.`,
  );
}
