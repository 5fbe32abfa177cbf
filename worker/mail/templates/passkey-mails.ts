import * as z from "zod/mini";
import type { MailKind } from "../mail-kind.ts";

const PasskeyData = z.object({ origin: z.string(), change: z.enum(["added", "removed"]), name: z.string() });

/** Tells the owner of an account that a passkey was added or removed: whoever didn't do it finds out. */
export const PASSKEY_NOTICE: MailKind<z.infer<typeof PasskeyData>> = {
  name: "passkey_notice",
  purpose: "transactional",
  data: PasskeyData,
  write: async ({ origin, change, name }) => ({
    subject: change === "added" ? "A passkey was added to your account" : "A passkey was removed from your account",
    origin,
    attachments: [],
    content: {
      preview: `Made with: ${name}.`,
      heading: change === "added" ? "A new passkey opens your account" : "A passkey no longer opens your account",
      blocks: [
        {
          kind: "paragraph",
          text:
            change === "added"
              ? `Your account can now be opened with a passkey that was made with: ${name}.`
              : `The passkey that was made with: ${name} was removed. Your device may still show it for a while.`,
        },
        {
          kind: "note",
          text: "If that was not you, sign in with a code, remove every passkey that you don’t know, and sign out everywhere.",
        },
        { kind: "button", label: "Open your account", url: `${origin}/account` },
      ],
      reason: "You receive this mail because the keys of your account have changed.",
    },
  }),
};

const MasterKeyData = z.object({
  origin: z.string(),
  name: z.string(),
  occasion: z.enum(["set_up", "added", "recovery_code"]),
});

const MASTER_TEXTS: Readonly<
  Record<z.infer<typeof MasterKeyData>["occasion"], { readonly subject: string; readonly text: string }>
> = {
  set_up: {
    subject: "The master’s desk was set up",
    text: "The desk was set up with the set-up secret. Earlier passkeys, recovery codes and sessions of the desk have ended. Browser:",
  },
  added: {
    subject: "A passkey was added to the master’s desk",
    text: "Another passkey now opens the desk. Browser:",
  },
  recovery_code: {
    subject: "A recovery code opened the master’s desk",
    text: "One of the recovery codes was used, and no longer counts. Browser:",
  },
};

/** Tells the master that the desk was set up, has another passkey, or was opened by a recovery code. */
export const MASTER_KEY_NOTICE: MailKind<z.infer<typeof MasterKeyData>> = {
  name: "master_key_notice",
  purpose: "transactional",
  data: MasterKeyData,
  write: async ({ origin, name, occasion }) => ({
    subject: MASTER_TEXTS[occasion].subject,
    origin,
    attachments: [],
    content: {
      preview: `Browser: ${name}.`,
      heading: MASTER_TEXTS[occasion].subject,
      blocks: [
        { kind: "paragraph", text: `${MASTER_TEXTS[occasion].text} ${name}.` },
        {
          kind: "note",
          text: "If that was not you, put a new set-up secret into place at once and set the desk up again: that ends every key, code and session of it.",
        },
        { kind: "button", label: "Open the desk", url: `${origin}/master-dashboard` },
      ],
      reason: "You receive this mail because changes of the desk’s passkeys and codes are mailed to you.",
    },
  }),
};
