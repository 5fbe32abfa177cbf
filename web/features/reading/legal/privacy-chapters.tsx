import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { COOKIE_PREFIX, COOKIES, type CookieId } from "#domain/privacy/cookies.ts";
import { describeRetention, RETENTION } from "#domain/privacy/retention.ts";
import { STORAGE_KEYS } from "#web/lib/storage.ts";
import { Entries, MarginNote, SubHeading, Tips } from "../prose.tsx";
import type { Chapter } from "../reading-page.tsx";
import { Operator, WhereToWrite } from "./legal-parts.tsx";
import { OutsideServices } from "./outside-services.tsx";
import { COOKIE_TEXTS, STORAGE_TEXTS } from "./stored-in-browser.ts";

/** The privacy policy. */
export const PRIVACY_CHAPTERS: readonly Chapter[] = [
  { id: "short", numeral: "1.", title: "In short", Body: InShort },
  { id: "who", numeral: "2.", title: "Who is responsible", Body: Who },
  { id: "words", numeral: "3.", title: "Your words and sigils", Body: Words },
  { id: "kept", numeral: "4.", title: "What we store, and who reads it", Body: Kept },
  { id: "browser", numeral: "5.", title: "Cookies and your browser’s storage", Body: InBrowser },
  { id: "times", numeral: "6.", title: "How long things are kept", Body: Times },
  { id: "others", numeral: "7.", title: "What leaves for whom", Body: Others },
  { id: "safety", numeral: "8.", title: "How it is kept safe", Body: Safety },
  { id: "rights", numeral: "9.", title: "Your rights, and how to complain", Body: Rights },
];

function InShort(): ReactElement {
  return (
    <Tips
      tips={[
        "Your intention and ritual data are encrypted where they are stored, and never reviewed by anybody.",
        "Without signing in, the sigils that you make are stored in your own browser alone.",
        "There is no advertising here, no measuring of visitors, and no cookie but those that a function needs.",
        "You can take all that we hold about you with you, or have it deleted, by yourself and at once.",
      ]}
    />
  );
}

function Who(): ReactElement {
  return (
    <p>
      <Operator /> is responsible for what happens to your data on this site. You reach us by <WhereToWrite />. The site
      is meant for people of 18 and older; we knowingly keep nothing about anybody younger.
    </p>
  );
}

function Words(): ReactElement {
  return (
    <>
      <p>
        While you write, everything happens in your browser: the preview is drawn there, letter by letter, and nothing
        is sent. When you press Generate, your words and choices are sent to our server, which draws the sigil, looks
        whether the words ask for help rather than for a sigil, responds, and forgets both. When you have your words
        analyzed, they are sent as well, read by a program, and forgotten.
      </p>
      <MarginNote>A preview needs no network; try it with the line unplugged.</MarginNote>
      <p>
        Only where you are signed in is a sigil kept: its words, your answers and the drawing, encrypted, in your
        collection, until you delete it there. No page of ours shows the sigils of one person to another, and the
        master’s desk doesn’t show them at all. The sigils that you make without signing in lie in your browser’s own
        storage.
      </p>
      <p>
        A guide that you have mailed is set from what you chose, and your words are in it only where the address is
        proved to be yours. Until the mail is sent it waits encrypted; then its contents are erased.
      </p>
    </>
  );
}

const KEPT = [
  {
    key: "account",
    name: "Account",
    text: "Your e-mail address; the browsers that are signed in, such as “Firefox on Linux”, and when they were last seen; the public half of your passkeys. Read by nobody but you.",
  },
  {
    key: "sigils",
    name: "Collection",
    text: "Words, answers and drawings of sigils, encrypted. Read by nobody but you.",
  },
  {
    key: "orders",
    name: "Orders",
    text: "Number, item, amount, date, e-mail address, state of the payment, brand and last four digits of the card, the terms that you accepted and when. The master sees them at the desk.",
  },
  {
    key: "sessions",
    name: "Clarity Sessions",
    text: "Name, e-mail address, time and zone, and whether you would like an earlier hour; encrypted: date of birth, topic, notes, the link, the master’s summary and picture. The master reads them in order to prepare; the list of all sessions shows neither your date of birth nor your notes.",
  },
  {
    key: "commissions",
    name: "Hand-drawn sigils",
    text: "Name and e-mail address; encrypted: your answers, and what the master draws and writes for you. The master reads them in order to draw.",
  },
  {
    key: "tickets",
    name: "Requests to support",
    text: "Name, e-mail address and reason; encrypted: the message, what you and we write about it afterwards, and our notes. Whoever replies reads it, beside your orders where the request is about money. A reply reaches you by mail, where your mail service can read it.",
  },
  {
    key: "newsletter",
    name: "Newsletter",
    text: "E-mail address, when you asked, confirmed and unsubscribed, and the wording that you agreed to. It comes only after you have confirmed it, and each one ends it with a click.",
  },
  {
    key: "mails",
    name: "Mails to you",
    text: "Kind, address and time. Contents are encrypted while a mail waits and erased once it is sent. One that can’t be delivered keeps them until the master has sent or discarded it.",
  },
] as const;

