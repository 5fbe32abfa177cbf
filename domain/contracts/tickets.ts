import * as z from "zod/mini";
import { CONTACT_REASONS, CONTACT_STATUSES, cleanMessage } from "../contact/contact-request.ts";
import { THREAD_LIMITS, THREAD_MESSAGES } from "../contact/ticket.ts";
import { countCodePoints } from "../sigils/intention.ts";
import { Care } from "./care.ts";
import { endpoint, jsonBody } from "./endpoint.ts";

/** What is written in a thread: lengths are in code points, counted after trimming. */
export function threadText(limits: { readonly least: number; readonly most: number }, tooLong: string) {
  return z.string({ error: THREAD_MESSAGES.tooShort }).check(
    z.overwrite(cleanMessage),
    z.refine((text) => countCodePoints(text) >= limits.least, { error: THREAD_MESSAGES.tooShort, abort: true }),
    z.refine((text) => countCodePoints(text) <= limits.most, { error: tooLong }),
    z.meta({ minLength: limits.least, maxLength: limits.most }),
  );
}

/** What the sender adds to a request. */
export const AnswerText = threadText(THREAD_LIMITS.answer, THREAD_MESSAGES.tooLong);

/** An entry of a thread as its sender sees it. */
const ThreadEntry = z.object({
  /** Who wrote it: the sender, or we. */
  by: z.enum(["sender", "support"]),
  /** Null where the state alone has changed. */
  text: z.nullable(z.string()),
  /** The state since this entry; null where it is as it was. */
  status: z.nullable(z.enum(CONTACT_STATUSES)),
  at: z.iso.datetime(),
});
export type ThreadEntry = z.infer<typeof ThreadEntry>;

/** A support request as its sender sees it, the oldest entry first. */
export const Ticket = z.object({
  ticketNumber: z.string(),
  reason: z.enum(CONTACT_REASONS),
  status: z.enum(CONTACT_STATUSES),
  name: z.string(),
  email: z.string(),
  entries: z.array(ThreadEntry),
});
export type Ticket = z.infer<typeof Ticket>;

/** What the sender adds; the same `requestId` again adds nothing more. */
export const AnswerTicketRequest = z.object(
  { requestId: z.uuid({ error: "Please send an id of this answer." }), message: AnswerText },
  { error: "Please send a JSON object with your answer." },
);

/** The request as it is now; `care` where what was added sounds as if its sender may hurt themselves. */
export const AnswerTicketResponse = z.extend(Ticket, { care: z.optional(Care) });

const OF_TICKET = { access: "token", params: z.object({ token: z.string().check(z.maxLength(1000)) }) } as const;

/** Shows a request as it is now. */
export const getTicket = endpoint({
  ...OF_TICKET,
  name: "getTicket",
  method: "GET",
  path: "/api/contact/tickets/{token}",
  summary: "A support request as it is now",
  limit: "account",
  response: Ticket,
});

/** Adds to a request. What was resolved is open again; what is closed takes nothing and is 409. */
export const answerTicket = endpoint({
  ...OF_TICKET,
  name: "answerTicket",
  method: "POST",
  path: "/api/contact/tickets/{token}/answers",
  summary: "Add to a support request",
  limit: "contact",
  isBotChecked: true,
  body: jsonBody(AnswerTicketRequest),
  response: AnswerTicketResponse,
  errors: ["conflict", "not_ready"],
});

/** The requests of the account's address, the newest first, each with a secret that opens it for a day. */
export const MyTicketsResponse = z.object({
  tickets: z.array(
    z.object({
      ticketNumber: z.string(),
      reason: z.enum(CONTACT_REASONS),
      status: z.enum(CONTACT_STATUSES),
      createdAt: z.iso.datetime(),
      token: z.string(),
    }),
  ),
});
export type MyTicketsResponse = z.infer<typeof MyTicketsResponse>;

/** Lists the requests that were sent from the account's address. */
export const listMyTickets = endpoint({
  name: "listMyTickets",
  method: "GET",
  path: "/api/contact/mine",
  summary: "The support requests of an account",
  access: "session",
  limit: "account",
  response: MyTicketsResponse,
});
