import { queryOptions } from "@tanstack/react-query";
import { listMyConsultations } from "#domain/contracts/consultations.ts";
import { callEndpoint } from "#web/lib/api-client.ts";

/** What the visitor holds and has booked. Each page that shows it asks what is so now, and it goes with whoever signs out. */
export const myConsultationsQuery = queryOptions({
  queryKey: ["account", "consultations"],
  queryFn: ({ signal }) => callEndpoint(listMyConsultations, { signal }),
  staleTime: 0,
  networkMode: "always",
});

/** The outside calendar with the visitor's address filled in. */
export function toCalendarAddress(calendarUrl: string, email: string | null): string {
  const url = new URL(calendarUrl);
  if (email !== null) url.searchParams.set("email", email);
  return url.href;
}

/** Opens the outside calendar in a new tab; a browser may refuse that where no click has asked for it. */
export function openCalendar(calendarUrl: string, email: string | null): void {
  window.open(toCalendarAddress(calendarUrl, email), "_blank", "noopener,noreferrer");
}
