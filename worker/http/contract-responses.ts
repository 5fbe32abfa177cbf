import type { Access, Endpoint } from "#domain/contracts/endpoint.ts";
import type { ErrorCode, Fault } from "#domain/lib/result.ts";
import { ERRORS } from "./errors.ts";
import type { Reply } from "./reply.ts";

const ERRORS_OF_ALL: readonly ErrorCode[] = ["internal_error"];

const ERRORS_OF_ACCESS: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: [],
  session: ["unauthenticated"],
  master: ["unauthenticated", "forbidden"],
  token: ["not_found"],
  webhook: ["unauthenticated"],
};

const ERRORS_OF_BODIES = {
  json: ["malformed_json", "body_too_large", "unsupported_media_type", "invalid_request"],
  raw: ["body_too_large", "unsupported_media_type"],
  upload: ["body_too_large", "unsupported_media_type"],
} as const satisfies Record<string, readonly ErrorCode[]>;

/** The codes that a call can respond with, in the order of the table of errors. */
export function listErrors({
  method,
  access,
  limit,
  params,
  query,
  body,
  isOpenToOtherSites,
  needsStepUp,
  isBotChecked,
  errors = [],
}: Endpoint): readonly ErrorCode[] {
  const own = new Set<string>([...ERRORS_OF_ALL, ...ERRORS_OF_ACCESS[access], ...errors]);
  if (body) for (const code of ERRORS_OF_BODIES[body.kind]) own.add(code);
  if (needsStepUp) own.add("step_up_required");
  if (isBotChecked) own.add("bot_check_required");
  if (params || query) own.add("invalid_request");
  if (limit !== null) own.add("too_many_requests");
  if (method !== "GET" && !isOpenToOtherSites) own.add("cross_site_request");
  return Object.keys(ERRORS).filter((code): code is ErrorCode => own.has(code));
}

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
