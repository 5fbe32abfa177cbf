import * as z from "zod/mini";
import { CANCEL_REASONS, type CancelReason } from "#domain/consultations/booking.ts";
import type { MailKind } from "../mail-kind.ts";
import {
  attachCalendar,
  formatSessionTime,
  listParagraphs,
  quoteMaster,
  SESSION_MAIL_REASON,
  SessionData,
  toBookingButton,
} from "./consultation-mail-parts.ts";

const CancelledData = z.extend(SessionData, {
  why: z.enum(CANCEL_REASONS),
  /** Whether it had not been confirmed, so that a master who cancels it declines it. */
  wasPending: z.boolean(),
  /** Whether the access to book ended with it. */
  isForfeited: z.boolean(),
  /** What the master says about it; null where nothing. */
  reason: z.nullable(z.string()),
});
type CancelledData = z.infer<typeof CancelledData>;

/** Tells the client that a session does not take place, and whether anything is lost with it. */
export const CONSULTATION_CANCELLED: MailKind<CancelledData> = {
  name: "consultation_cancelled",
  purpose: "transactional",
  data: CancelledData,
  async write({ why, wasPending, isForfeited, reason, ...session }, to, { seller }) {
    const time = formatSessionTime(session, session.timezone);
    return {
      subject: "Your session is cancelled",
      origin: session.origin,
      attachments: [attachCalendar(session, to, seller)],
      content: {
        preview: `It does not take place: ${time}`,
        heading: "Your session is cancelled",
        blocks: [
          { kind: "paragraph", text: `It does not take place on ${time}.` },
          { kind: "paragraph", text: describeCancelling(why, wasPending) },
          { kind: "paragraph", text: describeAccess(why, isForfeited) },
          ...quoteMaster(why === "by_master" ? reason : null),
          toBookingButton(
            session,
            isForfeited || why === "access_revoked" ? "See your booking" : "Choose another hour",
          ),
        ],
        reason: SESSION_MAIL_REASON,
      },
    };
  },
};

function describeCancelling(why: CancelReason, wasPending: boolean): string {
  switch (why) {
    case "by_client":
      return "You have cancelled it.";
    case "by_master":
      return wasPending
        ? "The master can’t take this session at that time."
        : "The master had to cancel it, and is sorry.";
    case "access_revoked":
      return "The payment for it went back, and with it the access to book.";
    case "never_confirmed":
      return "Nobody confirmed it in time. That was our mistake, and we are sorry.";
  }
}

function describeAccess(why: CancelReason, isForfeited: boolean): string {
  if (isForfeited) {
    return "It would have begun in less than 48 hours, so that the access to book ended with it. If something unforeseen kept you from coming, reply to this mail: the master can give the access back.";
  }
  return why === "access_revoked"
    ? "If that is a mistake, reply to this mail."
    : "You have lost nothing: your access stays, and you can choose another hour.";
}

/** Tells a client who did not come that the access ended with it, and how to object. */
export const CONSULTATION_MISSED: MailKind<SessionData> = {
  name: "consultation_missed",
  purpose: "transactional",
  data: SessionData,
  write: async (session) => ({
    subject: "You were missed at your session",
    origin: session.origin,
    attachments: [],
    content: {
      preview: "The master noted that you did not come.",
      heading: "You were missed",
      blocks: [
        {
          kind: "paragraph",
          text: `The master noted that you did not come to your session on ${formatSessionTime(session, session.timezone)}.`,
        },
        { kind: "paragraph", text: "The access to book another session ended with it." },
        { kind: "subheading", text: "If that is not right" },
        {
          kind: "paragraph",
          text: "If you were there, if the call failed, or if something kept you from coming, reply to this mail within 7 days and say what happened. The master can correct it, and can give the access back.",
        },
        toBookingButton(session, "See your booking"),
      ],
      reason: SESSION_MAIL_REASON,
    },
  }),
};

/** Tells the client that the access to book was given back. */
export const CONSULTATION_ACCESS_RESTORED: MailKind<SessionData> = {
  name: "consultation_access_restored",
  purpose: "transactional",
  data: SessionData,
  write: async (session) => ({
    subject: "You can book a session again",
    origin: session.origin,
    attachments: [],
    content: {
      preview: "The master has given you the access back.",
      heading: "You can book again",
      blocks: [
        {
          kind: "paragraph",
          text: "The master has given you the access to book back. It has no end: choose an hour whenever it suits you.",
        },
        toBookingButton(session, "Choose an hour"),
      ],
      reason: SESSION_MAIL_REASON,
    },
  }),
};

const FollowUpData = z.extend(SessionData, {
  /** What the master wrote down for the client; null where nothing. */
  summary: z.nullable(z.string()),
  /** Whether there is a picture too. It is shown on the page of the booking: a mail would leave a copy of it in every mailbox on the way. */
  hasPicture: z.optional(z.boolean()),
});

/** Thanks the client after a session, with what the master wrote down. */
export const CONSULTATION_FOLLOW_UP: MailKind<z.infer<typeof FollowUpData>> = {
  name: "consultation_follow_up",
  purpose: "transactional",
  data: FollowUpData,
  write: async ({ summary, hasPicture = false, ...session }) => ({
    subject: "After your session",
    origin: session.origin,
    attachments: [],
    content: {
      preview: summary === null ? "Thank you for the hour." : "What the master wrote down for you.",
      heading: "Thank you for the hour",
      blocks: [
        {
          kind: "paragraph",
          text: `Your session on ${formatSessionTime(session, session.timezone)} has taken place.`,
        },
        ...(summary === null
          ? []
          : [{ kind: "subheading" as const, text: "What the master wrote down for you" }, ...listParagraphs(summary)]),
        ...(hasPicture
          ? [
              {
                kind: "paragraph" as const,
                text: "The master has sent you a picture as well. You find it on the page of your booking.",
              },
            ]
          : []),
        { kind: "paragraph", text: "Your access has no end: you can book another hour whenever you like." },
        toBookingButton(session, "See your booking"),
      ],
      reason: SESSION_MAIL_REASON,
    },
  }),
};
