import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { CLIENT_NOTICE_MS, MOST_CLIENT_MOVES, NOTES_UNTIL_MS } from "#domain/consultations/lifecycle.ts";
import { SESSION_MINUTES } from "#domain/consultations/settings.ts";
import { LEAD_DAYS } from "#domain/consultations/slots.ts";
import { HOUR_MS } from "#domain/lib/time.ts";
import { TERMS_TEXT } from "#domain/orders/checkout.ts";
import { formatPrice, PRICES_CENTS } from "#domain/orders/order.ts";
import { MarginNote, SubHeading, Tips } from "../prose.tsx";
import type { Chapter } from "../reading-page.tsx";
import { Operator, WhereToWrite } from "./legal-parts.tsx";

const NOTICE_HOURS = CLIENT_NOTICE_MS / HOUR_MS;
const NOTES_HOURS = NOTES_UNTIL_MS / HOUR_MS;
const MOVES = MOST_CLIENT_MOVES === 2 ? "twice" : `${MOST_CLIENT_MOVES} times`;

/** The terms of service. */
export const TERMS_CHAPTERS: readonly Chapter[] = [
  { id: "parties", numeral: "1.", title: "Who and what", Body: Parties },
  { id: "age", numeral: "2.", title: "Eighteen or older", Body: Age },
  { id: "offer", numeral: "3.", title: "What is offered, and for how much", Body: Offer },
  { id: "paying", numeral: "4.", title: "Ordering and paying", Body: Paying },
  { id: "refunds", numeral: "5.", title: "Delivery and refunds", Body: Refunds },
  { id: "session", numeral: "6.", title: "The Clarity Session", Body: Session },
  { id: "commissions", numeral: "7.", title: "Hand-drawn sigils", Body: Commissions },
  { id: "yours", numeral: "8.", title: "Your words and your sigils", Body: Yours },
  { id: "conduct", numeral: "9.", title: "What is not allowed", Body: Conduct },
  { id: "promise", numeral: "10.", title: "What is not promised", Body: NoPromise },
  { id: "liability", numeral: "11.", title: "If something goes wrong", Body: Liability },
  { id: "ending", numeral: "12.", title: "Ending, changes and law", Body: Ending },
];

function Parties(): ReactElement {
  return (
    <>
      <p>
        These are the terms on which <Operator /> (“we”) offers this website to you: the sigil generator, the planetary
        hours, the guides, the private video session called the Clarity Session, and sigils that are drawn by hand. By
        using the site you accept them. What you buy, you buy from <Operator />.
      </p>
      <p>
        You reach us by <WhereToWrite />. A person answers, usually within 24 to 48 hours.
      </p>
    </>
  );
}

function Age(): ReactElement {
  return (
    <>
      <p>
        You must be 18 or older to use this site. Before a payment you confirm that you are; for a session the date of
        birth is asked for, and nobody is received who is not 18 on its day.
      </p>
      <MarginNote>Whoever has paid and is turned away for their age is refunded.</MarginNote>
    </>
  );
}

function Offer(): ReactElement {
  return (
    <>
      <p>Prices are in US dollars and include what is due. Each is paid once: nothing here is a subscription.</p>
      <SubHeading>Free</SubHeading>
      <p>
        Sigils by chaos magick, without personal information in the words, the planetary hours, a guide as a PDF by
        mail, and the newsletter if you ask for it.
      </p>
      <SubHeading>Advanced, {formatPrice(PRICES_CENTS.advanced)}</SubHeading>
      <p>
        All five methods, personal information in your words if you like, the personal guidance of each sigil, and the
        larger edition of the guide. It stays with your e-mail address without an end date.
      </p>
      <SubHeading>Mastercrafted, {formatPrice(PRICES_CENTS.mastercrafted)}</SubHeading>
      <p>Advanced, and one sigil that the master draws by hand for you. Every order is one drawing.</p>
      <SubHeading>Clarity Session, {formatPrice(PRICES_CENTS.consultation)}</SubHeading>
      <p>
        Access to booking a private video call of {SESSION_MINUTES} minutes with the master, one session at a time,
        without an end date to the access. Anybody can buy it, with or without a tier.
      </p>
    </>
  );
}

function Paying(): ReactElement {
  return (
    <>
      <p>
        Payments run through a card payment provider, Stripe. You type your card into its fields, and it never reaches
        us; we are told the brand and the last four digits, for your receipt. An order is concluded when the payment has
        succeeded, and its receipt with the number of the order is mailed to you.
      </p>
      <p>
        Before you pay you are asked for one tick: “{TERMS_TEXT}” The words that you accepted are stored with the order,
        with the time.
      </p>
      <p>
        Who has bought something opens it again by signing in with the e-mail address of the order. Where somebody buys
        what that address holds already, the second payment is sent back by itself.
      </p>
    </>
  );
}

function Refunds(): ReactElement {
  return (
    <>
      <p>
        Digital services are non-refundable once delivered. A tier is delivered at the moment when it opens, which is
        right after the payment; a session, when it has been held; a hand-drawn sigil, when its package has been mailed.
      </p>
      <MarginNote>Laws that protect you as a consumer and can’t be set aside come before these sentences.</MarginNote>
      <p>Money does go back</p>
      <Tips
        tips={[
          "for whatever was paid twice,",
          "where you are turned away for your age,",
          "where we can’t deliver what you paid for, or cancel it for good.",
        ]}
      />
      <p className="mt-3.5">
        With the whole amount goes what was bought. A refund goes to the card that paid, and you are mailed a receipt of
        it.
      </p>
    </>
  );
}

