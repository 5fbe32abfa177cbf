import * as z from "zod/mini";

/**
 * The body of every response that is not a success: a code for programs, a message fit to show to a person, and for a slot that is taken
 * the starts that are free instead, as instants in ISO 8601.
 */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  alternatives: z.optional(z.array(z.string())),
});

/** The body of every response that is not a success. */
export type ErrorBody = z.infer<typeof ErrorBody>;
