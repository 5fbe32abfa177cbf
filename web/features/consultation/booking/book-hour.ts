import type * as z from "zod/mini";
import { type Booking, type BookingRequest, bookConsultation } from "#domain/contracts/consultations.ts";
import { ApiError, callEndpoint } from "#web/lib/api-client.ts";
import { NetworkError } from "#web/lib/displayable-error.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { myConsultationsQuery } from "#web/parts/consultations/my-consultations.ts";

/**
 * Books an hour; throws `ApiError` or `NetworkError`. Where the response was lost on its way the hour can be booked all the same, and so
 * can one of which a second try says that something is booked: then that booking is the result.
 */
export async function bookHour(request: z.input<typeof BookingRequest>): Promise<Booking> {
  try {
    return (await callEndpoint(bookConsultation, { body: request })).booking;
  } catch (error) {
    const mayBeBooked = error instanceof NetworkError || (error instanceof ApiError && error.status === 409);
    const booked = mayBeBooked ? await findBooked(request.sessionDateTime) : null;
    if (booked === null) throw error;
    return booked;
  }
}

/** The visitor’s live booking of an hour; null where there is none, or nobody can say. */
async function findBooked(startsAt: string): Promise<Booking | null> {
  try {
    const { bookings } = await queryClient.fetchQuery(myConsultationsQuery);
    const isLive = ({ status }: Booking): boolean => status === "pending" || status === "confirmed";
    return bookings.find((booking) => isLive(booking) && Date.parse(booking.time) === Date.parse(startsAt)) ?? null;
  } catch {
    return null;
  }
}
