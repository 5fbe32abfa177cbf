import { spawn } from "node:child_process";
import { delimiter } from "node:path";
import { BIN, ROOT } from "./paths.mjs";

/** The environment in which every tool runs: the installed tools first, and nothing that calls home. */
export const toolEnvironment = {
  ...process.env,
  PATH: `${BIN}${delimiter}${process.env.PATH ?? ""}`,
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_LOG: process.env.WRANGLER_LOG ?? "warn",
  NO_UPDATE_NOTIFIER: "1",
};

/**
 * Runs a command in the repository's root and resolves with its exit code.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ env?: NodeJS.ProcessEnv, isQuiet?: boolean }} [options] quiet: shows the output only if the command fails
 * @returns {Promise<number>}
 */
export function run(command, parameters, { env = {}, isQuiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: ROOT,
      env: { ...toolEnvironment, ...env },
      stdio: ["ignore", isQuiet ? "pipe" : "inherit", isQuiet ? "pipe" : "inherit"],
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on("data", (chunk) => output.push(chunk));
    child.stderr?.on("data", (chunk) => output.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (isQuiet && code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a command that must succeed.
 * @param {string} what what it does, in words for the person who waits
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 */
export async function mustRun(what, command, parameters, options = {}) {
  const startedAt = performance.now();
  process.stdout.write(`  ${what} …`);
  const code = await run(command, parameters, { ...options, isQuiet: true });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(code === 0 ? ` ${seconds} s\n` : " failed\n");
  if (code !== 0) throw new SetupError(`${what} failed: ${command} ${parameters.join(" ")} ended with code ${code}.`);
}

/** A step of the set-up that can't go on; the message says what to do. */
export class SetupError extends Error {}

/**
 * Tells a person what went wrong; answers the exit code of a failure.
 * @param {unknown} error
 */
export function explain(error) {
  console.error(error instanceof SetupError ? `\n${error.message}` : error);
  return 1;
}
