import * as z from "zod/mini";
import type { MailKind } from "../mail-kind.ts";

const NoticeData = z.object({
  origin: z.string(),
  /** How many wait. */
  parked: z.number(),
});

/** Tells the master that mails could not be sent, without a word of what they say or to whom. */
export const PARKED_MAILS_NOTICE: MailKind<z.infer<typeof NoticeData>> = {
  name: "parked_mails_notice",
  purpose: "transactional",
  data: NoticeData,
  async write({ origin, parked }) {
    const text =
      parked === 1
        ? "One mail could not be sent, and waits at your desk."
        : `${parked} mails could not be sent, and wait at your desk.`;
    return {
      subject: "Mails could not be sent",
      origin,
      attachments: [],
      content: {
        preview: text,
        heading: "Mails could not be sent",
        blocks: [
          { kind: "paragraph", text },
          { kind: "paragraph", text: "There you see to whom they were, and can send them again or discard them." },
          { kind: "button", label: "Open the desk", url: `${origin}/master-dashboard` },
        ],
        reason: "You receive this mail because your settings ask for it. At your desk you can switch it off.",
      },
    };
  },
};
