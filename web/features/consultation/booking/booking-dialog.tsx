import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { parseInstant } from "#domain/consultations/booking-input.ts";
import { isCivilMonth, toMonth } from "#domain/consultations/free-days.ts";
import { PROLONG_MESSAGES } from "#domain/consultations/holds.ts";
import type { Booking, MyConsultationsResponse } from "#domain/contracts/consultations.ts";
import { findCivilDay, isCivilDay } from "#domain/hours/civil-day.ts";
import { findTimezone } from "#domain/hours/timezone.ts";
import { HOUR_MS } from "#domain/lib/time.ts";
import { askToSignIn } from "#web/lib/account.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { CareBeforeSending, useMessageCare } from "#web/parts/care/message-care.tsx";
import { myConsultationsQuery } from "#web/parts/consultations/my-consultations.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { dismissToast, showToast } from "#web/ui/toast/show-toast.ts";
import { askAgainForFreeHours, freeDaysQuery } from "../choice/free-hours.ts";
import { type HourChoice, HourPicker } from "../choice/hour-picker.tsx";
import { findBrowserZone } from "../choice/zone-field.tsx";
import { EarlierHour } from "../earlier-hour.tsx";
import type { BookingSearch } from "../parse-booking-search.ts";
import { SessionTime } from "../session-time.tsx";
import { useBookingSearch } from "../use-booking-search.ts";
import { bookHour } from "./book-hour.ts";
import { BookedResult } from "./booked-result.tsx";
import { forgetBookingDraft } from "./booking-draft.ts";
import { BookingForm, type BookingWords } from "./booking-form.tsx";
import { HoldClock, ProlongQuestion } from "./hold-clock.tsx";
import { type Trouble, TroubleAlert } from "./trouble-alert.tsx";
import { useHold } from "./use-hold.ts";

