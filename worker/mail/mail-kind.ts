import type * as z from "zod/mini";
import type { MailPurpose } from "#domain/mail/outbox.ts";
import type { GuideOrder } from "#worker/documents/compose-guide.ts";
import type { MailAttachment } from "#worker/ports/mail.ts";
import type { Seller } from "#worker/ports/runtime.ts";
import type { LinkTokens } from "./links.ts";
import type { MailContent } from "./render-mail.ts";

/** What mails are written with. */
export interface MailTools {
  readonly links: LinkTokens;
  /** Composes an activation guide as a PDF. */
  readonly makeGuide: (order: GuideOrder) => Promise<Uint8Array<ArrayBuffer>>;
  /** A stored file, such as a drawing; null where it is there no more. */
  readonly readFile: (fileId: string) => Promise<StoredContent | null>;
  /** Who sells, as receipts say it. */
  readonly seller: Seller;
}

/** What is in a stored file. */
export interface StoredContent {
  readonly file: { readonly mediaType: string; readonly widthPx: number; readonly heightPx: number };
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A mail as it was written: its subject, its content, and the files that go with it. */
export interface WrittenMail {
  readonly subject: string;
  readonly content: MailContent;
  readonly attachments: readonly MailAttachment[];
  /** Where the product is reached, as in `https://example.org`; links of the frame lead there. */
  readonly origin: string;
  /** Names the conversation that the mail belongs to, as in `SIG-7K3MQ9XB@example.org`; absent for one that belongs to none. */
  readonly threadId?: string;
}

/**
 * A kind of mail. The outbox keeps the data, encrypted; the mail is written from them when it goes out, so that what is
 * large or takes long to make is neither stored nor waited for.
 */
export interface MailKind<Data> {
  readonly name: string;
  readonly purpose: MailPurpose;
  readonly data: z.ZodMiniType<Data>;
  write(data: Data, to: string, tools: MailTools): Promise<WrittenMail>;
}

/** A kind whose data are not known: for a list of kinds. */
export interface AnyMailKind {
  readonly name: string;
  readonly purpose: MailPurpose;
  readonly data: z.ZodMiniType;
  write(data: unknown, to: string, tools: MailTools): Promise<WrittenMail>;
}

/** A mail to be sent. Instants are milliseconds since 1970 in UTC. */
export interface OutgoingMail {
  readonly kind: string;
  /** Names the occasion: a second mail with the same key is not sent. */
  readonly key: string;
  /** In lower case. */
  readonly to: string;
  readonly data: unknown;
  /** When it is no longer worth sending; null means never. */
  readonly expiresAt: number | null;
}

/** Addresses a mail; the compiler holds its data to its kind. */
export function addressMail<Data>(
  kind: MailKind<Data>,
  mail: { readonly key: string; readonly to: string; readonly data: Data; readonly expiresAt?: number },
): OutgoingMail {
  return { ...mail, kind: kind.name, key: `${kind.name}|${mail.key}`, expiresAt: mail.expiresAt ?? null };
}
