import { type QueryKey, queryOptions } from "@tanstack/react-query";
import type { Booking } from "#domain/contracts/consultations.ts";
import { getBooking, getHourOffer } from "#domain/contracts/own-booking.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { myConsultationsQuery } from "#web/parts/consultations/my-consultations.ts";

/** A booking as it is now, whatever the mail said that the link is from. */
export function bookingQuery(token: string) {
  return queryOptions({
    queryKey: ["booking", token],
    queryFn: ({ signal }) => callEndpoint(getBooking, { params: { token }, signal }),
    staleTime: 0,
    networkMode: "always",
  });
}

/** An hour that became free and is kept for one person. */
export function hourOfferQuery(token: string) {
  return queryOptions({
    queryKey: ["hour-offer", token],
    queryFn: ({ signal }) => callEndpoint(getHourOffer, { params: { token }, signal }),
    staleTime: 0,
    networkMode: "always",
  });
}

/** Shows a booking as a call has returned it, wherever it is shown. */
export async function noteBooking(token: string, booking: Booking): Promise<void> {
  const key: QueryKey = bookingQuery(token).queryKey;
  queryClient.setQueryData(key, booking);
  await queryClient.invalidateQueries({ queryKey: myConsultationsQuery.queryKey });
}
