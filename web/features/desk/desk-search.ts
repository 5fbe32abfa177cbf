/** The parts of the desk. */
const DESK_VIEWS = ["orders", "audit", "keys"] as const;

/** A part of the desk. */
export type DeskView = (typeof DESK_VIEWS)[number];

/** What the address says of the desk: which part is open, and which order. What is looked for is not in it, since it may be somebody's address. */
export interface DeskSearch {
  readonly view?: DeskView;
  readonly order?: string;
}

/** The desk's address before it is read; the route's code, which every page has, takes it as it is. */
export interface RawDeskSearch {
  readonly view?: unknown;
  readonly order?: unknown;
}

/** Reads the desk's address; what it doesn't know is left out. */
export function parseDeskSearch({ view, order }: RawDeskSearch): DeskSearch {
  const known = DESK_VIEWS.find((name) => name === view);
  return {
    ...(known && { view: known }),
    ...(typeof order === "string" && /^ORD-[0-9A-Z]{8}$/.test(order) && { order }),
  };
}
