import type { ReactElement, ReactNode } from "react";
import { formatPrice, PRICES_CENTS } from "#domain/orders/order.ts";
import { Ornament } from "#web/ui/ornament.tsx";
import { BookingCard } from "./booking-card.tsx";
import "#web/styles/all-utilities.css";

const PRICE = formatPrice(PRICES_CENTS.consultation);

const FACTS = [
  ["Price", `${PRICE} USD`],
  ["Length", "60 minutes"],
  ["Place", "Private video call"],
] as const;

const INCLUDED = [
  ["A reading of your intention", "We look at what you want, and at what you have not yet said."],
  ["A sigil drawn while you watch", "Made by hand for the words we settle on together."],
  ["A practice for you", "How to charge it, when, and in which planetary hour."],
  ["What stays", "Afterwards the master can mail you a written summary and a picture."],
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
  ["II.", "Receive email confirmation", "With your time in your own zone, and a calendar file."],
  ["III.", "Join the video call", "The link is sent 24 hours before the session."],
  ["IV.", "Transform", "An hour of undivided attention, for one question of yours."],
] as const;

/** The Clarity Session: what it is, what it costs, and where it is booked. */
export function ConsultationPage(): ReactElement {
  return (
    <div className="page grid gap-21 pt-14 max-lg:gap-14 max-lg:pt-8">
      <section className="grid grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] items-start gap-14 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-10.5">
        <div>
          <h1 className="text-[length:min(var(--text-display),14cqi)]/none">Master Consultation</h1>
          <p className="lead mt-6 max-w-[34rem]">
            The Clarity Session is an hour alone with the master, by private video. You bring one question, and leave
            with a clear intention and a way to work with it.
          </p>
          <dl className="num mt-8 flex flex-wrap gap-y-3.5">
            {FACTS.map(([name, fact]) => (
              <div
                key={name}
                className="border-l border-rule px-7 first:border-l-0 first:pl-0 max-lg:px-3 max-xs:border-l-0 max-xs:pr-5 max-xs:pl-0"
              >
                <dt className="caps text-note/[1.2] text-ink-soft">{name}</dt>
                <dd className="text-h3/[1.25] max-lg:text-h4">{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
        <BookingCard />
      </section>
      <section className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-17.5 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-10.5">
        <Part heading="What the session includes">
          <ul>
            {INCLUDED.map(([name, words]) => (
              <li key={name} className="relative border-t border-rule py-3.5 pl-10">
                <Ornament name="lozenge" className="absolute top-5 left-1 size-3.25 text-accent" />
                <h3 className="text-[1.3125rem]/[1.25]">{name}</h3>
                <p className="leading-[1.45]">{words}</p>
              </li>
            ))}
          </ul>
        </Part>
        <Part heading="Session details">
          <dl className="num">
            {DETAILS.map(([name, detail]) => (
              <div key={name} className="flex items-baseline gap-x-2.5 py-2">
                <dt>{name}</dt>
                <dd className="contents">
                  <span className="min-w-4 flex-1 border-b border-rule" aria-hidden="true" />
                  <span className="text-right">{detail}</span>
                </dd>
              </div>
            ))}
          </dl>
          <p className="note mt-5">
            A session missed, or cancelled inside <span className="num">48</span> hours, is forfeited without refund.
            What you tell us is encrypted, and read by the master alone.
          </p>
        </Part>
      </section>
      <section className="border-t-3 border-frame pt-7">
        <h2>How it works</h2>
        <ol className="mt-7 grid grid-cols-4 max-lg:grid-cols-[minmax(0,1fr)]">
          {STEPS.map(([numeral, name, words]) => (
            <li
              key={numeral}
              className="border-l border-rule px-7 first:border-l-0 first:pl-0 last:pr-0 max-lg:grid max-lg:grid-cols-[4rem_minmax(0,1fr)] max-lg:border-l-0 max-lg:px-0 max-lg:pb-5"
            >
              <span
                className="row-span-2 mb-3 block font-display text-[3rem]/none text-primary max-lg:text-[2.25rem]/none"
                aria-hidden="true"
              >
                {numeral}
              </span>
              <h3 className="mb-1.5 text-[1.4375rem]/[1.2]">{name}</h3>
              <p className="num text-ui/[1.45] text-ink-soft">{words}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <h2 className="mb-5">{heading}</h2>
      {children}
    </div>
  );
}
