/** The codes of every answer that is not a success. */
export const ERROR_CODES = [
  "malformed_json",
  "cross_site_request",
  "tier_required",
  "not_found",
  "method_not_allowed",
  "body_too_large",
  "unsupported_media_type",
  "invalid_request",
  "too_many_requests",
  "internal_error",
  "not_ready",
] as const;

/** The code of an answer that is not a success. */
export type ErrorCode = (typeof ERROR_CODES)[number];