/** Where an hour is chosen and booked. The address has what is chosen, so that Back and a reload keep it; the tab has what is written. */
export function BookingDialog({
  mine,
  email,
  onPay,
  onClose,
}: {
  readonly mine: MyConsultationsResponse;
  /** The address of the paid order. */
  readonly email: string;
  /** Leads to the payment, where the access turns out not to be open. */
  readonly onPay: () => void;
  readonly onClose: () => void;
}): ReactElement {
  const [search, changeSearch] = useBookingSearch();
  const choice = toChoice(search);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [booked, setBooked] = useState<Booking | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  const formHeading = useRef<HTMLHeadingElement>(null);
  const pickerFrame = useRef<HTMLDivElement>(null);
  const overview = useQuery(freeDaysQuery(toMonth(findCivilDay(Date.now(), "UTC"))), queryClient);
  const practitionerZone = overview.data?.timezone ?? null;

  const kept = useHold(booked === null ? choice.slot : null, {
    known: mine.hold,
    onEnded() {
      setTrouble({ kind: "ended", message: PROLONG_MESSAGES.hold_ended });
      changeSearch({ slot: undefined }, false);
      void askAgainForFreeHours();
    },
    onRefused: (error) => tell(error, false),
  });
  const care = useMessageCare();
  const booking = useMutation(
    {
      mutationFn: bookHour,
      networkMode: "always",
      onMutate() {
        setTrouble(null);
        dismissToast();
      },
      onSuccess(done) {
        kept.settle();
        forgetBookingDraft();
        setBooked(done);
        changeSearch({ day: undefined, slot: undefined, month: undefined }, false);
        showToast({ title: "Consultation Booked Successfully!", icon: "check" });
        void askAgainForFreeHours();
        void queryClient.invalidateQueries({ queryKey: myConsultationsQuery.queryKey });
      },
      onError: (error) => tell(error, true),
    },
    queryClient,
  );

  // What went wrong is where the reader goes, but for a hold that ran out: that must not take anybody out of a sentence.
  useEffect(() => {
    if (trouble && trouble.kind !== "ended") alert.current?.focus();
  }, [trouble]);

  function tell(error: unknown, wasBooking: boolean): void {
    const message = toDisplayMessage(error, "Failed to book consultation. Please try again.");
    const code = error instanceof ApiError ? error.code : null;
    if (code === "payment_required") {
      showToast({ title: "Payment Required", description: message, icon: "card", variant: "destructive" });
      setTrouble({ kind: "no_access", message });
      void queryClient.invalidateQueries({ queryKey: myConsultationsQuery.queryKey });
      return;
    }
    if (code === "slot_taken" && error instanceof ApiError) {
      setTrouble({ kind: "taken", message, alternatives: error.alternatives });
      changeSearch({ slot: undefined }, false);
      void askAgainForFreeHours();
    } else if (error instanceof ApiError) {
      setTrouble({ kind: "other", message });
    } else if (wasBooking) {
      setTrouble({ kind: "unreached", message });
    }
    if (wasBooking) showToast({ title: "Booking Failed", description: message, variant: "destructive" });
  }

  function choose(change: Partial<HourChoice>, isStep: boolean): void {
    changeSearch(toSearch(change), isStep);
    if (!change.slot) return;
    setTrouble(null);
    formHeading.current?.focus();
  }

  function goToPicker(): void {
    pickerFrame.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  function takeInstead(time: string): void {
    const day = findCivilDay(Date.parse(time), practitionerZone ?? choice.zone);
    choose({ month: toMonth(day), day, slot: new Date(time).toISOString() }, true);
  }

  async function restore(): Promise<void> {
    if (!(await askToSignIn("needed"))) return;
    setTrouble(null);
    await queryClient.invalidateQueries({ queryKey: myConsultationsQuery.queryKey });
    if (choice.slot !== null) kept.retry();
  }

  function book(words: BookingWords): void {
    const { slot, zone } = choice;
    if (slot === null || booking.isPending) return;
    const written = `${words.consultationTopic}\n${words.optionalNotes}`;
    care.putFirst(written, () => booking.mutate({ ...words, email, sessionDateTime: slot, timezone: zone }));
  }

  return (
    <Dialog
      title={<span className="text-[length:min(var(--text-h2),11vw)]/[1.1]">Book Your Master Consultation</span>}
      isWide
      isInAddress
      startsAtTitle
      isHeld={booking.isPending}
      onClose={onClose}
    >
      {booked ? (
        <BookedResult booking={booked} onClose={onClose} />
      ) : (
        <>
          <div className="mt-5 empty:hidden">
            <CareBeforeSending care={care} reader="master" goOnLabel="Book the session all the same" />
          </div>
          <div hidden={care.shown !== null}>
            <p className="mb-5 border-b border-frame pb-4 text-ink-soft">
              <span className="num">60</span> minutes, by private video call
            </p>
            <div ref={pickerFrame}>
              <HourPicker choice={choice} onChange={choose} whenScarce={<EarlierHour zone={choice.zone} />} />
            </div>
            <ProlongQuestion kept={kept} />
            {trouble && (
              <TroubleAlert
                ref={alert}
                trouble={trouble}
                zone={choice.zone}
                onTake={takeInstead}
                onChoose={goToPicker}
                onRestore={() => void restore()}
                onPay={onPay}
                onRetry={() => booking.variables && booking.mutate(booking.variables)}
              />
            )}
            <div className="mt-7 mb-6 grid gap-3.5">
              <div className="flex items-start gap-3.5 border border-l-3 border-rule border-l-secondary bg-base-200 px-4.5 py-3.5">
                <Icon name="clock" className="mt-1" />
                <div className="min-w-0">
                  {choice.slot === null ? (
                    <p>Please select a date and time</p>
                  ) : (
                    <SessionTime
                      startsAt={Date.parse(choice.slot)}
                      endsAt={Date.parse(choice.slot) + HOUR_MS}
                      zone={choice.zone}
                      practitionerZone={practitionerZone}
                    />
                  )}
                  <HoldClock kept={kept} />
                </div>
              </div>
              <h3 id="about-you" ref={formHeading} tabIndex={-1} className="mt-2 text-[1.5rem]/[1.2]">
                About you
              </h3>
            </div>
            <BookingForm
              email={email}
              slot={choice.slot}
              zone={choice.zone}
              isBooking={booking.isPending || care.isChecking}
              onMissingSlot={goToPicker}
              onSubmit={book}
            />
          </div>
        </>
      )}
    </Dialog>
  );
}

/** What the address has chosen; what is no month, no day, no instant and no zone of it is not chosen. */
function toChoice({ month = "", day = "", slot = "", zone = "" }: BookingSearch): HourChoice {
  const startsAt = parseInstant(slot);
  return {
    month: isCivilMonth(month) ? month : null,
    day: isCivilDay(day) ? day : null,
    slot: startsAt === null ? null : new Date(startsAt).toISOString(),
    zone: findTimezone(zone) ?? findBrowserZone(),
  };
}

/** What of a choice changes in the address: null takes it out. */
function toSearch(change: Partial<HourChoice>): BookingSearch {
  return Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value ?? undefined]));
}
