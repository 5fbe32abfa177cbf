import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { ACCESS_MESSAGES } from "#domain/consultations/access.ts";
import type { Booking, MyConsultationsResponse } from "#domain/contracts/consultations.ts";
import { formatPrice, PRICES_CENTS } from "#domain/orders/order.ts";
import { askToSignIn } from "#web/lib/account.ts";
import { onDemand } from "#web/lib/on-demand.tsx";
import { findLocalText, STORAGE_KEYS } from "#web/lib/storage.ts";
import { openCalendar, toCalendarAddress } from "#web/parts/consultations/my-consultations.ts";
import { OpenedOnDemand } from "#web/parts/opened-on-demand.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { EarlierHour } from "./earlier-hour.tsx";
import { describeBooking } from "./own/booking-texts.ts";
import { SessionTime } from "./session-time.tsx";
import { CLOSED_SEARCH, useBookingSearch } from "./use-booking-search.ts";
import { type AccessState, useConsultationAccess } from "./use-consultation-access.ts";

const paymentDialog = onDemand(() => import("./payment-dialog.tsx"));
const bookingDialog = onDemand(() => import("./booking/booking-dialog.tsx"));

const PRICE = formatPrice(PRICES_CENTS.consultation);

/** What the session costs, whether it is paid for, what is booked, and the way on. */
export function BookingCard(): ReactElement {
  const access = useConsultationAccess();
  const { mine } = access;
  const [isPaying, setPaying] = useState(false);
  const dialog = useDialogInAddress(access);
  const booked = findBooked(mine);

  function openOrPay(held: MyConsultationsResponse | null): void {
    if (held?.access === "open") {
      if (held.calendarUrl !== null) openCalendar(held.calendarUrl, held.order?.email ?? null);
      else dialog.open();
    } else if (held?.access === "suspended") {
      showToast({ title: "Booking waits", description: ACCESS_MESSAGES.suspended, icon: "clock" });
    } else {
      showToast({ title: "Payment Required", description: ACCESS_MESSAGES.not_paid, icon: "card" });
      setPaying(true);
    }
  }

  async function book(): Promise<void> {
    // A new tab opens at the click itself or not at all.
    if (mine?.access === "open") return openOrPay(mine);
    const hasEmail = access.isShown || findLocalText(STORAGE_KEYS.userEmail) !== null;
    openOrPay(hasEmail ? await access.check() : mine);
  }

  return (
    <aside className="border-3 border-frame bg-paper p-[7px]" aria-labelledby="book-your-hour">
      <div className="relative grid gap-3.5 border border-frame p-7 max-xs:p-4">
        <Ornament name="hourglass" className="absolute top-4.5 right-4.5 size-19 text-sigil-ink max-xs:size-14" />
        <h2 id="book-your-hour" className={booked ? "min-h-17 pr-20 text-h3" : "pr-20 text-h3"}>
          {booked ? "Your session" : "Book your hour"}
        </h2>
        {booked ? (
          <BookedSession booked={booked} />
        ) : (
          <>
            <p className="text-[4rem]/none tracking-[-0.02em] lining-nums">{PRICE}</p>
            <p className="-mt-2 text-ink-soft">one-time, with lifetime session access</p>
            <ul className="border-t border-rule">
              {PROMISES.map(([icon, words]) => (
                <li key={words} className="num flex min-h-11 items-center gap-3 border-b border-rule py-1.5 text-ui">
                  <Icon name={icon} className="text-ink-soft" />
                  {words}
                </li>
              ))}
            </ul>
            <Standing access={access} />
            <Button variant="primary" isBlock onClick={() => void book()}>
              {access.isShown ? "Book Your Session" : `Pay ${PRICE} & Book`}
            </Button>
            {mine?.access === "open" && mine.calendarUrl !== null && (
              <p className="note">
                The calendar opens in a new tab.{" "}
                <a
                  href={toCalendarAddress(mine.calendarUrl, mine.order?.email ?? null)}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  Open it here
                </a>{" "}
                where it does not.
              </p>
            )}
            {mine?.access === "open" && mine.hasHourRequest && <EarlierHour zone={mine.timezone ?? "UTC"} />}
            <p className="note">
              You can move it twice, free, until <span className="num">48</span> hours before.
            </p>
            {mine?.access !== "open" && (
              <Button variant="ghost" onClick={() => void askToSignIn("restore").then(access.check)}>
                Restore my purchase
              </Button>
            )}
          </>
        )}
      </div>
      {isPaying && (
        <OpenedOnDemand code={paymentDialog} onClose={() => setPaying(false)}>
          {({ PaymentDialog }) => <PaymentDialog onClose={() => setPaying(false)} />}
        </OpenedOnDemand>
      )}
      {dialog.isOpen && mine && (
        <OpenedOnDemand code={bookingDialog} onClose={dialog.close}>
          {({ BookingDialog }) => (
            <BookingDialog
              mine={mine}
              email={mine.order?.email ?? ""}
              onPay={() => {
                dialog.close();
                setPaying(true);
              }}
              onClose={dialog.close}
            />
          )}
        </OpenedOnDemand>
      )}
    </aside>
  );
}

