import * as z from "zod/mini";
import type { MailAttachment } from "#worker/ports/mail.ts";
import { toFileUrl } from "../links.ts";
import type { MailKind, MailTools, StoredContent, WrittenMail } from "../mail-kind.ts";
import type { MailBlock } from "../render-mail.ts";

/** What every mail about a commission is written from. */
const CommissionData = z.object({
  origin: z.string(),
  /** The secret of this mail’s link. */
  token: z.string(),
  processNumber: z.string(),
  name: z.string(),
});

const REASON = "You receive this mail because a hand-drawn sigil was commissioned with this address.";

function toButton({ origin, token }: { readonly origin: string; readonly token: string }): MailBlock {
  return { kind: "button", label: "See your commission", url: `${origin}/commission/${token}` };
}

/** Tells the client that their answers have come, and where they can still change them. */
export const COMMISSION_RECEIVED: MailKind<z.infer<typeof CommissionData>> = {
  name: "commission_received",
  purpose: "transactional",
  data: CommissionData,
  write: async (data) => ({
    subject: `Your commission ${data.processNumber}`,
    origin: data.origin,
    attachments: [],
    content: {
      preview: "Your answers are with the master.",
      heading: "Your commission has begun its way",
      blocks: [
        { kind: "paragraph", text: `Thank you, ${data.name}. Your process number is ${data.processNumber}.` },
        {
          kind: "steps",
          items: [
            "The master reads your answers. Until then you can change them.",
            "Your sigil is drawn by hand.",
            "Its meaning and how to activate it are written down, and everything is mailed to you.",
          ],
        },
        toButton(data),
      ],
      reason: REASON,
    },
  }),
};

/** Tells the client that the drawing is done, without showing it. */
export const COMMISSION_DRAWN: MailKind<z.infer<typeof CommissionData>> = {
  name: "commission_drawn",
  purpose: "transactional",
  data: CommissionData,
  write: async (data) => ({
    subject: `Your sigil is drawn: ${data.processNumber}`,
    origin: data.origin,
    attachments: [],
    content: {
      preview: "Its words are being written now.",
      heading: "Your sigil is drawn",
      blocks: [
        {
          kind: "paragraph",
          text: "The drawing is done. The master now writes down what it carries, and how you activate it.",
        },
        toButton(data),
      ],
      reason: REASON,
    },
  }),
};

const DeliveryData = z.extend(CommissionData, {
  energeticSummary: z.string(),
  activationInstructions: z.string(),
  /** The uploaded drawing; null where it lies elsewhere. */
  fileId: z.nullable(z.string()),
  /** Where the drawing lies elsewhere, as a path of ours or an https address; empty where it doesn’t. */
  imagePath: z.string(),
  completedAt: z.number(),
  /** Until when the link to a drawing opens it that is too large for the mail. */
  linkEndsAt: z.number(),
});

/** The most that goes with a mail, in bytes: many mailboxes refuse more once it is encoded. */
const MOST_ATTACHED_BYTES = 8 * 1024 * 1024;

/** Brings the client the whole package: the drawing, what it carries, how to activate it, and the guide as a PDF. */
export const COMMISSION_DELIVERY: MailKind<z.infer<typeof DeliveryData>> = {
  name: "commission_delivery",
  purpose: "transactional",
  data: DeliveryData,
  write: writeDelivery,
};

async function writeDelivery(data: z.infer<typeof DeliveryData>, _to: string, tools: MailTools): Promise<WrittenMail> {
  const { origin, processNumber, name, energeticSummary, activationInstructions, imagePath } = data;
  const stored = data.fileId === null ? null : await tools.readFile(data.fileId);
  const guide: MailAttachment = {
    filename: "activation-guide.pdf",
    contentType: "application/pdf",
    bytes: await tools.makeGuide({
      ...{ sigil: null, tier: "mastercrafted", areWordsShown: true, madeAt: data.completedAt },
      handDrawn: {
        ...{ processNumber, energeticSummary, activationInstructions },
        picture: stored && { ...stored.file, bytes: stored.bytes },
      },
    }),
  };
  const drawing = stored && toAttachment(stored);
  const isAttached = drawing !== null && drawing.bytes.length + guide.bytes.length <= MOST_ATTACHED_BYTES;
  return {
    subject: `Your hand-drawn sigil ${processNumber}`,
    origin,
    attachments: isAttached ? [drawing, guide] : [guide],
    content: {
      preview: "Your sigil, what it carries and how you activate it.",
      heading: "Your hand-drawn sigil",
      blocks: [
        {
          kind: "paragraph",
          text: `${name}, your commission is completed. ${describeDrawing(isAttached, imagePath)}`,
        },
        ...(stored === null || isAttached || data.fileId === null
          ? []
          : [
              {
                kind: "link" as const,
                label: "Download the drawing",
                url: `${origin}${await toFileUrl(tools.links, { fileId: data.fileId, until: data.linkEndsAt })}`,
              },
            ]),
        ...(imagePath === ""
          ? []
          : [{ kind: "link" as const, label: "See the drawing", url: new URL(imagePath, origin).href }]),
        { kind: "subheading", text: "What it carries" },
        ...listParagraphs(energeticSummary),
        { kind: "subheading", text: "How to activate it" },
        ...listParagraphs(activationInstructions),
        toButton(data),
      ],
      reason: REASON,
    },
  };
}

function describeDrawing(isAttached: boolean, imagePath: string): string {
  if (isAttached) return "The drawing and your activation guide are attached.";
  if (imagePath !== "") return "Your activation guide is attached, and the drawing is a click away.";
  return "Your activation guide is attached. The drawing is too large for a mail: the link below opens it for 30 days, and the page of your commission at any time.";
}

function toAttachment({ file, bytes }: StoredContent): MailAttachment {
  const { mediaType: contentType } = file;
  return { filename: contentType === "image/png" ? "sigil.png" : "sigil.jpg", contentType, bytes };
}

function listParagraphs(text: string): readonly MailBlock[] {
  const lines = text.split(/\s*\n\s*/).filter((line) => line !== "");
  return lines.map((line) => ({ kind: "paragraph", text: line }));
}

const NoticeData = z.object({
  origin: z.string(),
  token: z.string(),
  processNumber: z.string(),
  step: z.union([z.literal(2), z.literal(3)]),
});

/** Gives the master the link of a step, without a private word. */
export const COMMISSION_NOTICE: MailKind<z.infer<typeof NoticeData>> = {
  name: "commission_notice",
  purpose: "transactional",
  data: NoticeData,
  write: async ({ origin, token, processNumber, step }) => ({
    subject: step === 2 ? `New commission ${processNumber}` : `Commission ${processNumber}: the words`,
    origin,
    attachments: [],
    content: {
      preview: step === 2 ? "Its answers are there." : "The drawing is done.",
      heading: step === 2 ? "A new commission" : "The drawing is done",
      blocks: [
        {
          kind: "paragraph",
          text:
            step === 2
              ? `Commission ${processNumber} waits for you to begin. Its answers are shown behind the link alone.`
              : `What is left of commission ${processNumber} are its words.`,
        },
        {
          kind: "button",
          label: step === 2 ? "Open step 2" : "Open step 3",
          url: `${origin}/master/step${step}/${token}`,
        },
        { kind: "note", text: "The link opens this step once, for sixty days. Opening it changes nothing." },
      ],
      reason: "You receive this mail because commissions are mailed to you.",
    },
  }),
};
