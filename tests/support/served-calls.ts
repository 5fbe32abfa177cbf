import { vi } from "vitest";

/** What a call is responded to with: a body, a response, or what decides when it is called; a promise that stays open keeps it waiting. */
export type Respond = object | (() => object | Promise<object>);

/** A call that was made. */
export interface ServedCall {
  readonly call: string;
  readonly body: unknown;
}

/** Responds in the server's place to calls such as `GET /api/master/newsletters`; others are not found. Returns what was sent, which grows. */
export function serveCalls(responses: Readonly<Record<string, Respond>>): readonly ServedCall[] {
  const sent: ServedCall[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const call = `${init?.method ?? "GET"} ${String(url).replace(/\?.*/, "")}`;
    sent.push({ call, body: typeof init?.body === "string" ? JSON.parse(init.body) : null });
    const respond = responses[call];
    if (respond === undefined) return refuse(404, "not_found", "There is no such thing.");
    const body = typeof respond === "function" ? await respond() : respond;
    return body instanceof Response ? body.clone() : Response.json(body);
  });
  return sent;
}

/** The server's refusal. */
export function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}

/** A network that is gone. */
export function goOffline(): never {
  throw new TypeError("Failed to fetch");
}

/** A response that is held back until `release` gives it. */
export function holdBack(): { readonly promise: Promise<object>; readonly release: (body: object) => void } {
  let release: (body: object) => void = () => {};
  const promise = new Promise<object>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}
