import { spawn } from "node:child_process";
import { ROOT } from "./setup/paths.mjs";
import { run, toolEnvironment } from "./setup/run.mjs";
import { runMain, setUp } from "./setup.mjs";

const PORT = process.env.PORT ?? "8796";
const URL = `http://localhost:${PORT}`;

/** Waits until the server responds, 30 seconds at most. */
async function waitForServer() {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const isUp = await fetch(`${URL}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No server answered at ${URL}.`);
}

// Each benchmark prints its figures beside a calibration loop of the same run, since machines differ and are noisy.
await runMain(async () => {
  await setUp({ isApplicationBuilt: true });
  let code = await run("node", ["bench/sigil.ts"]);
  code = Math.max(code, await run("node", ["bench/intentions.ts"]));
  code = Math.max(code, await run("node", ["bench/hours.ts"]));
  code = Math.max(code, await run("node", ["bench/places.ts"]));
  code = Math.max(code, await run("node", ["bench/guide.ts"]));
  code = Math.max(code, await run("node", ["bench/consultations.ts"]));
  code = Math.max(code, await run("node", ["bench/closed-links.ts"]));
  const server = spawn("node", ["tools/serve-e2e.mjs"], {
    cwd: ROOT,
    env: { ...toolEnvironment, PORT, SIGILARIUM_STATE: ".wrangler/bench" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    await waitForServer();
    code = Math.max(code, await run("node", ["bench/api.ts", "--url", URL]));
    code = Math.max(code, await run("node", ["bench/first-load.ts", "--url", URL]));
  } finally {
    server.kill("SIGTERM");
  }
  return code;
});
