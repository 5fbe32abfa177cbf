import { spawn } from "node:child_process";
import { ROOT } from "./paths.mjs";
import { toolEnvironment } from "./run.mjs";

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
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 0));
  });
}
