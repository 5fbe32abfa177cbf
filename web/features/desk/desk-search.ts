import * as z from "zod/mini";

/** The parts of the desk. */
export const DESK_VIEWS = ["orders", "audit", "keys"] as const;

/** A part of the desk. */
export type DeskView = (typeof DESK_VIEWS)[number];

const Search = z.object({
  view: z.optional(z.catch(z.optional(z.enum(DESK_VIEWS)), undefined)),
  order: z.optional(z.catch(z.optional(z.string().check(z.regex(/^ORD-[0-9A-Z]{8}$/))), undefined)),
});

/** What the address says of the desk: which part is open, and which order. What is looked for is not in it, since it may be somebody's address. */
export type DeskSearch = z.infer<typeof Search>;

/** Reads the desk's address; what it doesn't know is left out. */
export function parseDeskSearch(search: Readonly<Record<string, unknown>>): DeskSearch {
  return Search.parse(search);
}
