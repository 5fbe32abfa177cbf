/** A mail, written and ready to go. */
export interface MailMessage {
  /** The same at each try, so that a try can be told from another mail. */
  readonly id: string;
  readonly to: string;
  /** Nothing personal: it shows on locked screens and in logs of mail servers. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
  /** Where replies go: the support address. */
  readonly replyTo: string;
  /** Where one POST without a body ends the newsletter to this address (RFC 8058); null for a mail that is no newsletter. */
  readonly unsubscribeUrl: string | null;
  /** Names the conversation under which mail programs list the mail, as in `SIG-7K3MQ9XB@example.org`; null for a mail that belongs to none. */
  readonly threadId: string | null;
}

/** A file that goes with a mail. */
export interface MailAttachment {
  readonly filename: string;
  /** The media type. */
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Why a mail was not taken: `refused` for good, for this very mail; `rate_limited` for now; `not_authorized`, where the
 * service doesn't know us; `unavailable`, where it failed itself; `unreachable`, where no response came in time.
 */
export type DeliveryFailure = "refused" | "rate_limited" | "not_authorized" | "unavailable" | "unreachable";

/** What became of one try. */
export type DeliveryResult =
  | { readonly isDelivered: true }
  | {
      readonly isDelivered: false;
      readonly failure: DeliveryFailure;
      /** Whether trying this mail again can't help. */
      readonly isFinal: boolean;
    };

/** Hands mails over to whoever carries them. */
export interface MailTransport {
  /** Tries once. It never throws: what goes wrong is part of the result. */
  deliver(message: MailMessage): Promise<DeliveryResult>;
}

/** A mail as it lies in the local mailbox. */
export interface DeliveredMail {
  readonly id: string;
  /** Milliseconds since 1970 in UTC. */
  readonly deliveredAt: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo: string;
  readonly unsubscribeUrl: string | null;
  readonly threadId: string | null;
  readonly attachments: readonly { readonly filename: string; readonly contentType: string; readonly size: number }[];
}

/** Where mails end that go nowhere: on a developer's machine and in tests. */
export interface Mailbox {
  /** All mails that are still kept, the newest first. */
  list(): Promise<readonly DeliveredMail[]>;
  /** Null where there is no such mail. */
  find(id: string): Promise<DeliveredMail | null>;
  /** The bytes of the mail's attachment, counted from 0; null where there is none. */
  findAttachment(id: string, index: number): Promise<Uint8Array<ArrayBuffer> | null>;
}
