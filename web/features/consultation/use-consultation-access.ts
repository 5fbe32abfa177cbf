import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import type { MyConsultationsResponse } from "#domain/contracts/consultations.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { findLocalText, keepLocalText, STORAGE_KEYS } from "#web/lib/storage.ts";
import { myConsultationsQuery } from "#web/parts/consultations/my-consultations.ts";
import { parseBookingSearch } from "./parse-booking-search.ts";

/** What the page shows of the access, and what is really held. */
export interface AccessState {
  /** What the server says; null until it has. */
  readonly mine: MyConsultationsResponse | null;
  /** Whether it is being asked again: what is shown meanwhile may be over. */
  readonly isAsking: boolean;
  /** Whether this browser remembers an access. */
  readonly isRemembered: boolean;
  /** Whether the page is to look as with access: what the address, this browser or the server says. */
  readonly isShown: boolean;
  /** Asks the server now; null where it can't be asked, which counts as no access. */
  check(): Promise<MyConsultationsResponse | null>;
}

/** Finds out whether somebody may book a consultation, and what they have booked. */
export function useConsultationAccess(): AccessState {
  const isRemembered = findLocalText(STORAGE_KEYS.consultationAccess) === "true";
  const query = useQuery(myConsultationsQuery, queryClient);
  const mine = query.data ?? null;
  const isFlagged = useSearch({ strict: false, select: parseBookingSearch }).consultation_paid === true;
  const isOpen = mine?.access === "open";

  const isLost = mine?.access === "forfeited" || mine?.access === "revoked";

  useEffect(() => {
    if (isOpen) keepLocalText(STORAGE_KEYS.consultationAccess, "true");
    else if (isLost) keepLocalText(STORAGE_KEYS.consultationAccess, "");
  }, [isOpen, isLost]);

  return {
    mine,
    isAsking: query.isFetching,
    isRemembered,
    isShown: isOpen || mine?.access === "suspended" || (mine === null && isRemembered) || isFlagged,
    async check() {
      const { data } = await query.refetch();
      return data ?? null;
    },
  };
}
