import type { ReactElement } from "react";
import { OUTSIDE_SERVICES, type OutsideService } from "#domain/privacy/outside-services.ts";
import { Entries } from "../prose.tsx";
import { useImprint } from "./legal-parts.tsx";

/** What each service of others is, and what it gets. */
const SERVICE_TEXTS: Readonly<Record<OutsideService, { readonly name: string; readonly text: string }>> = {
  stripe: {
    name: "Stripe, payments",
    text: "Your card, which you give to Stripe itself, your e-mail address, the amount and the number of the order. No word that you wrote.",
  },
  mailchannels: {
    name: "MailChannels, mail",
    text: "The mails that we send you: your address, subject and contents.",
  },
  turnstile: {
    name: "Cloudflare Turnstile, check of bots",
    text: "Where we ask for a proof that a person is there: what your browser tells Cloudflare for it. The script is loaded only then.",
  },
  workers_ai: {
    name: "Cloudflare Workers AI, language model",
    text: "Where you have your words analyzed: those words, without your name or address. Else our own program reads them.",
  },
  geocoder: {
    name: "OpenStreetMap Nominatim, addresses",
    text: "Where you look up a street address for planetary hours: what you typed, asked by our server. Towns are found in your browser.",
  },
  booking_calendar: {
    name: "Outside calendar, booking",
    text: "Where sessions are booked outside: your e-mail address, and what you enter there.",
  },
};

/** Whose services are used for what, and whether this installation uses them. */
export function OutsideServices(): ReactElement {
  const { told } = useImprint();
  return (
    <Entries
      entries={[
        {
          key: "cloudflare",
          name: "Cloudflare, hosting",
          text: (
            <Service
              text="Runs the site, its database and its files: all that is sent to us, your network address included, and what we store."
              use="In use."
            />
          ),
        },
        ...OUTSIDE_SERVICES.map((service) => ({
          key: service,
          name: SERVICE_TEXTS[service].name,
          text: (
            <Service text={SERVICE_TEXTS[service].text} use={describeUse(told?.outsideServices ?? null, service)} />
          ),
        })),
      ]}
    />
  );
}

/** The line is there before it is known what it says, so that nothing moves. */
function Service({ text, use }: { readonly text: string; readonly use: string }): ReactElement {
  return (
    <>
      {text} <span className="block text-note/[1.4] italic">{use}</span>
    </>
  );
}

function describeUse(used: readonly OutsideService[] | null, service: OutsideService): string {
  if (used === null) return "Used where it is switched on.";
  return used.includes(service) ? "In use." : "Not in use here.";
}
