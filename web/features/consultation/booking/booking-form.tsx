import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactElement, useEffect } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { BOOKING_LIMITS, BOOKING_MESSAGES, findBirthProblem } from "#domain/consultations/booking-input.ts";
import { BookingRequest, OptionalNotes } from "#domain/contracts/consultations.ts";
import { countCodePoints } from "#domain/sigils/intention.ts";
import { fetchAhead } from "#web/lib/on-demand.tsx";
import { messageCheck } from "#web/parts/care/message-care.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField, TextField } from "#web/ui/field/text-field.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { type BookingDraft, findBookingDraft, keepBookingDraft } from "./booking-draft.ts";

/** What the form asks for beside the hour, as the call wants it. */
const BookingWords = z.object({
  name: BookingRequest.shape.name,
  dateOfBirth: BookingRequest.shape.dateOfBirth,
  consultationTopic: BookingRequest.shape.consultationTopic,
  optionalNotes: OptionalNotes,
});
/** Who comes, and with what, as the call wants it. */
export type BookingWords = z.infer<typeof BookingWords>;

const resolver = zodResolver(BookingWords);

/** Who comes, and with what. What is written is kept for the tab. */
export function BookingForm({
  email,
  slot,
  zone,
  isBooking,
  onMissingSlot,
  onSubmit,
}: {
  /** The address of the order: it can't be changed here. */
  readonly email: string;
  /** The start of the chosen hour; null where none is. */
  readonly slot: string | null;
  readonly zone: string;
  readonly isBooking: boolean;
  /** The form is right, and no hour is chosen. */
  readonly onMissingSlot: () => void;
  readonly onSubmit: (words: BookingWords) => void;
}): ReactElement {
  const { register, handleSubmit, formState, watch, subscribe, setError } = useForm<
    BookingDraft,
    unknown,
    BookingWords
  >({
    resolver,
    defaultValues: findBookingDraft(),
  });
  const { errors } = formState;
  useEffect(() => {
    const keep = ({ values }: { values: BookingDraft }): void => {
      fetchAhead(messageCheck);
      keepBookingDraft(values);
    };
    return subscribe({ formState: { values: true }, callback: keep });
  }, [subscribe]);

  function tellMissing(): void {
    if (slot !== null) return;
    showToast({
      title: "Missing Information",
      description: "Please select both date and time for your consultation.",
      icon: "clock",
      variant: "destructive",
    });
  }

  function submit(words: BookingWords): void {
    if (slot === null) {
      tellMissing();
      onMissingSlot();
      return;
    }
    const problem = findBirthProblem(words.dateOfBirth, Date.parse(slot), zone);
    if (problem === null) onSubmit(words);
    else setError("dateOfBirth", { message: problem }, { shouldFocus: true });
  }

  const isUnderAge = errors.dateOfBirth?.message === BOOKING_MESSAGES.underAge;
  return (
    <form
      className="grid grid-cols-2 items-start gap-x-7 gap-y-4.5 max-md:grid-cols-[minmax(0,1fr)]"
      noValidate
      aria-busy={isBooking}
      aria-labelledby="about-you"
      onSubmit={handleSubmit(submit, tellMissing)}
    >
      <TextField
        label="Full name"
        autoComplete="name"
        required
        readOnly={isBooking}
        error={errors.name?.message}
        {...register("name")}
      />
      <div className="field">
        <p className="label">Email address</p>
        <p className="num flex min-h-12 items-center wrap-anywhere">{email}</p>
        <p className="help">The address of your order. Mails about the session go there.</p>
      </div>
      <TextField
        label="Date of birth"
        type="date"
        autoComplete="bday"
        required
        readOnly={isBooking}
        error={errors.dateOfBirth?.message}
        hint={
          isUnderAge ? (
            <a href="/contact" target="_blank" rel="noopener">
              Write to us
            </a>
          ) : undefined
        }
        {...register("dateOfBirth")}
      />
      <div className="col-span-full">
        <TextAreaField
          label="What would you like to talk about?"
          rows={3}
          required
          readOnly={isBooking}
          hint="At least 10 characters."
          count={toCount(watch("consultationTopic"), BOOKING_LIMITS.topic.most)}
          error={errors.consultationTopic?.message}
          {...register("consultationTopic")}
        />
      </div>
      <div className="col-span-full">
        <TextAreaField
          label="Notes"
          isOptional
          rows={2}
          readOnly={isBooking}
          hint="Anything the master should know."
          count={toCount(watch("optionalNotes"), BOOKING_LIMITS.notes.most)}
          error={errors.optionalNotes?.message}
          {...register("optionalNotes")}
        />
      </div>
      <div className="col-span-full mt-2 flex flex-wrap items-center justify-between gap-x-7 gap-y-3.5 border-t border-rule pt-5">
        <p className="note flex-[1_1_18rem]">
          You can move this until <span className="num">48</span> hours before, from the link in your mail. What you
          write here is encrypted, and read by the master alone.
        </p>
        <Button className="max-md:w-full" variant="primary" type="submit" isBusy={isBooking}>
          {isBooking ? "Booking your session..." : "Book Your Session"}
        </Button>
      </div>
    </form>
  );
}

/** How much is written, as the rules count it. */
function toCount(text: string, most: number): string {
  return `${countCodePoints(text.trim()).toLocaleString("en-US")} / ${most.toLocaleString("en-US")}`;
}