function Session(): ReactElement {
  return (
    <>
      <p>
        Sessions are booked on this site, in its own calendar, or in the outside calendar that the button leads to where
        we use one. The master’s days are Monday to Friday. A session needs at least {LEAD_DAYS} days’ lead time, by the
        master’s clock, and it is confirmed by mail.
      </p>
      <SubHeading>Moving and cancelling</SubHeading>
      <p>
        Rescheduling needs at least {NOTICE_HOURS} hours’ notice: until then you can move a session {MOVES} by yourself,
        or cancel it and book another one. Your notes can be changed until {NOTES_HOURS} hours before.
      </p>
      <p>
        No-shows and late cancellations, that is, inside {NOTICE_HOURS} hours, forfeit the session without refund. You
        are told so before you confirm. Where something serious kept you away, write to us: the master can give the
        session back, and decides that alone.
      </p>
      <p>
        When the master moves or cancels a session, you lose nothing: the new time is offered to you, or the access
        stays yours. A session that nobody has confirmed when it begins is cancelled, and costs you nothing.
      </p>
      <SubHeading>The hour itself</SubHeading>
      <p>
        The link is in the confirmation, and in the reminder 24 hours before. Please come alone and from a quiet room.
        The call is not recorded by us, and please don’t record it without the master’s consent.
      </p>
      <MarginNote>
        The session is a conversation about intentions and symbols. It is no therapy, and no medical, legal or financial
        advice.
      </MarginNote>
    </>
  );
}

function Commissions(): ReactElement {
  return (
    <>
      <p>
        After paying you tell the master what the drawing is for; until the work begins you can change your answers. The
        master draws, writes down how the sigil is brought to life, and the package is mailed to you. You can follow how
        far it has come. How long it takes depends on how many drawings wait before yours; you are told in each mail
        what comes next.
      </p>
      <p>
        A drawing is the master’s reading of what you wrote. It can be explained and, where something is wrong with it,
        put right; taste alone is no fault of it.
      </p>
    </>
  );
}

function Yours(): ReactElement {
  return (
    <>
      <p>
        What you write stays yours, and we use it for nothing but what you asked for. The sigils that are made from it
        are yours too: you may draw, print, wear, engrave, share and sell them, as often as you like and without naming
        us. Nobody else is given your sigil; since a short sentence can be written by two people, though, we can’t
        promise that nobody will ever hold a similar one.
      </p>
      <p>
        The site itself, its texts, its drawings and its program belong to their makers. The program is published under
        the MIT license.
      </p>
    </>
  );
}

function Conduct(): ReactElement {
  return (
    <>
      <p>Please do not</p>
      <Tips
        tips={[
          "use the site to harass, threaten or harm anybody: the assistant helps with no such words;",
          "write other people’s private matters into your words;",
          "pay with a card that isn’t yours;",
          "try to break in, to overload the service, or to read what isn’t yours. Whoever finds a hole and tells us has our thanks.",
        ]}
      />
      <p className="mt-3.5">
        Where somebody does, we may close what they hold, after a word of warning where there is time for one.
      </p>
    </>
  );
}

function NoPromise(): ReactElement {
  return (
    <>
      <p>
        A sigil is a sign to think with. We promise that it is made from your words, as carefully as we know how, and in
        the way that the <Link to="/sigil-guide">guide</Link> describes. We promise no effect: not on events, not on
        other people, not on your health, your money or your luck.
      </p>
      <p>
        Nothing on this site replaces a doctor, a therapist, a lawyer or somebody who knows about money. Please don’t
        stop a treatment or put off a decision because of a sigil. The texts about history say where they come from;
        where scholars disagree, so do our sentences.
      </p>
    </>
  );
}

function Liability(): ReactElement {
  return (
    <>
      <p>
        We keep the service running with care, and do not promise that it is never interrupted. What you make while it
        is out of reach is kept in your browser as far as we can.
      </p>
      <p>
        We answer without limit for what we do on purpose or by gross neglect, for injury to life, body and health, and
        wherever the law wants it. Otherwise we answer for the foreseeable damage that follows where we break an
        essential duty of the contract, up to the price that you paid for what it concerns; for the free parts, not at
        all.
      </p>
    </>
  );
}

function Ending(): ReactElement {
  return (
    <>
      <p>
        You can stop at any time and have all that we hold about you deleted, in your account under “What we hold about
        you”; the page says beforehand what is lost. If we ever close the service, we say so here and by mail, in good
        time, to everybody who holds something.
      </p>
      <p>
        When these terms change, the date above changes with them. What you have bought stays under the terms that you
        accepted with the order; their version is on your receipt.
      </p>
      <p>
        If something went wrong, please tell us first, by <WhereToWrite />: name the order or the ticket, and we will
        look for a fair answer. These terms are governed by the law of the place where <Operator /> is established. As a
        consumer you keep the protection of the law of the country in which you live, and can go to its courts. Should
        one sentence of these terms not hold, the others do.
      </p>
    </>
  );
}
