import { useMutation } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { BOOKING_LIMITS } from "#domain/consultations/booking-input.ts";
import type { Booking } from "#domain/contracts/consultations.ts";
import { cancelBooking } from "#domain/contracts/own-booking.ts";
import { countCodePoints } from "#domain/sigils/intention.ts";
import { ApiError, callEndpoint } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { CheckField } from "#web/ui/field/check-field.tsx";
import { TextAreaField } from "#web/ui/field/text-field.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { bookingQuery } from "./own-booking.ts";

/** Asks whether a session is really to be cancelled; where that ends the access, it is said first and has to be confirmed. */
export function CancelDialog({
  token,
  isForfeiting,
  onCancelled,
  onClose,
}: {
  readonly token: string;
  /** Whether the access is lost with it. */
  readonly isForfeiting: boolean;
  readonly onCancelled: (booking: Booking) => void;
  readonly onClose: () => void;
}): ReactElement {
  const [reason, setReason] = useState("");
  const [isAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const length = countCodePoints(reason.trim());
  const isTooLong = length > BOOKING_LIMITS.reason.most;
  const cancelling = useMutation(
    {
      mutationFn: () =>
        callEndpoint(cancelBooking, {
          params: { token },
          body: { reason, isForfeitAccepted: isForfeiting && isAccepted },
        }),
      networkMode: "always",
      onSuccess(booking) {
        showToast({ title: "Consultation Cancelled", icon: "check" });
        onCancelled(booking);
      },
      async onError(error) {
        // While the dialog was open it may have become too late to cancel without a loss, or the booking another.
        if (error instanceof ApiError) await queryClient.invalidateQueries({ queryKey: bookingQuery(token).queryKey });
      },
    },
    queryClient,
  );

  function cancel(): void {
    setMissing(isForfeiting && !isAccepted);
    if (isTooLong || (isForfeiting && !isAccepted) || cancelling.isPending) return;
    cancelling.mutate();
  }

  return (
    <Dialog title="Cancel this session?" isHeld={cancelling.isPending} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          cancel();
        }}
      >
        <p className="modal-lead">
          {isForfeiting
            ? "The session begins in less than 48 hours. Cancelling it now ends your access without refund."
            : "Your access stays open, and you can choose another time whenever it suits you."}
        </p>
        <div className="grid gap-4.5">
          {isForfeiting && (
            <div>
              <CheckField
                label="I know that my access ends with this session."
                checked={isAccepted}
                aria-invalid={isMissing}
                onChange={({ currentTarget }) => setAccepted(currentTarget.checked)}
              />
              {isMissing && !isAccepted && (
                <p className="error" role="alert">
                  Please tick the box first, or keep the session.
                </p>
              )}
            </div>
          )}
          <TextAreaField
            label="Why"
            isOptional
            rows={3}
            value={reason}
            readOnly={cancelling.isPending}
            count={`${length} / ${BOOKING_LIMITS.reason.most}`}
            error={isTooLong ? "Maximum 500 characters" : undefined}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          {cancelling.error && (
            <p className="error" role="alert">
              {toDisplayMessage(cancelling.error, "Failed to cancel consultation.")}
            </p>
          )}
        </div>
        <div className="actions modal-actions">
          <Button onClick={onClose} disabled={cancelling.isPending}>
            Keep the session
          </Button>
          <Button variant="primary" type="submit" isBusy={cancelling.isPending}>
            {cancelling.isPending ? "Cancelling..." : "Cancel the session"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
