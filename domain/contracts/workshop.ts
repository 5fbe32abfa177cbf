import * as z from "zod/mini";
import { COMMISSION_STATUSES } from "../commissions/commission-status.ts";
import { IMAGE_PATH_MOST, isImagePath, WORKSHOP_TEXT_MOST } from "../commissions/lifecycle.ts";
import { cleanMessage } from "../contact/contact-request.ts";
import { countCodePoints } from "../sigils/intention.ts";
import { IntakeForm } from "./commissions.ts";
import { endpoint, jsonBody } from "./endpoint.ts";
import { PICTURE_BODY, ShownPicture } from "./files.ts";

/** What is said where a step lacks one of its two parts. */
export const WORKSHOP_MESSAGES = {
  step2: "Please provide both the sigil image path and practitioner notes.",
  step3: "Please provide both energetic summary and activation instructions.",
  imagePath: "Please give a path that begins with / or an address that begins with https://.",
  imagePathTooLong: "Maximum 2,000 characters",
  tooLong: "Maximum 10,000 characters",
  changedElsewhere: "This step was saved in another window in the meantime. What is in this one is not saved yet.",
} as const;

/** The text of the master, which may still be empty: without control characters, and counted in code points after trimming. */
function masterText(missing: string) {
  return z.string({ error: missing }).check(
    z.overwrite(cleanMessage),
    z.refine((text) => countCodePoints(text) <= WORKSHOP_TEXT_MOST, { error: WORKSHOP_MESSAGES.tooLong }),
  );
}

const PathText = z
  .string({ error: WORKSHOP_MESSAGES.step2 })
  .check(z.trim(), z.maxLength(IMAGE_PATH_MOST, { error: WORKSHOP_MESSAGES.imagePathTooLong, abort: true }));

/** The drawing and the notes of the second step; the place of the drawing is empty where it is uploaded. */
export const DrawingForm = z.object(
  {
    sigilImagePath: PathText.check(
      z.refine((text) => text === "" || isImagePath(text), { error: WORKSHOP_MESSAGES.imagePath }),
    ),
    practitionerNotes: masterText(WORKSHOP_MESSAGES.step2),
  },
  { error: WORKSHOP_MESSAGES.step2 },
);
export type DrawingForm = z.infer<typeof DrawingForm>;

/** The texts of the third step. */
export const WordsForm = z.object(
  {
    energeticSummary: masterText(WORKSHOP_MESSAGES.step3),
    activationInstructions: masterText(WORKSHOP_MESSAGES.step3),
  },
  { error: WORKSHOP_MESSAGES.step3 },
);
export type WordsForm = z.infer<typeof WordsForm>;

/** What the second step saves before it is done; a path is only counted here. */
const DrawingDraft = z.object(
  { sigilImagePath: PathText, practitionerNotes: masterText(WORKSHOP_MESSAGES.step2) },
  { error: WORKSHOP_MESSAGES.step2 },
);

/** A commission in the workshop. */
export const WorkshopStep = z.object({
  processNumber: z.string(),
  status: z.enum(COMMISSION_STATUSES),
  /** Names what was saved: another save makes it another one. */
  version: z.string(),
  sentAt: z.iso.datetime(),
  answers: IntakeForm,
  /** What was saved of this step and the one before; empty where nothing was. */
  drawing: z.object({ sigilImagePath: z.string(), practitionerNotes: z.string() }),
  words: z.object({ energeticSummary: z.string(), activationInstructions: z.string() }),
  /** The drawing that was uploaded; null where none was. */
  picture: z.nullable(ShownPicture),
});
export type WorkshopStep = z.infer<typeof WorkshopStep>;

/** What the calls of the workshop share: anyone with the link of the step can make them. */
const OF_STEP = {
  access: "token",
  limit: "booking",
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
} as const;

/** What was saved when the window was filled that sends: where it is something else by now, that is 409. Without it nothing is compared. */
const SEEN = { version: z.optional(z.string().check(z.maxLength(100))) };

/** Two texts at their longest, in letters that take the most bytes. */
const FORM_BYTES = { maxBytes: 128 * 1024 } as const;

/** Shows the second step, and changes nothing: scanners of mails open links too. */
export const getStep2 = endpoint({
  ...OF_STEP,
  name: "getStep2",
  method: "GET",
  path: "/api/master/step2/{token}",
  summary: "The second step of a commission",
  response: WorkshopStep,
});

/** Begins with a commission: its client can’t change the answers any more. */
export const beginCommission = endpoint({
  ...OF_STEP,
  name: "beginCommission",
  method: "POST",
  path: "/api/master/step2/{token}/begin",
  summary: "Begin with a commission",
  body: jsonBody(z.object({})),
  response: WorkshopStep,
  errors: ["conflict", "not_ready"],
});

/** Saves what is there of the second step. */
export const saveDrawing = endpoint({
  ...OF_STEP,
  name: "saveDrawing",
  method: "PUT",
  path: "/api/master/step2/{token}/draft",
  summary: "Save the second step",
  body: jsonBody(z.extend(DrawingDraft, SEEN), FORM_BYTES),
  response: WorkshopStep,
  errors: ["conflict", "not_ready"],
});

/** Uploads the drawing, in place of the one before. */
export const setDrawing = endpoint({
  ...OF_STEP,
  name: "setDrawing",
  method: "POST",
  path: "/api/master/step2/{token}/image",
  summary: "Upload the drawing",
  body: PICTURE_BODY,
  response: WorkshopStep,
  errors: ["conflict", "invalid_request", "not_ready"],
});

/** Takes the uploaded drawing away. */
export const removeDrawing = endpoint({
  ...OF_STEP,
  name: "removeDrawing",
  method: "DELETE",
  path: "/api/master/step2/{token}/image",
  summary: "Take the uploaded drawing away",
  response: WorkshopStep,
});

/** Completes the second step: an uploaded drawing or the place of one, and the notes. The link has done its work then. */
export const completeStep2 = endpoint({
  ...OF_STEP,
  name: "completeStep2",
  method: "POST",
  path: "/api/master/step2/{token}",
  summary: "Complete the second step",
  body: jsonBody(z.extend(DrawingForm, SEEN), FORM_BYTES),
  response: z.null(),
  statuses: [204],
  errors: ["conflict", "invalid_request", "not_ready"],
});

/** Shows the third step, and changes nothing. */
export const getStep3 = endpoint({
  ...OF_STEP,
  name: "getStep3",
  method: "GET",
  path: "/api/master/step3/{token}",
  summary: "The third step of a commission",
  response: WorkshopStep,
});

/** Saves what is there of the third step. */
export const saveWords = endpoint({
  ...OF_STEP,
  name: "saveWords",
  method: "PUT",
  path: "/api/master/step3/{token}/draft",
  summary: "Save the third step",
  body: jsonBody(z.extend(WordsForm, SEEN), FORM_BYTES),
  response: WorkshopStep,
  errors: ["conflict", "not_ready"],
});

/** Completes the third step, and with it the commission: its client is mailed the package. */
export const completeStep3 = endpoint({
  ...OF_STEP,
  name: "completeStep3",
  method: "POST",
  path: "/api/master/step3/{token}",
  summary: "Complete the third step",
  body: jsonBody(z.extend(WordsForm, SEEN), FORM_BYTES),
  response: z.null(),
  statuses: [204],
  errors: ["conflict", "invalid_request", "not_ready"],
});
