import * as z from "zod/mini";
import { CONSULTATION_STATUSES, type ConsultationStatus } from "#domain/consultations/consultation-status.ts";
import type { MailKind } from "../mail-kind.ts";
import { formatDay, formatHours, formatSessionTime } from "./consultation-mail-parts.ts";

/** What the master is told of a session. */
export const NOTICE_OCCASIONS = [
  "booked",
  "moved",
  "cancelled",
  "revoked",
  "unconfirmed_after_a_day",
  "unconfirmed_two_days_before",
  "confirmed_itself",
  "lapsed",
] as const;

/** What the master is told of a session. */
export type NoticeOccasion = (typeof NOTICE_OCCASIONS)[number];

const NoticeData = z.object({
  origin: z.string(),
  occasion: z.enum(NOTICE_OCCASIONS),
  name: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
  /** When it was before; null where it has not moved. */
  previous: z.nullable(z.object({ startsAt: z.number(), endsAt: z.number() })),
  /** The practice’s zone. */
  zone: z.string(),
});

const TEXTS: Readonly<Record<NoticeOccasion, { readonly subject: string; readonly text: string }>> = {
  booked: { subject: "A new session is booked", text: "It waits to be confirmed." },
  moved: { subject: "A session was moved by its client", text: "It waits to be confirmed again." },
  cancelled: { subject: "A session was cancelled by its client", text: "The hour is free again." },
  revoked: {
    subject: "A session was cancelled with its payment",
    text: "The payment went back, and with it the access to book. The hour is free again.",
  },
  unconfirmed_after_a_day: {
    subject: "A session is still not confirmed",
    text: "It was booked more than a day ago. Please confirm it, move it or decline it.",
  },
  unconfirmed_two_days_before: {
    subject: "A session in two days is not confirmed",
    text: "It begins in less than 48 hours. Where your settings have a link for the video call, it confirms itself a day before; otherwise it is cancelled when it would begin.",
  },
  confirmed_itself: {
    subject: "A session has confirmed itself",
    text: "Nobody had confirmed it a day before it begins. The client has the link of your settings.",
  },
  lapsed: {
    subject: "A session was cancelled unconfirmed",
    text: "It was not confirmed before it would have begun. The client was told, and keeps the access.",
  },
};

/** Tells the master what has become of a session, without a word of what its client wrote. */
export const CONSULTATION_NOTICE: MailKind<z.infer<typeof NoticeData>> = {
  name: "consultation_notice",
  purpose: "transactional",
  data: NoticeData,
  async write({ origin, occasion, name, previous, zone, ...session }) {
    const { subject, text } = TEXTS[occasion];
    const time = formatSessionTime(session, zone);
    return {
      subject,
      origin,
      attachments: [],
      content: {
        preview: time,
        heading: subject,
        blocks: [
          { kind: "paragraph", text: `${name}, ${time}.` },
          ...(previous === null
            ? []
            : [{ kind: "paragraph" as const, text: `Before, it was on ${formatSessionTime(previous, zone)}.` }]),
          { kind: "paragraph", text },
          { kind: "note", text: "What the client wrote is encrypted, and is shown at your desk alone." },
          { kind: "button", label: "Open the desk", url: `${origin}/master-dashboard` },
        ],
        reason: "You receive this mail because your settings ask for it. At your desk you can switch it off.",
      },
    };
  },
};

const AgendaData = z.object({
  origin: z.string(),
  zone: z.string(),
  /** The earliest first; at least one. */
  sessions: z.array(
    z.object({
      name: z.string(),
      startsAt: z.number(),
      endsAt: z.number(),
      status: z.enum(CONSULTATION_STATUSES),
    }),
  ),
  /** How many sessions of all days wait to be confirmed. */
  unconfirmed: z.number(),
});

/** Tells the master in the morning what the day brings. */
export const CONSULTATION_AGENDA: MailKind<z.infer<typeof AgendaData>> = {
  name: "consultation_agenda",
  purpose: "transactional",
  data: AgendaData,
  async write({ origin, zone, sessions, unconfirmed }) {
    const count = sessions.length === 1 ? "One session today" : `${sessions.length} sessions today`;
    const day = formatDay(sessions[0]?.startsAt ?? 0, zone);
    return {
      subject: count,
      origin,
      attachments: [],
      content: {
        preview: day,
        heading: day,
        blocks: [
          {
            kind: "steps",
            items: sessions.map(
              (session) => `${formatHours(session, zone)}: ${session.name}, ${STATUS_WORDS[session.status]}`,
            ),
          },
          { kind: "paragraph", text: describeUnconfirmed(unconfirmed) },
          { kind: "button", label: "Open the desk", url: `${origin}/master-dashboard` },
        ],
        reason:
          "You receive this mail because your settings ask for the day’s agenda. At your desk you can switch it off.",
      },
    };
  },
};

const STATUS_WORDS: Readonly<Record<ConsultationStatus, string>> = {
  pending: "not confirmed",
  confirmed: "confirmed",
  cancelled: "cancelled",
  completed: "completed",
  no_show: "missed",
};

function describeUnconfirmed(count: number): string {
  if (count === 0) return "Nothing waits to be confirmed.";
  return count === 1 ? "One session waits to be confirmed." : `${count} sessions wait to be confirmed.`;
}
