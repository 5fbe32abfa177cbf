import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { SeededBuyer } from "./seed.ts";

/** The product as `npm start` serves it, in a group of processes that can be killed at once. */
export class RunningServer {
  readonly origin: string;
  readonly #process: ChildProcess;

  private constructor(origin: string, process: ChildProcess) {
    this.origin = origin;
    this.#process = process;
  }

  /** Starts it over a folder of state, and waits until it responds. */
  static async start(port: number, state: string): Promise<RunningServer> {
    const child = spawn(process.execPath, ["tools/serve.ts"], {
      cwd: resolve(import.meta.dirname, "../.."),
      env: { ...process.env, PORT: String(port), SIGILARIUM_STATE: state },
      stdio: ["ignore", "ignore", "inherit"],
      detached: true,
    });
    const server = new RunningServer(`http://localhost:${port}`, child);
    for (let tried = 0; tried < 600; tried += 1) {
      if (child.exitCode !== null) throw new Error("The server ended.");
      const isUp = await fetch(`${server.origin}/api/health`).then(
        (response) => response.ok,
        () => false,
      );
      if (isUp) return server;
      await sleep(200);
    }
    throw new Error("The server does not respond.");
  }

  /** Ends it at once, as `kill -9` does, with all that it started. */
  async kill(): Promise<void> {
    const { pid } = this.#process;
    if (pid === undefined || this.#process.exitCode !== null) return;
    const ended = once(this.#process, "exit");
    process.kill(-pid, "SIGKILL");
    await ended;
  }

  /** Sends each request from another address, in a header that only a local server trusts: no limit is reached. */
  async ask(path: string, { cookie = "", body }: { cookie?: string; body?: unknown } = {}): Promise<Response> {
    clients += 1;
    return fetch(new URL(path, this.origin), {
      method: body === undefined ? "GET" : "POST",
      headers: {
        "CF-Connecting-IP": `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`,
        ...(cookie !== "" && { Cookie: cookie }),
        ...(body !== undefined && { "Content-Type": "application/json", Origin: this.origin }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Somebody books an hour. */
  book({ email, cookie }: SeededBuyer, time: string): Promise<Response> {
    const person = { email, name: "Ada Lovelace", dateOfBirth: "1990-02-03", timezone: "Europe/London" };
    return this.ask("/api/consultations/book", {
      cookie,
      body: { ...person, consultationTopic: "Where my work is going next", optionalNotes: "", sessionDateTime: time },
    });
  }
}

let clients = 0;
