import * as z from "zod/mini";
import type { MailKind } from "../mail-kind.ts";
import {
  attachCalendar,
  formatSessionTime,
  listJoiningBlocks,
  listTimeBlocks,
  quoteMaster,
  SESSION_MAIL_REASON,
  SessionData,
} from "./consultation-mail-parts.ts";

const PENDING_TEXT =
  "The master looks at each session before it is settled. As soon as yours is confirmed you receive another mail, with the link to the private video call.";

const CHANGE_NOTE =
  "“See your booking” lets you move it up to 48 hours before it begins, twice at most, or cancel it. If you cancel later than that, or don’t come, you lose the access to book again. It shows the booking as it is then, however old this mail has become.";

/** Tells the client that a session is booked, and has still to be confirmed. */
export const CONSULTATION_BOOKED: MailKind<SessionData> = {
  name: "consultation_booked",
  purpose: "transactional",
  data: SessionData,
  async write(session, to, { seller }) {
    const time = formatSessionTime(session, session.timezone);
    return {
      subject: "Your session is booked",
      origin: session.origin,
      attachments: [attachCalendar(session, to, seller)],
      content: {
        preview: time,
        heading: "Your session is booked",
        blocks: [
          ...listTimeBlocks(session, session.timezone),
          { kind: "paragraph", text: PENDING_TEXT },
          ...listJoiningBlocks(session),
          { kind: "note", text: CHANGE_NOTE },
        ],
        reason: SESSION_MAIL_REASON,
      },
    };
  },
};

const ConfirmedData = z.extend(SessionData, {
  /** Whether it was confirmed so late that nothing reminds of it after this. */
  isReminder: z.boolean(),
});

/** Tells the client that a session is confirmed, and where it takes place. */
export const CONSULTATION_CONFIRMED: MailKind<z.infer<typeof ConfirmedData>> = {
  name: "consultation_confirmed",
  purpose: "transactional",
  data: ConfirmedData,
  async write({ isReminder, ...session }, to, { seller }) {
    const time = formatSessionTime(session, session.timezone);
    const next = isReminder
      ? "It begins in less than a day, so that we do not remind you once more."
      : "We remind you of it a day before.";
    return {
      subject: isReminder ? "Your session is confirmed, and begins soon" : "Your session is confirmed",
      origin: session.origin,
      attachments: [attachCalendar(session, to, seller)],
      content: {
        preview: time,
        heading: "Your session is confirmed",
        blocks: [
          ...listTimeBlocks(session, session.timezone),
          { kind: "paragraph", text: `It is a private video call of one hour. ${next}` },
          ...listJoiningBlocks(session),
          { kind: "note", text: CHANGE_NOTE },
        ],
        reason: SESSION_MAIL_REASON,
      },
    };
  },
};

/** Tells the client that a confirmed session is joined in another way than earlier mails say. */
export const CONSULTATION_LINK_CHANGED: MailKind<SessionData> = {
  name: "consultation_link_changed",
  purpose: "transactional",
  data: SessionData,
  async write(session, to, { seller }) {
    return {
      subject: "The link to your session has changed",
      origin: session.origin,
      attachments: [attachCalendar(session, to, seller)],
      content: {
        preview: formatSessionTime(session, session.timezone),
        heading: "The link to your session has changed",
        blocks: [
          { kind: "paragraph", text: "The session is confirmed, and its time stays as it is:" },
          ...listTimeBlocks(session, session.timezone),
          { kind: "paragraph", text: LINK_CHANGED_TEXT },
          ...listJoiningBlocks(session),
        ],
        reason: SESSION_MAIL_REASON,
      },
    };
  },
};

const LINK_CHANGED_TEXT =
  "Please join by this link: those of earlier mails no longer lead to your session. “See your booking” always shows the one that holds.";

const MovedData = z.extend(SessionData, {
  by: z.enum(["client", "master"]),
  previous: z.object({ startsAt: z.number(), endsAt: z.number() }),
  /** What the master says about it; null where nothing. */
  reason: z.nullable(z.string()),
  isReminder: z.boolean(),
});

/** Tells the client that a session is at another time. */
export const CONSULTATION_MOVED: MailKind<z.infer<typeof MovedData>> = {
  name: "consultation_moved",
  purpose: "transactional",
  data: MovedData,
  async write({ by, previous, reason, isReminder, ...session }, to, { seller }) {
    const time = formatSessionTime(session, session.timezone);
    return {
      subject: by === "client" ? "Your session has moved" : "The master has moved your session",
      origin: session.origin,
      attachments: [attachCalendar(session, to, seller)],
      content: {
        preview: time,
        heading: "Your session has moved",
        blocks: [
          { kind: "paragraph", text: "It is now on:" },
          ...listTimeBlocks(session, session.timezone),
          { kind: "paragraph", text: `It is no longer on ${formatSessionTime(previous, session.timezone)}.` },
          { kind: "paragraph", text: by === "client" ? PENDING_TEXT : MOVED_BY_MASTER_TEXT },
          ...(isReminder
            ? [
                {
                  kind: "paragraph" as const,
                  text: "It begins in less than a day, so that we do not remind you of it.",
                },
              ]
            : []),
          ...quoteMaster(reason),
          ...listJoiningBlocks(session),
          { kind: "note", text: by === "client" ? CHANGE_NOTE : MOVED_BY_MASTER_NOTE },
        ],
        reason: SESSION_MAIL_REASON,
      },
    };
  },
};

const MOVED_BY_MASTER_TEXT = "At the new time it is confirmed.";

const MOVED_BY_MASTER_NOTE =
  "If the new time doesn’t suit you, “See your booking” lets you cancel it or choose another one: since you did not choose this time, cancelling costs you nothing. It shows the booking as it is then, however old this mail has become.";

/** Reminds the client of a session a day before. */
export const CONSULTATION_REMINDER: MailKind<SessionData> = {
  name: "consultation_reminder",
  purpose: "transactional",
  data: SessionData,
  async write(session, to, { seller }) {
    const time = formatSessionTime(session, session.timezone);
    return {
      subject: "Your session is soon",
      origin: session.origin,
      attachments: [attachCalendar(session, to, seller)],
      content: {
        preview: time,
        heading: "Your session is soon",
        blocks: [
          ...listTimeBlocks(session, session.timezone),
          {
            kind: "paragraph",
            text: "Find a place where nobody disturbs you for an hour, and open the link a few minutes before.",
          },
          ...listJoiningBlocks(session),
        ],
        reason: SESSION_MAIL_REASON,
      },
    };
  },
};
