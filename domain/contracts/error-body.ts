import * as z from "zod/mini";

/** The body of every answer that is not a success: a code for programs, a message fit to show to a person. */
export const ErrorBody = z.object({ code: z.string(), message: z.string() });

/** The body of every answer that is not a success. */
export type ErrorBody = z.infer<typeof ErrorBody>;
