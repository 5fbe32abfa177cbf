/** Why the core refuses to draw. */
export type SigilCoreErrorCode = "empty_intention" | "intention_too_long" | "unknown_method" | "illegal_option";

/** Thrown where the core refuses a request; the message is for developers. */
export class SigilCoreError extends Error {
  readonly code: SigilCoreErrorCode;

  constructor(code: SigilCoreErrorCode) {
    super(`The sigil core refused: ${code}`);
    this.name = "SigilCoreError";
    this.code = code;
  }
}
