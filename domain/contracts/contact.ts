import * as z from "zod/mini";
import {
  CONTACT_LIMITS,
  CONTACT_MESSAGES,
  CONTACT_REASONS,
  cleanMessage,
  cleanName,
  isWithin,
} from "../contact/contact-request.ts";
import { OUTSIDE_SERVICES } from "../privacy/outside-services.ts";
import { countCodePoints } from "../sigils/intention.ts";
import { Care } from "./care.ts";
import { EmailAddress } from "./email-address.ts";
import { endpoint, jsonBody } from "./endpoint.ts";

const Name = z.string({ error: CONTACT_MESSAGES.name }).check(
  z.overwrite(cleanName),
  z.refine((name) => isWithin(name, CONTACT_LIMITS.name), { error: CONTACT_MESSAGES.name }),
  z.meta({ minLength: CONTACT_LIMITS.name.least, maxLength: CONTACT_LIMITS.name.most }),
);

const Message = z.string({ error: CONTACT_MESSAGES.messageTooShort }).check(
  z.overwrite(cleanMessage),
  z.refine((message) => countCodePoints(message) >= CONTACT_LIMITS.message.least, {
    error: CONTACT_MESSAGES.messageTooShort,
    abort: true,
  }),
  z.refine((message) => countCodePoints(message) <= CONTACT_LIMITS.message.most, {
    error: CONTACT_MESSAGES.messageTooLong,
  }),
  z.meta({ minLength: CONTACT_LIMITS.message.least, maxLength: CONTACT_LIMITS.message.most }),
);

/** A request to support. Lengths are in code points, counted after trimming. */
export const SubmitContactRequest = z.object(
  {
    name: Name,
    email: EmailAddress,
    reason: z.enum(CONTACT_REASONS, { error: CONTACT_MESSAGES.reason }),
    message: Message,
  },
  { error: "Please send a JSON object with your request." },
);

/**
 * The number to quote; the same for the same request sent again within ten minutes. `care` where the message sounds as if its sender may hurt
 * themselves.
 */
export const SubmitContactResponse = z.object({
  ticketNumber: z.string().check(z.regex(/^SIG-[0-9A-Z]{8}$/)),
  care: z.optional(Care),
});

export type SubmitContactRequest = z.infer<typeof SubmitContactRequest>;
export type SubmitContactResponse = z.infer<typeof SubmitContactResponse>;

/** Opens a support ticket. */
export const submitContact = endpoint({
  name: "submitContact",
  method: "POST",
  path: "/api/contact",
  summary: "Open a support ticket",
  access: "public",
  limit: "contact",
  isBotChecked: true,
  body: jsonBody(SubmitContactRequest),
  response: SubmitContactResponse,
  errors: ["not_ready"],
});

/** Who runs the service, as receipts, the terms and the privacy policy say it, where they are written to, and whose services they use. */
export const ImprintResponse = z.object({
  name: z.string(),
  supportEmail: z.string(),
  outsideServices: z.array(z.enum(OUTSIDE_SERVICES)),
});
export type ImprintResponse = z.infer<typeof ImprintResponse>;

/** Returns who runs the service. */
export const getImprint = endpoint({
  name: "getImprint",
  method: "GET",
  path: "/api/imprint",
  summary: "Who runs the service, where they are written to, and whose services they use",
  access: "public",
  limit: null,
  response: ImprintResponse,
});
