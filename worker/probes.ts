import type { SigilEngine } from "#sigil-core/host/engine.ts";
import type { Probe } from "./ports/probe.ts";

/** What the probes try. */
export interface Probed {
  readonly database: D1Database;
  readonly files: R2Bucket;
  readonly engine: SigilEngine;
}

/** One probe for each thing that the Worker stands on. */
export function createProbes({ database, files, engine }: Probed): readonly Probe[] {
  return [
    {
      part: "database",
      // A table of ours, so that a database without its migrations counts as down.
      async run() {
        await database.prepare("select 1 from sigils limit 1").all();
      },
    },
    {
      part: "files",
      async run() {
        await files.head("readiness");
      },
    },
    {
      part: "core",
      async run() {
        engine.draw({ method: "chaos", intention: "ready" });
      },
    },
  ];
}
