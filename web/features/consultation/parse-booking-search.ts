/**
 * What the address says of the booking dialog, so that Back and a reload keep it. Texts are as the address has them: the route reads them with
 * the first load of every page, and the dialog judges them.
 */
export interface BookingSearch {
  /** The dialog is open. */
  readonly book?: true | undefined;
  /** A month of the practitioner’s calendar, YYYY-MM. */
  readonly month?: string | undefined;
  /** A day of that calendar, YYYY-MM-DD. */
  readonly day?: string | undefined;
  /** The start of the chosen hour, an instant in ISO 8601. */
  readonly slot?: string | undefined;
  /** The zone that times are shown in. */
  readonly zone?: string | undefined;
  /** Has the page look as with access; what can be done the server decides. */
  readonly consultation_paid?: true | undefined;
}

/** Reads the query of the page; what is no text is left out. */
export function parseBookingSearch(search: Record<string, unknown>): BookingSearch {
  const { book, month, day, slot, zone, consultation_paid: isPaid } = search;
  return {
    book: isTrue(book),
    month: toText(month),
    day: toText(day),
    slot: toText(slot),
    zone: toText(zone),
    consultation_paid: isTrue(isPaid),
  };
}

function isTrue(value: unknown): true | undefined {
  return value === true || value === "true" ? true : undefined;
}

function toText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
