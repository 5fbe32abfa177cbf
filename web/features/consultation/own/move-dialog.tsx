import { useMutation } from "@tanstack/react-query";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { toMonth } from "#domain/consultations/free-days.ts";
import type { Booking } from "#domain/contracts/consultations.ts";
import { moveBooking } from "#domain/contracts/own-booking.ts";
import { findCivilDay } from "#domain/hours/civil-day.ts";
import { HOUR_MS } from "#domain/lib/time.ts";
import { ApiError, callEndpoint } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { formatZoned } from "#web/lib/format/format-zoned.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { askAgainForFreeHours } from "../choice/free-hours.ts";
import { type HourChoice, HourPicker } from "../choice/hour-picker.tsx";
import { SessionTime } from "../session-time.tsx";

/** Where a session is moved to another free hour. */
export function MoveDialog({
  token,
  booking,
  onMoved,
  onClose,
}: {
  readonly token: string;
  readonly booking: Booking;
  readonly onMoved: (booking: Booking) => void;
  readonly onClose: () => void;
}): ReactElement {
  const [choice, setChoice] = useState<HourChoice>({ month: null, day: null, slot: null, zone: booking.timezone });
  const alert = useRef<HTMLDivElement>(null);
  const confirmation = useRef<HTMLButtonElement>(null);
  const moving = useMutation(
    {
      mutationFn: (slot: string) => callEndpoint(moveBooking, { params: { token }, body: { newDateTime: slot } }),
      networkMode: "always",
      onSuccess(moved) {
        showToast({ title: "Consultation Rescheduled", icon: "check" });
        void askAgainForFreeHours();
        onMoved(moved);
      },
      onError: () => void askAgainForFreeHours(),
    },
    queryClient,
  );
  const { error } = moving;
  const alternatives = error instanceof ApiError ? error.alternatives : [];

  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);

  // With the hour the button has become usable: only then it can take the focus.
  useEffect(() => {
    if (choice.slot !== null) confirmation.current?.focus();
  }, [choice.slot]);

  function choose(change: Partial<HourChoice>): void {
    setChoice({ ...choice, ...change });
    if (change.slot) moving.reset();
  }

  function takeInstead(time: string): void {
    const day = findCivilDay(Date.parse(time), choice.zone);
    choose({ month: toMonth(day), slot: new Date(time).toISOString() });
  }

  return (
    <Dialog
      title={<span className="text-[length:min(var(--text-h2),11vw)]/[1.1]">Move your session</span>}
      isWide
      startsAtTitle
      isHeld={moving.isPending}
      onClose={onClose}
    >
      <p className="mb-5 border-b border-frame pb-4 text-ink-soft">
        It is booked for {formatZoned("fullMinute", Date.parse(booking.time), choice.zone)}. That hour stays yours until
        the new one is.
      </p>
      <HourPicker choice={choice} onChange={choose} />
      <div className="mt-7 grid gap-4.5 border-t border-rule pt-5">
        {error && (
          <div
            ref={alert}
            tabIndex={-1}
            role="alert"
            className="grid gap-3 border-2 border-error bg-paper px-4.5 py-3.5"
          >
            <p>{toDisplayMessage(error, "Failed to reschedule consultation.")}</p>
            {alternatives.length > 0 && (
              <>
                <p>These hours nearby are free:</p>
                <ul className="num flex flex-wrap gap-2">
                  {alternatives.map((time) => (
                    <li key={time}>
                      <Button onClick={() => takeInstead(time)}>
                        {formatZoned("day", Date.parse(time), choice.zone)},{" "}
                        {formatZoned("clock", Date.parse(time), choice.zone)}
                      </Button>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
        {choice.slot !== null && (
          <p className="flex items-start gap-3.5 border border-l-3 border-rule border-l-secondary bg-base-200 px-4.5 py-3.5">
            <Icon name="clock" className="mt-1" />
            <SessionTime
              startsAt={Date.parse(choice.slot)}
              endsAt={Date.parse(choice.slot) + HOUR_MS}
              zone={choice.zone}
            />
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-7 gap-y-3.5">
          <p className="note flex-[1_1_18rem]">The master confirms the new hour, and you are mailed then.</p>
          <Button
            ref={confirmation}
            className="max-md:w-full"
            variant="primary"
            disabled={choice.slot === null}
            isBusy={moving.isPending}
            onClick={() => choice.slot !== null && moving.mutate(choice.slot)}
          >
            {moving.isPending ? "Moving your session..." : "Move the session"}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
