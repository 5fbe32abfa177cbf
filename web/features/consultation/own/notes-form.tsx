import { useMutation } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { BOOKING_LIMITS, BOOKING_MESSAGES } from "#domain/consultations/booking-input.ts";
import { editBookingNotes } from "#domain/contracts/own-booking.ts";
import { countCodePoints } from "#domain/sigils/intention.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { fetchAhead } from "#web/lib/on-demand.tsx";
import { queryClient } from "#web/lib/query-client.ts";
import { CareBeforeSending, messageCheck, useMessageCare } from "#web/parts/care/message-care.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/field/text-field.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { noteBooking } from "./own-booking.ts";

/** What the client adds for the master, which can be changed up to a day before. */
export function NotesForm({ token, notes }: { readonly token: string; readonly notes: string }): ReactElement {
  const [text, setText] = useState(notes);
  const length = countCodePoints(text.trim());
  const isTooLong = length > BOOKING_LIMITS.notes.most;
  const care = useMessageCare();
  const saving = useMutation(
    {
      mutationFn: () => callEndpoint(editBookingNotes, { params: { token }, body: { optionalNotes: text } }),
      networkMode: "always",
      onSuccess: async (booking) => {
        showToast({ title: "Notes saved", icon: "check" });
        await noteBooking(token, booking);
      },
    },
    queryClient,
  );
  const isSaving = saving.isPending || care.isChecking;
  return (
    <>
      <CareBeforeSending care={care} reader="master" goOnLabel="Save the notes all the same" />
      <form
        className="grid justify-items-start gap-3.5 *:w-full"
        hidden={care.shown !== null}
        noValidate
        aria-busy={isSaving}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooLong && !isSaving) care.putFirst(text, () => saving.mutate());
        }}
      >
        <TextAreaField
          label="Notes"
          isOptional
          rows={5}
          value={text}
          readOnly={isSaving}
          hint="You can change them until 24 hours before."
          count={`${length.toLocaleString("en-US")} / ${BOOKING_LIMITS.notes.most.toLocaleString("en-US")}`}
          error={isTooLong ? BOOKING_MESSAGES.notesTooLong : undefined}
          onChange={({ currentTarget }) => {
            fetchAhead(messageCheck);
            setText(currentTarget.value);
          }}
        />
        {saving.error && (
          <p className="error" role="alert">
            {toDisplayMessage(saving.error, "The notes could not be saved. Please try again.")}
          </p>
        )}
        <div className="actions">
          <Button type="submit" isBusy={isSaving} disabled={text === notes && !isSaving}>
            {saving.isPending ? "Saving the notes..." : "Save the notes"}
          </Button>
        </div>
      </form>
    </>
  );
}
