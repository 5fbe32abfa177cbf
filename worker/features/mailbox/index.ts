import type { Feature } from "#worker/feature.ts";
import { createMailboxPages } from "./mailbox-pages.ts";

/** The local mailbox, on machines whose mails go nowhere. */
export const MAILBOX: Feature = {
  name: "mailbox",
  pages: ({ mailbox, publicUrl }) => mailbox && createMailboxPages(mailbox, publicUrl),
};