const PROMISES = [
  ["calendar", "Weekdays, from three days ahead"],
  ["clock", "Times shown in your own zone"],
  ["video", "Link sent 24 hours before"],
] as const satisfies readonly (readonly [IconName, string])[];

/** The dialog is open where the address says so, and the server that something can be booked; what it has booked itself doesn’t close it. */
function useDialogInAddress({ mine, isAsking }: AccessState): {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
} {
  const [search, change] = useBookingSearch();
  const [wasOpened, setOpened] = useState(false);
  const isAsked = search.book === true;
  const canOpen = !isAsking && mine?.canBook === true && mine.calendarUrl === null;
  const isOpen = isAsked && (canOpen || wasOpened);
  if (isOpen && !wasOpened) setOpened(true);
  if (!isAsked && wasOpened) setOpened(false);

  const forget = useEffectEvent(() => change(CLOSED_SEARCH, false));
  const isAskedInVain = isAsked && mine !== null && !isAsking && !isOpen;
  useEffect(() => {
    if (isAskedInVain) forget();
  }, [isAskedInVain]);

  return {
    isOpen,
    open: () => change({ book: true }, true),
    close: () => change(CLOSED_SEARCH, false),
  };
}

/** The live booking; null where there is none. */
function findBooked(mine: MyConsultationsResponse | null): Booking | null {
  return mine?.bookings.find(({ status }) => status === "pending" || status === "confirmed") ?? null;
}

function BookedSession({ booked }: { readonly booked: Booking }): ReactElement {
  const { lead, isLive } = describeBooking(booked, Date.now());
  return (
    <>
      <SessionTime startsAt={Date.parse(booked.time)} endsAt={Date.parse(booked.endsAt)} zone={booked.timezone} />
      <Remark icon={booked.status === "confirmed" ? "check" : "clock"}>{lead}</Remark>
      <ButtonLink to="/booking/$token" params={{ token: booked.token }} variant="primary" isBlock>
        {isLive ? "See or change your booking" : "See your booking"}
      </ButtonLink>
      {isLive && <EarlierHour zone={booked.timezone} />}
    </>
  );
}

/** What the server says is held; nothing of what only the address or this browser claims. */
function Standing({ access: { mine, isRemembered } }: { readonly access: AccessState }): ReactElement | null {
  switch (mine?.access) {
    case undefined:
      return null;
    case "open":
      return (
        <Remark icon="check">
          Your session is paid for.{" "}
          {mine?.order && (
            <>
              Order <span className="whitespace-nowrap">{mine.order.orderNumber}</span>.{" "}
            </>
          )}
          Choose a day and an hour that suit you: the access has no end.
        </Remark>
      );
    case "suspended":
      return <Remark icon="clock">{ACCESS_MESSAGES.suspended}</Remark>;
    case "forfeited":
      return <Remark icon="info">{ACCESS_MESSAGES.forfeited}</Remark>;
    case "revoked":
      return (
        <Remark icon="info">
          The payment for your session went back, and the access with it. You can pay for a new one.
        </Remark>
      );
    case "none":
      return isRemembered ? (
        <Remark icon="info">
          The access that this browser remembers is not open any more: it was used or refunded, or belongs to somebody
          who is not signed in here.
        </Remark>
      ) : null;
  }
}

function Remark({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }): ReactElement {
  return (
    <p className="num flex items-start gap-2" role="status">
      <Icon name={icon} className={icon === "check" ? "mt-1 text-success" : "mt-1"} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
