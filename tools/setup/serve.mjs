import { spawn } from "node:child_process";
import { ROOT } from "./paths.mjs";
import { toolEnvironment } from "./run.mjs";

const LOOK_FOR_PARENT_MS = 500;

/**
 * Runs a server in the foreground and ends it when this process is told to end.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @returns {Promise<number>} the server's exit code
 */
export function serve(command, parameters) {
  const child = spawn(command, parameters, { cwd: ROOT, env: toolEnvironment, stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) onParentGone(() => child.kill("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 0));
  });
}

/**
 * npm passes a signal on to the shell between, which ends without passing it on any further: a lost parent is the only sign.
 * @param {() => void} act
 */
function onParentGone(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, LOOK_FOR_PARENT_MS);
  timer.unref();
}
