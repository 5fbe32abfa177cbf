import * as z from "zod/mini";
import { PRODUCT_NAME } from "#domain/product.ts";
import type { MailKind } from "../mail-kind.ts";

const ErasedData = z.object({ origin: z.string() });

/** Tells somebody that their data are deleted: the last mail that they get unasked. */
export const DATA_ERASED: MailKind<z.infer<typeof ErasedData>> = {
  name: "data_erased",
  purpose: "transactional",
  data: ErasedData,
  write: async ({ origin }) => ({
    subject: "Your data is deleted",
    origin,
    attachments: [],
    content: {
      preview: "It is done. Nothing that you wrote is kept.",
      heading: "Your data is deleted",
      blocks: [
        {
          kind: "paragraph",
          text: `Everything that ${PRODUCT_NAME} held about you is deleted: your words and sigils, your requests, your account and your sign-ins. The newsletter has ended.`,
        },
        {
          kind: "paragraph",
          text: "Where you have bought something, the law makes us keep the invoice: its number, item, date and amount, and your address. It opens nothing any more.",
        },
        {
          kind: "note",
          text: "If that was not you, reply to this mail. What was deleted can’t be brought back.",
        },
      ],
      reason: "You receive this mail because the deletion was asked for while signed in with this address.",
    },
  }),
};
