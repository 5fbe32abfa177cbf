import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Plugin } from "vite";

const runFile = promisify(execFile);

/** Recompiles the sigil core when its sources change, and reloads the page. The dev server's only part: builds compile it before. */
export function sigilCore(): Plugin {
  return {
    name: "sigil-core",
    apply: "serve",
    configureServer(server) {
      // One compilation at a time; what changes meanwhile is compiled once, after it.
      let compilation: Promise<void> = Promise.resolve();
      let isWaiting = false;

      async function compile(): Promise<void> {
        isWaiting = false;
        try {
          await runFile("npm", ["run", "--silent", "build:core"], { cwd: server.config.root });
          server.ws.send({ type: "full-reload" });
        } catch (error) {
          server.config.logger.error(error instanceof Error ? error.message : String(error));
        }
      }

      server.watcher.add("sigil-core/assembly");
      server.watcher.on("all", (_event, file) => {
        if (!file.includes("/sigil-core/assembly/") || !file.endsWith(".ts") || isWaiting) return;
        isWaiting = true;
        compilation = compilation.then(compile);
      });
    },
  };
}
