import * as z from "zod/mini";
import type { MailKind } from "../mail-kind.ts";
import { formatMoment, formatSessionTime, listTimeBlocks } from "./consultation-mail-parts.ts";

const HourOfferData = z.object({
  origin: z.string(),
  /** The secret of the link to the offer. */
  token: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
  offerEndsAt: z.number(),
  /** The client’s zone. */
  timezone: z.string(),
  /** The session in whose place it would be; null where nothing is booked. */
  current: z.nullable(z.object({ startsAt: z.number(), endsAt: z.number() })),
});

/** Offers somebody an hour that became free, which is kept for them alone for two hours. */
export const HOUR_OFFER: MailKind<z.infer<typeof HourOfferData>> = {
  name: "hour_offer",
  purpose: "transactional",
  data: HourOfferData,
  async write({ origin, token, offerEndsAt, timezone, current, ...hour }) {
    const time = formatSessionTime(hour, timezone);
    const instead =
      current === null
        ? "Take it, and fill in the form for your session."
        : `You would have it in place of your session on ${formatSessionTime(current, timezone)}. Taking it doesn’t count as one of your moves.`;
    return {
      subject: current === null ? "An hour has become free" : "An earlier hour has become free",
      origin,
      attachments: [],
      content: {
        preview: time,
        heading: "An hour has become free",
        blocks: [
          ...listTimeBlocks(hour, timezone),
          {
            kind: "paragraph",
            text: `It is kept for you alone until ${formatMoment(offerEndsAt, timezone)}; then it is offered to the next person. ${instead}`,
          },
          { kind: "button", label: "See the hour", url: `${origin}/hour-offer/${token}` },
          { kind: "note", text: "If it doesn’t suit you, you need do nothing: you stay on the list for the next one." },
        ],
        reason: "You receive this mail because you asked to be told when an hour becomes free.",
      },
    };
  },
};
