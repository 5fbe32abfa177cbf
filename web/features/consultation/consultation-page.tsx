import type { ReactElement, ReactNode } from "react";
import { formatPrice, PRICES_CENTS } from "#domain/orders/order.ts";
import { BookingCard } from "./booking-card.tsx";

const PRICE = formatPrice(PRICES_CENTS.consultation);

const FACTS = [
  ["Price", `${PRICE} USD`],
  ["Length", "60 minutes"],
  ["Place", "Private video call"],
] as const;

const DETAILS = [
  ["Length", "60 minutes"],
  ["Form", "one-on-one video"],
  ["Lead time", "3 days at least"],
  ["Days", "Monday to Friday"],
  ["Reschedule", "48 hours before"],
  ["Age", "18 or older"],
] as const;

const STEPS = [
  ["I.", "Make payment", `A single payment of ${PRICE}. It gives access to booking for good.`],
  ["II.", "Receive email confirmation", "With your time in your own zone."],
  ["III.", "Join the video call", "The link is sent 24 hours before the session."],
  ["IV.", "Transform", "An hour of undivided attention, for one question of yours."],
] as const;

/** The Clarity Session: what it is, what it costs, and whether it can be booked here. */
export function ConsultationPage(): ReactElement {
  return (
    <div className="page grid gap-14 pt-14">
      <section className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] items-start gap-14 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-10.5">
        <div>
          <h1>Master Consultation</h1>
          <p className="lead mt-3.5 text-ink-soft">
            The Clarity Session is an hour alone with the master, by private video. You bring one question, and leave
            with a clear intention and a way to work with it.
          </p>
          <dl className="num mt-7 flex flex-wrap gap-x-10.5 gap-y-3.5">
            {FACTS.map(([name, fact]) => (
              <div key={name}>
                <dt className="caps text-ui text-ink-soft">{name}</dt>
                <dd className="text-h4">{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
        <BookingCard />
      </section>
      <section className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-14 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-10.5">
        <Part heading="How it works">
          <ol className="grid gap-5">
            {STEPS.map(([numeral, name, words]) => (
              <li key={numeral} className="grid grid-cols-[4rem_minmax(0,1fr)] items-baseline">
                <span className="font-display text-h3 text-primary" aria-hidden="true">
                  {numeral}
                </span>
                <div>
                  <h3 className="text-h4">{name}</h3>
                  <p className="num text-ink-soft">{words}</p>
                </div>
              </li>
            ))}
          </ol>
        </Part>
        <Part heading="Session details">
          <dl className="num">
            {DETAILS.map(([name, detail]) => (
              <div key={name} className="flex flex-wrap justify-between gap-x-7 border-b border-rule py-2">
                <dt>{name}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3.5 text-note text-ink-soft">
            A session missed, or cancelled inside <span className="num">48</span> hours, is forfeited without refund.
          </p>
        </Part>
      </section>
    </div>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="border-t-3 border-frame pt-5">
      <h2 className="mb-5">{heading}</h2>
      {children}
    </div>
  );
}
