import * as z from "zod/mini";
import { describeNewsletter, parseNewsletterText } from "#domain/newsletter/newsletter-text.ts";
import type { MailKind, WrittenMail } from "../mail-kind.ts";

const IssueData = z.object({ origin: z.string(), subject: z.string(), body: z.string() });

/** What a mail with an issue is written from. */
export type IssueData = z.infer<typeof IssueData>;

/** An issue as a mail; the desk shows it before it goes out. */
export function writeIssue({ origin, subject, body }: IssueData): WrittenMail {
  const blocks = parseNewsletterText(body);
  return {
    subject,
    origin,
    attachments: [],
    content: {
      preview: describeNewsletter(blocks),
      heading: subject,
      blocks,
      reason: "You receive this mail because you have confirmed our newsletter with this address.",
    },
  };
}

/** An issue, to one of its subscribers. */
export const NEWSLETTER: MailKind<IssueData> = {
  name: "newsletter",
  purpose: "newsletter",
  data: IssueData,
  write: async (data) => writeIssue(data),
};

/** A draft, to the master alone. */
export const NEWSLETTER_TEST: MailKind<IssueData> = {
  name: "newsletter_test",
  purpose: "transactional",
  data: IssueData,
  write: async (data) => {
    const written = writeIssue(data);
    const reason = "You receive this mail because you asked for a test at your desk. Nobody else got it.";
    return { ...written, subject: `Test: ${data.subject}`, content: { ...written.content, reason } };
  },
};