function Kept(): ReactElement {
  return (
    <>
      <p>
        We keep what is needed to give you what you asked for (a contract), what the law wants kept (invoices), what
        guards the service against abuse (our legitimate interest), and what you allowed (the newsletter, and your
        position where you have a place detected).
      </p>
      <Entries entries={KEPT} />
      <p className="mt-3.5">
        Whatever the master does to an order, a session or a setting is written down in a list of acts. The position of
        your device, where you have it detected for planetary hours, stays in your browser, rounded to a kilometer.
      </p>
    </>
  );
}

const COOKIE_IDS = Object.keys(COOKIES).filter((id): id is CookieId => id in COOKIES);
const STORAGE_NAMES = Object.keys(STORAGE_KEYS).filter((id): id is keyof typeof STORAGE_KEYS => id in STORAGE_KEYS);

const KEPT_BY = { device: "Until you delete it.", tab: "Until you close the tab." } as const;

function InBrowser(): ReactElement {
  return (
    <>
      <p>
        These are all the cookies that the site sets. Each holds a random secret and nothing about you, is readable by
        our server alone, and is sent to no other site. They are needed for what you ask for; there is nothing to
        consent to.
      </p>
      <Entries
        entries={COOKIE_IDS.map((id) => ({
          key: id,
          name: <code className="font-text">{COOKIE_PREFIX + COOKIES[id].name}</code>,
          text: `${COOKIE_TEXTS[id]} ${describeCookieTime(COOKIES[id].keptMs)}`,
        }))}
      />
      <SubHeading>In your browser’s storage</SubHeading>
      <p>
        So that a reload costs you nothing, the pages keep notes in your own browser. They are not sent to us by
        themselves. “Sign out” removes what names you; opening <Link to="/">the home page</Link> with{" "}
        <code className="font-text">?clear=true</code> removes all of it, and asks before it deletes sigils.
      </p>
      <Entries
        entries={STORAGE_NAMES.map((id) => ({
          key: id,
          name: <code className="font-text">{STORAGE_KEYS[id]}</code>,
          text: `${STORAGE_TEXTS[id].text} ${KEPT_BY[STORAGE_TEXTS[id].keptBy]}`,
        }))}
      />
      <p className="mt-3.5">
        On the pages where one pays, Stripe’s script may set cookies of its own, which guard against fraud; on no other
        page is it loaded.
      </p>
    </>
  );
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

function describeCookieTime(keptMs: number): string {
  const hours = keptMs / HOUR_MS;
  if (hours < DAY_HOURS) return hours === 1 ? "Kept for one hour." : `Kept for ${hours} hours.`;
  return `Kept for ${hours / DAY_HOURS} days at most.`;
}

function Times(): ReactElement {
  return (
    <>
      <p>
        Your account, your collection, your sessions, commissions and open requests to support stay until you delete
        them or have your data deleted. Orders that were paid stay as long as tax law wants invoices kept; after a
        deletion nothing is left of them but number, item, date, amount and e-mail address. The rest goes by itself.
        This table is the one by which the program deletes, each night:
      </p>
      <Entries
        entries={Object.entries(RETENTION).map(([key, retention]) => ({
          key,
          name: retention.what,
          text: capitalize(describeRetention(retention)),
        }))}
      />
      <p className="mt-3.5">
        Cloudflare can restore our database to any minute of the last 30 days, so that what is deleted is gone from
        there too after 30 days.
      </p>
    </>
  );
}

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function Others(): ReactElement {
  return (
    <>
      <p>
        We sell and give your data to nobody. These companies do work for us, and get what that work needs. Which of
        them this site uses at the moment is written beside each.
      </p>
      <OutsideServices />
      <p className="mt-3.5">
        Some of them are outside of the country in which you live. They are bound by contract to use your data for this
        work alone. Type, pictures and programs come from our own server. A link to another site, such as a directory of
        help lines, tells that site nothing of where you come from.
      </p>
      <p>
        A session takes place where the link in your mail leads. Where that is a service of somebody else, its own terms
        hold for the call.
      </p>
    </>
  );
}

function Safety(): ReactElement {
  return (
    <>
      <p>
        Everything travels encrypted. What you write is encrypted once more before it is stored, by AES-256 with a key
        of its own for each entry; whoever stole the database would hold noise. Links and codes that open something are
        random, and stored only as digests. Pictures lose what a camera or a program wrote into them, such as place and
        author; they are encrypted too, and opened by links that end after an hour.
      </p>
      <p>
        Our log holds, of each request, a random number, the kind of page, the result and how long it took: no address
        of yours, no word, no e-mail, no link. So that nobody can flood the service, requests are counted by network
        address, for a minute; what is limited by the day is counted under a digest that can’t be turned back.
      </p>
    </>
  );
}

function Rights(): ReactElement {
  return (
    <>
      <p>
        Sign in, and your <Link to="/account">account</Link> shows under “What we hold about you” how much that is.
        There you take it with you as one archive of readable files, or have all of it deleted. The deletion goes by
        your e-mail address, cancels what is booked or under way after saying so, and is final.
      </p>
      <p>
        You can also ask us to correct something, to stop using it, or to explain it, and take back a consent at any
        time, by <WhereToWrite />. We answer within 30 days. So that nobody else can ask for your data, we may first
        mail a code to the address that it is about.
      </p>
      <p>
        If you think that we do something wrong, please tell us. You can also complain to the authority for data
        protection of the place where you live or work, or of ours, without asking us first.
      </p>
    </>
  );
}
