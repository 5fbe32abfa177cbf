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
