import type { Endpoint } from "#domain/contracts/endpoint.ts";
import type { Fault } from "#domain/lib/fault.ts";
import { listErrors } from "./documented-errors.ts";
import type { Reply } from "./reply.ts";

/** Throws where a reply has a status or a field that its contract doesn't name. */
export function checkReply({ name, statuses = [200], response }: Endpoint, { body, details }: Reply<unknown>): void {
  if (details.status !== undefined && !statuses.includes(details.status)) {
    throw new Error(`${name} replies with ${details.status}, which its contract leaves out`);
  }
  if (body !== null && toCanonicalJson(response.parse(body)) !== toCanonicalJson(body)) {
    throw new Error(`${name} replies with more than its contract names`);
  }
}

/** Throws where a call is refused by a code that its contract doesn't name. */
export function checkFault(endpoint: Endpoint, { code }: Fault): void {
  if (!listErrors(endpoint).includes(code)) {
    throw new Error(`${endpoint.name} is refused with ${code}, which its contract leaves out`);
  }
}

function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
