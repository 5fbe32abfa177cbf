import * as z from "zod/mini";
import { ORDERED_TIERS, type OrderedTier } from "#domain/orders/order.ts";
import { formatCard, ITEM_NAMES } from "#domain/orders/order-texts.ts";
import type { MailKind } from "../mail-kind.ts";

const OrderData = z.object({
  origin: z.string(),
  orderNumber: z.string(),
  tier: z.enum(ORDERED_TIERS),
  /** In the currency's smallest unit. */
  amount: z.number(),
  currency: z.string(),
  card: z.nullable(z.object({ brand: z.string(), lastFour: z.string() })),
});
type OrderData = z.infer<typeof OrderData>;

const ReceiptData = z.extend(OrderData, {
  email: z.string(),
  /** In milliseconds since 1970 in UTC. */
  paidAt: z.number(),
  termsVersion: z.nullable(z.number()),
});

const RefundData = z.extend(OrderData, { refunded: z.number(), refundedAt: z.number() });

/** The receipt of an order; a tier's brings the larger edition of the guide. */
export const ORDER_RECEIPT: MailKind<z.infer<typeof ReceiptData>> = {
  name: "order_receipt",
  purpose: "transactional",
  data: ReceiptData,
  async write({ origin, orderNumber, tier, amount, currency, card, email, paidAt, termsVersion }, _to, tools) {
    const { seller } = tools;
    const hasGuide = tier !== "consultation";
    const bytes = hasGuide ? await tools.makeGuide({ sigil: null, tier, areWordsShown: false, madeAt: paidAt }) : null;
    return {
      subject: `Receipt ${orderNumber}`,
      origin,
      attachments: bytes
        ? [{ filename: "sigilarium-activation-guide.pdf", contentType: "application/pdf", bytes }]
        : [],
      content: {
        preview: `${ITEM_NAMES[tier]}, ${formatMoney(amount, currency)}`,
        heading: "Thank you for your purchase",
        blocks: [
          { kind: "subheading", text: "Receipt" },
          {
            kind: "paragraph",
            text: `Order ${orderNumber}, ${formatInstant(paidAt)}. Seller: ${seller.name}. Buyer: ${email}.`,
          },
          {
            kind: "paragraph",
            text: `${ITEM_NAMES[tier]}: ${formatMoney(amount, currency)}, paid ${card ? `by ${formatCard(card)}` : "in full"}.${termsVersion === null ? "" : ` Terms of service, version ${termsVersion}.`}${seller.taxNote === null ? "" : ` ${seller.taxNote}`}`,
          },
          { kind: "subheading", text: "What’s next" },
          { kind: "paragraph", text: NEXT_STEPS[tier] },
          { kind: "button", ...NEXT_BUTTONS[tier](origin) },
          {
            kind: "note",
            text: `To reach us about this order, reply to this mail and keep its number in the subject, or write to ${seller.supportEmail}. The receipt to print is at ${origin}/account/receipts/${orderNumber}.`,
          },
        ],
        reason: "You receive this mail because a payment was made with this address.",
      },
    };
  },
};

const NEXT_STEPS: Readonly<Record<OrderedTier, string>> = {
  advanced:
    "All five methods are open in the browser in which you paid. The larger edition of the activation guide is attached.",
  mastercrafted:
    "Tell the master what your hand-drawn sigil is for: six questions, three of which need an answer. All five methods are open in the browser in which you paid, and the larger edition of the activation guide is attached.",
  consultation:
    "Choose the day and the hour of your session. It is yours whenever it suits you: the access does not expire.",
};

const NEXT_BUTTONS: Readonly<
  Record<OrderedTier, (origin: string) => { readonly label: string; readonly url: string }>
> = {
  advanced: (origin) => ({ label: "Open the five methods", url: `${origin}/?tier=advanced` }),
  mastercrafted: (origin) => ({ label: "Begin your commission", url: `${origin}/commission` }),
  consultation: (origin) => ({ label: "Choose time", url: `${origin}/master-consultation?consultation_paid=true` }),
};

/** The receipt of money that went back. */
export const REFUND_RECEIPT: MailKind<z.infer<typeof RefundData>> = {
  name: "refund_receipt",
  purpose: "transactional",
  data: RefundData,
  write: async ({ origin, orderNumber, tier, amount, currency, card, refunded, refundedAt }) => ({
    subject: `Refund of ${orderNumber}`,
    origin,
    attachments: [],
    content: {
      preview: `${formatMoney(refunded, currency)} goes back to you`,
      heading: "Your money goes back",
      blocks: [
        {
          kind: "paragraph",
          text: `${formatMoney(refunded, currency)} of ${formatMoney(amount, currency)} for order ${orderNumber} (${ITEM_NAMES[tier]}) was sent back${card ? ` to your ${formatCard(card)}` : ""} on ${formatInstant(refundedAt)}.`,
        },
        { kind: "paragraph", text: "Banks need 5 to 10 days to show it." },
      ],
      reason: "You receive this mail because a payment was made with this address.",
    },
  }),
};

/** Tells the owner of an address that what they hold was paid for once more, and that the money goes back. */
export const SECOND_PURCHASE: MailKind<OrderData> = {
  name: "second_purchase",
  purpose: "transactional",
  data: OrderData,
  write: async ({ origin, orderNumber, tier, amount, currency }) => ({
    subject: `Paid twice: ${orderNumber} is refunded`,
    origin,
    attachments: [],
    content: {
      preview: "What was bought is yours already, so the second payment goes back.",
      heading: "This was paid for already",
      blocks: [
        {
          kind: "paragraph",
          text: `Order ${orderNumber} (${ITEM_NAMES[tier]}, ${formatMoney(amount, currency)}) bought what this address holds already. The whole amount goes back to the card that paid it, and your first purchase stays as it is.`,
        },
      ],
      reason: "You receive this mail because a payment was made with this address.",
    },
  }),
};

/** Tells the master of a dispute or an inquiry, without a private word. */
export const DISPUTE_NOTICE: MailKind<OrderData> = {
  name: "dispute_notice",
  purpose: "transactional",
  data: OrderData,
  write: async ({ origin, orderNumber, tier, amount, currency }) => ({
    subject: `Dispute about ${orderNumber}`,
    origin,
    attachments: [],
    content: {
      preview: "A buyer’s bank objects to a payment.",
      heading: "A payment is disputed",
      blocks: [
        {
          kind: "paragraph",
          text: `Order ${orderNumber}: ${ITEM_NAMES[tier]}, ${formatMoney(amount, currency)}. The payment provider’s own pages say until when it wants a reply.`,
        },
      ],
      reason: "You receive this mail because disputes are mailed to you.",
    },
  }),
};

/** Tells the master that a refund failed: the money is still here. */
export const REFUND_FAILED_NOTICE: MailKind<OrderData> = {
  name: "refund_failed_notice",
  purpose: "transactional",
  data: OrderData,
  write: async ({ origin, orderNumber, amount, currency }) => ({
    subject: `A refund of ${orderNumber} failed`,
    origin,
    attachments: [],
    content: {
      preview: "The buyer’s bank did not take the money back.",
      heading: "A refund failed",
      blocks: [
        {
          kind: "paragraph",
          text: `A refund of order ${orderNumber} (${formatMoney(amount, currency)}) was not taken by the buyer’s bank. What the order gives is open to the buyer again; the money has to be sent in another way.`,
        },
      ],
      reason: "You receive this mail because failed refunds are mailed to you.",
    },
  }),
};

function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount / 100);
}

function formatInstant(instant: number): string {
  const format = new Intl.DateTimeFormat("en-US", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return `${format.format(instant)} UTC`;
}
