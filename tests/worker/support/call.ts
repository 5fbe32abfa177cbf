import { exports } from "cloudflare:workers";

/** Where the Worker believes it is reached. */
export const ORIGIN = "https://sigilarium.test";

let clients = 0;

/** Asks the Worker; each call comes from a client of its own unless the headers name one, so that no limit is met. */
export function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  clients += 1;
  if (!headers.has("CF-Connecting-IP")) {
    headers.set("CF-Connecting-IP", `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`);
  }
  return exports.default.fetch(new Request(new URL(path, ORIGIN), { ...init, headers, redirect: "manual" }));
}

/** Asks for a sigil with this body. */
export function generate(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return call("/api/sigils/generate", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
