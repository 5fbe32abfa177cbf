import { preview } from "vite";
import { tickCrons } from "./tick-crons.ts";

/** Serves the production build with every binding simulated, until it is told to stop. */
const port = Number(process.env.PORT ?? 8787);

try {
  const server = await preview({ preview: { port, strictPort: true, host: "localhost" }, logLevel: "warn" });
  tickCrons(`http://localhost:${port}`);
  console.log(`\n  Sigilarium is ready: http://localhost:${port}\n`);
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
