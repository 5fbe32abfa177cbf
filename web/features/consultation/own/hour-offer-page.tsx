import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { declineHourOffer, type HourOffer, takeHourOffer } from "#domain/contracts/own-booking.ts";
import { findCivilDay } from "#domain/hours/civil-day.ts";
import { ApiError, callEndpoint } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { formatZoned } from "#web/lib/format/format-zoned.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { PageBefore } from "#web/parts/page-before.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { QuietPage } from "#web/ui/quiet-page.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { SessionTime } from "../session-time.tsx";
import { hourOfferQuery } from "./own-booking.ts";
import "#web/styles/all-utilities.css";

/** An hour that became free and is kept for one person for two hours: taken by a button, never by opening the link. */
export function HourOfferPage({ token }: { readonly token: string }): ReactElement {
  const { data: offer, error, isFetching, refetch } = useQuery(hourOfferQuery(token), queryClient);
  if (offer) return <Offer token={token} offer={offer} onStale={() => void refetch()} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <QuietPage
        drawing="door-shut"
        title="No hour at this link"
        lead="The link may be incomplete: mail programs break long ones. Free hours are always in the calendar."
      >
        <ButtonLink to="/master-consultation" variant="primary">
          To the calendar
        </ButtonLink>
      </QuietPage>
    );
  }
  return (
    <PageBefore
      heading="An earlier hour"
      waiting="Looking for the offer …"
      failed="The offer could not be fetched. Please try again."
      error={error}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Offer({
  token,
  offer,
  onStale,
}: {
  readonly token: string;
  readonly offer: HourOffer;
  readonly onStale: () => void;
}): ReactElement {
  const navigate = useNavigate();
  const { time, endsAt, timezone, practiceTimezone, state, offerEndsAt, currentTime } = offer;
  const taking = useMutation(
    {
      mutationFn: () => callEndpoint(takeHourOffer, { params: { token } }),
      networkMode: "always",
      onSuccess: async (booking) => {
        showToast({ title: "Consultation Rescheduled", icon: "check" });
        await navigate({ to: "/booking/$token", params: { token: booking.token } });
      },
      onError: onStale,
    },
    queryClient,
  );
  const declining = useMutation(
    {
      mutationFn: () => callEndpoint(declineHourOffer, { params: { token } }),
      networkMode: "always",
      onSuccess: (declined) => {
        queryClient.setQueryData(hourOfferQuery(token).queryKey, declined);
        showToast({ title: "Offer Declined", description: "You stay on the list for other hours.", icon: "check" });
      },
    },
    queryClient,
  );
  const failure = taking.error ?? declining.error;
  const hour = (
    <SessionTime
      startsAt={Date.parse(time)}
      endsAt={Date.parse(endsAt)}
      zone={timezone}
      practitionerZone={practiceTimezone}
    />
  );

  switch (state) {
    case "over":
      return (
        <QuietPage
          drawing="hourglass"
          title="The offer is over"
          lead="The hour is not kept for you any more. It may still be free: the calendar shows it then."
        >
          <ButtonLink to="/master-consultation" variant="primary">
            To the calendar
          </ButtonLink>
        </QuietPage>
      );
    case "taken":
      return (
        <QuietPage drawing="lantern" title="This hour is yours" lead={hour}>
          <ButtonLink to="/account" hash="bookings" variant="primary">
            Your bookings
          </ButtonLink>
        </QuietPage>
      );
    case "open":
      return (
        <QuietPage
          drawing="lantern"
          title="An earlier hour"
          lead={
            <>
              {hour}
              <span className="mt-4 block">
                It is kept for you until {formatZoned("dayMinute", Date.parse(offerEndsAt), timezone)}.
                {currentTime !== null &&
                  ` Your session of ${formatZoned("fullMinute", Date.parse(currentTime), timezone)} moves here, which does not count as a move of yours.`}
              </span>
              {failure && (
                <span className="error mt-3" role="alert">
                  {toDisplayMessage(failure, "That could not be done. Please try again.")}
                </span>
              )}
            </>
          }
        >
          {currentTime === null ? (
            <ButtonLink
              to="/master-consultation"
              search={{ book: true, day: findCivilDay(Date.parse(time), practiceTimezone), slot: time, zone: timezone }}
              variant="primary"
            >
              Book this hour
            </ButtonLink>
          ) : (
            <Button
              variant="primary"
              isBusy={taking.isPending}
              disabled={declining.isPending}
              onClick={() => {
                declining.reset();
                taking.mutate();
              }}
            >
              {taking.isPending ? "Taking the hour..." : "Take this hour"}
            </Button>
          )}
          <Button
            isBusy={declining.isPending}
            disabled={taking.isPending}
            onClick={() => {
              taking.reset();
              declining.mutate();
            }}
          >
            {declining.isPending ? "Declining..." : "No, thank you"}
          </Button>
        </QuietPage>
      );
  }
}
