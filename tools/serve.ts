import { preview } from "vite";
import { tickCrons } from "./tick-crons.ts";

/** Serves the production build with every binding simulated, until it is told to stop. */
const port = Number(process.env.PORT ?? 8787);

try {
  const server = await preview({ preview: { port, strictPort: true, host: "localhost" }, logLevel: "warn" });
  const origin = `http://localhost:${port}`;
  const fault = await findFault(origin);
  if (fault !== null) {
    const state = process.env.SIGILARIUM_STATE ?? ".wrangler/state";
    console.error(
      `\n  Sigilarium is not ready. ${fault}\n  What it keeps is in ${state}: without that folder it starts afresh.\n`,
    );
    await server.close();
    process.exit(1);
  }
  tickCrons(origin);
  console.log(`\n  Sigilarium is ready: ${origin}\n`);
  const stop = async () => {
    await server.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
} catch (error) {
  const isTaken = error instanceof Error && /already in use/.test(error.message);
  console.error(isTaken ? `Port ${port} is taken. Choose another one: PORT=8788 npm start` : error);
  process.exit(1);
}

/** What keeps the product from working, in its own words; null where everything works. */
async function findFault(origin: string): Promise<string | null> {
  const response = await fetch(`${origin}/api/health/ready`);
  if (response.ok) return null;
  const body: unknown = await response.json().catch(() => null);
  const hasMessage = typeof body === "object" && body !== null && "message" in body;
  return hasMessage ? String(body.message) : `It responds with ${response.status}.`;
}
