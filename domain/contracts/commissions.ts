import * as z from "zod/mini";
import { COMMISSION_STATUSES } from "../commissions/commission-status.ts";
import { DRAFT_FIELD_MOST, EMOTIONAL_TONES, INTAKE_LIMITS, INTAKE_MESSAGES } from "../commissions/intake.ts";
import { cleanMessage, cleanName } from "../contact/contact-request.ts";
import { countCodePoints } from "../sigils/intention.ts";
import { endpoint, jsonBody } from "./endpoint.ts";
import { ShownPicture } from "./files.ts";

/** Text of people: trimmed, without control characters, and counted in code points. */
function writtenText(
  { least, most }: { readonly least: number; readonly most: number },
  { tooShort, tooLong }: { readonly tooShort: string; readonly tooLong: string },
  clean: (text: string) => string = cleanMessage,
) {
  return z.string({ error: tooShort }).check(
    z.overwrite(clean),
    z.refine((text) => countCodePoints(text) >= least, { error: tooShort, abort: true }),
    z.refine((text) => countCodePoints(text) <= most, { error: tooLong }),
  );
}

const { name, primaryIntention, other } = INTAKE_LIMITS;
const { tooLong, noText } = INTAKE_MESSAGES;

/** An answer that may be left out, as an empty text. */
const OtherAnswer = writtenText(other, { tooShort: noText, tooLong });

/** What a commission is drawn from. */
export const IntakeForm = z.object(
  {
    name: writtenText(name, { tooShort: INTAKE_MESSAGES.name, tooLong: INTAKE_MESSAGES.nameTooLong }, cleanName),
    primaryIntention: writtenText(primaryIntention, { tooShort: INTAKE_MESSAGES.primaryIntention, tooLong }),
    dreamSymbols: OtherAnswer,
    spiritualPractices: OtherAnswer,
    emotionalTone: z.enum(EMOTIONAL_TONES, { error: INTAKE_MESSAGES.emotionalTone }),
    sacredElements: OtherAnswer,
  },
  { error: "Please send a JSON object with your answers." },
);
export type IntakeForm = z.infer<typeof IntakeForm>;

const OrderNumber = z
  .string({ error: "Please name the order." })
  .check(z.maxLength(20, { error: "Please name the order." }));

const DraftText = z
  .string({ error: noText })
  .check(z.maxLength(DRAFT_FIELD_MOST, { error: INTAKE_MESSAGES.draftTooLong }));

/** Unfinished answers, as they were typed. */
export const IntakeDraft = z.object(
  {
    name: DraftText,
    primaryIntention: DraftText,
    dreamSymbols: DraftText,
    spiritualPractices: DraftText,
    emotionalTone: DraftText,
    sacredElements: DraftText,
  },
  { error: "Please send a JSON object with your answers." },
);
export type IntakeDraft = z.infer<typeof IntakeDraft>;

/** A commission as its client sees it. Nothing of the drawing is shown before it is delivered. */
export const Commission = z.object({
  /** What acts on it: the token of a link from a mail, or one of this day. */
  token: z.string(),
  processNumber: z.string(),
  status: z.enum(COMMISSION_STATUSES),
  /** The order behind it gives nothing at the moment, since its payment is disputed or went back. */
  isStopped: z.boolean(),
  canChangeAnswers: z.boolean(),
  email: z.string(),
  answers: IntakeForm,
  /** The states that it has come to, in their order, and when. */
  reached: z.array(z.object({ status: z.enum(COMMISSION_STATUSES), at: z.iso.datetime() })),
  /** What was delivered; null until then. */
  delivered: z.nullable(
    z.object({
      energeticSummary: z.string(),
      activationInstructions: z.string(),
      picture: z.nullable(ShownPicture),
      /** Where the drawing lies elsewhere; null where it is the picture. */
      imagePath: z.nullable(z.string()),
    }),
  ),
});
export type Commission = z.infer<typeof Commission>;

/** What a visitor can commission, and has commissioned. */
export const MyCommissionsResponse = z.object({
  /** The paid order that no commission was sent for yet; null where there is none. */
  order: z.nullable(z.object({ orderNumber: z.string(), email: z.string() })),
  /** What was typed for it; null where nothing was. */
  draft: z.nullable(IntakeDraft),
  /** The newest first. */
  commissions: z.array(Commission),
});
export type MyCommissionsResponse = z.infer<typeof MyCommissionsResponse>;

const COMMON = { limit: "booking" } as const;

/** Six fields at their longest, in letters that take the most bytes. */
const FORM_BYTES = { maxBytes: 256 * 1024 } as const;

/** Says what a visitor can commission, and has commissioned. */
export const listMyCommissions = endpoint({
  ...COMMON,
  name: "listMyCommissions",
  method: "GET",
  path: "/api/commissions/mine",
  summary: "What a visitor can commission, and has commissioned",
  access: "public",
  response: MyCommissionsResponse,
});

/** Keeps unfinished answers for an order. */
export const saveIntakeDraft = endpoint({
  ...COMMON,
  name: "saveIntakeDraft",
  method: "PUT",
  path: "/api/commissions/draft",
  summary: "Keep unfinished answers",
  access: "public",
  body: jsonBody(z.extend(IntakeDraft, { orderNumber: OrderNumber }), FORM_BYTES),
  response: z.null(),
  statuses: [204],
  errors: ["payment_required"],
});

/** Sends the answers for an order: they are a commission from then on. The same order again is the same commission. */
export const sendIntake = endpoint({
  ...COMMON,
  name: "sendIntake",
  method: "POST",
  path: "/api/commissions",
  summary: "Send the answers for a commission",
  access: "public",
  body: jsonBody(z.extend(IntakeForm, { orderNumber: OrderNumber }), FORM_BYTES),
  response: Commission,
  errors: ["payment_required", "not_ready"],
});

/** What the calls of one commission share. */
const OF_COMMISSION = {
  ...COMMON,
  access: "token",
  params: z.object({ token: z.string().check(z.maxLength(1000)) }),
} as const;

/** Shows a commission as it is now. */
export const getCommission = endpoint({
  ...OF_COMMISSION,
  name: "getCommission",
  method: "GET",
  path: "/api/commissions/{token}",
  summary: "A commission as it is now",
  response: Commission,
});

/** Changes the answers, until the master begins. */
export const changeAnswers = endpoint({
  ...OF_COMMISSION,
  name: "changeAnswers",
  method: "PUT",
  path: "/api/commissions/{token}/answers",
  summary: "Change the answers of a commission",
  body: jsonBody(IntakeForm, FORM_BYTES),
  response: Commission,
  errors: ["conflict", "not_ready"],
});

/** Mails a delivered package again, to the address of its order. */
export const deliverAgain = endpoint({
  ...OF_COMMISSION,
  name: "deliverAgain",
  method: "POST",
  path: "/api/commissions/{token}/delivery",
  summary: "Mail a delivered package again",
  body: jsonBody(z.object({})),
  response: z.null(),
  statuses: [204],
  errors: ["conflict", "not_ready"],
});

/** Sends the activation guide of a delivered commission. */
export const getCommissionGuide = endpoint({
  ...OF_COMMISSION,
  name: "getCommissionGuide",
  method: "GET",
  path: "/api/commissions/{token}/guide",
  summary: "The activation guide of a delivered commission",
  response: z.unknown(),
  mediaType: "application/pdf",
  errors: ["conflict"],
});
