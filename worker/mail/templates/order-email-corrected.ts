import * as z from "zod/mini";
import type { MailKind } from "../mail-kind.ts";

const CorrectedData = z.object({ origin: z.string(), orderNumber: z.string(), side: z.enum(["from", "to"]) });

/** Tells both addresses that an order has moved from one to the other; neither is told the other. */
export const ORDER_EMAIL_CORRECTED: MailKind<z.infer<typeof CorrectedData>> = {
  name: "order_email_corrected",
  purpose: "transactional",
  data: CorrectedData,
  write: async ({ origin, orderNumber, side }) => ({
    subject: `The address of ${orderNumber} was corrected`,
    origin,
    attachments: [],
    content: {
      preview: side === "from" ? "It belongs to another address now." : "It belongs to this address now.",
      heading: "The address of an order was corrected",
      blocks: [
        {
          kind: "paragraph",
          text:
            side === "from"
              ? `Order ${orderNumber} no longer belongs to this address, since we were told that it was mistyped.`
              : `Order ${orderNumber} belongs to this address now. Sign in with it, and what was bought is yours in any browser.`,
        },
        { kind: "note", text: "If you know nothing of this, reply to this mail." },
        ...(side === "to" ? [{ kind: "button" as const, label: "Open your account", url: `${origin}/account` }] : []),
      ],
      reason: "You receive this mail because an order was paid with this address.",
    },
  }),
};
