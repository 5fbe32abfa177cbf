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
      server.watcher.add("sigil-core/assembly");
      server.watcher.on("change", async (file) => {
        if (!file.includes("/sigil-core/assembly/")) return;
        try {
          await runFile("npm", ["run", "--silent", "build:core"]);
          server.ws.send({ type: "full-reload" });
        } catch (error) {
          server.config.logger.error(error instanceof Error ? error.message : String(error));
        }
      });
    },
  };
}
