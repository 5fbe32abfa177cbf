import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const MINUTE_MS = 60_000;
const CRONS = /^crons = \[(.*)\]$/m;

/** Starts every scheduled job of wrangler.toml once a minute, as the platform would by its own clock. */
export function tickCrons(origin: string): void {
  const wranglerToml = readFileSync(resolve(import.meta.dirname, "../wrangler.toml"), "utf8");
  const crons = CRONS.exec(wranglerToml)?.[1]?.match(/[^"]+(?="(?:,|$))/g) ?? [];
  setInterval(async () => {
    for (const cron of crons) {
      await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`).catch((error: unknown) =>
        console.error(`The jobs of "${cron}" could not be started:`, error),
      );
    }
  }, MINUTE_MS).unref();
}
