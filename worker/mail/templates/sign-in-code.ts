import * as z from "zod/mini";
import { formatSignInCode } from "#domain/accounts/sign-in-code.ts";
import { PRODUCT_NAME } from "#domain/product.ts";
import { toSignInLink } from "../links.ts";
import type { MailKind } from "../mail-kind.ts";

const CodeData = z.object({ origin: z.string(), codeId: z.string(), code: z.string() });

/** Brings the code that signs in the browser that asked for it; by itself it opens nothing. */
export const SIGN_IN_CODE: MailKind<z.infer<typeof CodeData>> = {
  name: "sign_in_code",
  purpose: "transactional",
  data: CodeData,
  async write({ origin, codeId, code }, _to, { links }) {
    const shown = formatSignInCode(code);
    return {
      subject: `${shown} is your ${PRODUCT_NAME} code`,
      origin,
      attachments: [],
      content: {
        preview: "It counts for ten minutes, in the browser that asked for it.",
        heading: "Your code",
        blocks: [
          { kind: "paragraph", text: `Enter ${shown} where you asked for it.` },
          {
            kind: "note",
            text: "It counts for ten minutes and once, in that browser alone. Nobody of ours will ever ask you for it.",
          },
          { kind: "button", label: "Show the code", url: await toSignInLink(links, origin, { codeId, code }) },
        ],
        reason:
          "You receive this mail because somebody wants to sign in with this address. If that was not you, you need do nothing: without this code nobody gets in.",
      },
    };
  },
};
