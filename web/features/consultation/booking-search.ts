import { useNavigate, useSearch } from "@tanstack/react-router";
import { parseInstant } from "#domain/consultations/booking-input.ts";
import { type CivilMonth, isCivilMonth } from "#domain/consultations/free-days.ts";
import { type CivilDay, isCivilDay } from "#domain/hours/civil-day.ts";
import { findTimezone } from "#domain/hours/timezone.ts";

/** What the address says of the booking dialog, so that Back and a reload keep it. */
export interface BookingSearch {
  /** The dialog is open. */
  readonly book?: true | undefined;
  readonly month?: CivilMonth | undefined;
  /** A day of the practitioner's calendar. */
  readonly day?: CivilDay | undefined;
  /** The start of the chosen hour, an instant in ISO 8601. */
  readonly slot?: string | undefined;
  /** The zone that times are shown in. */
  readonly zone?: string | undefined;
  /** Has the page look as with access; what can be done the server decides. */
  readonly consultation_paid?: true | undefined;
}

/** Reads the query of the page; what is no such thing is left out. */
export function parseBookingSearch(search: Record<string, unknown>): BookingSearch {
  const { book, month, day, slot, zone, consultation_paid: isPaid } = search;
  return {
    book: book === true || book === "true" ? true : undefined,
    month: typeof month === "string" && isCivilMonth(month) ? month : undefined,
    day: typeof day === "string" && isCivilDay(day) ? day : undefined,
    slot: typeof slot === "string" ? toInstantText(slot) : undefined,
    zone: typeof zone === "string" ? (findTimezone(zone) ?? undefined) : undefined,
    consultation_paid: isPaid === true || isPaid === "true" ? true : undefined,
  };
}

function toInstantText(text: string): string | undefined {
  const instant = parseInstant(text);
  return instant === null ? undefined : new Date(instant).toISOString();
}

/** Changes the query: a step is one that Back takes back. */
export type ChangeBookingSearch = (change: BookingSearch, isStep: boolean) => void;

/** What the address says of the booking dialog, and how that is changed. */
export function useBookingSearch(): readonly [BookingSearch, ChangeBookingSearch] {
  const search = useSearch({ strict: false, select: parseBookingSearch });
  const navigate = useNavigate();

  function change(next: BookingSearch, isStep: boolean): void {
    void navigate({
      to: ".",
      search: (present: Record<string, unknown>) => ({ ...present, ...next }),
      replace: !isStep,
      resetScroll: false,
    });
  }

  return [search, change];
}

/** The query of the page with the dialog put away. */
export const CLOSED_SEARCH: BookingSearch = {
  book: undefined,
  month: undefined,
  day: undefined,
  slot: undefined,
  zone: undefined,
};
