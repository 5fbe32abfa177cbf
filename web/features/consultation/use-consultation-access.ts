import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { getSession, type SessionResponse } from "#domain/contracts/account.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { findLocalText, keepLocalText, STORAGE_KEYS } from "#web/lib/storage.ts";

/** The access to a consultation, as the server knows it. `lost` was remembered in this browser, and is held no more. */
export type ConsultationAccess =
  | { readonly kind: "unknown" | "none" | "lost" | "suspended" }
  | { readonly kind: "open"; readonly orderNumber: string };

/** What the page shows of the access, and what is really held. */
export interface AccessState {
  readonly held: ConsultationAccess;
  /** Whether the page is to look as with access: what the address, this browser or the server says. */
  readonly isShown: boolean;
  /** Asks the server now; an access that can't be checked counts as none. */
  check(): Promise<ConsultationAccess>;
}

/** Finds out whether somebody may book a consultation. */
export function useConsultationAccess(): AccessState {
  const isRemembered = findLocalText(STORAGE_KEYS.consultationAccess) === "true";
  const session = useQuery(
    {
      queryKey: ["consultation-access"],
      queryFn: ({ signal }) => callEndpoint(getSession, { signal }),
      staleTime: 0,
      networkMode: "always",
    },
    queryClient,
  );
  const held: ConsultationAccess = session.data ? readAccess(session.data, isRemembered) : { kind: "unknown" };
  const isFlagged = useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get("consultation_paid") === "true",
  });
  const isHeld = held.kind === "open" || held.kind === "suspended";

  useEffect(() => {
    if (held.kind === "open") keepLocalText(STORAGE_KEYS.consultationAccess, "true");
  }, [held.kind]);

  return {
    held,
    isShown: isHeld || (held.kind === "unknown" && isRemembered) || isFlagged,
    async check() {
      const { data } = await session.refetch();
      return data ? readAccess(data, isRemembered) : { kind: "none" };
    },
  };
}

function readAccess({ accesses }: SessionResponse, isRemembered: boolean): ConsultationAccess {
  const paid = accesses.filter(({ product }) => product === "consultation");
  const open = paid.find(({ isSuspended }) => !isSuspended);
  if (open) return { kind: "open", orderNumber: open.orderNumber };
  if (paid.length > 0) return { kind: "suspended" };
  return { kind: isRemembered ? "lost" : "none" };
}
