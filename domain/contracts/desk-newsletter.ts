import * as z from "zod/mini";
import { cleanMessage, cleanName } from "../contact/contact-request.ts";
import { ISSUE_LIMITS, ISSUE_MESSAGES, ISSUE_STATUSES } from "../newsletter/newsletter-issue.ts";
import { countCodePoints } from "../sigils/intention.ts";
import { endpoint, jsonBody } from "./endpoint.ts";

const OF_MASTER = { access: "master", limit: "account" } as const;

function text(
  clean: (text: string) => string,
  { least, most }: { readonly least: number; readonly most: number },
  tooShort: string,
  tooLong: string,
) {
  return z.string({ error: tooShort }).check(
    z.overwrite(clean),
    z.refine((cleaned) => countCodePoints(cleaned) >= least, { error: tooShort, abort: true }),
    z.refine((cleaned) => countCodePoints(cleaned) <= most, { error: tooLong }),
    z.meta({ minLength: least, maxLength: most }),
  );
}

/** What an issue says. Lengths are in code points, counted after trimming. */
export const IssueText = z.object(
  {
    subject: text(cleanName, ISSUE_LIMITS.subject, ISSUE_MESSAGES.subjectTooShort, ISSUE_MESSAGES.subjectTooLong),
    body: text(cleanMessage, ISSUE_LIMITS.body, ISSUE_MESSAGES.bodyTooShort, ISSUE_MESSAGES.bodyTooLong),
  },
  { error: "Please send a JSON object with the issue." },
);
export type IssueText = z.infer<typeof IssueText>;

const IssueRow = z.object({
  id: z.string(),
  subject: z.string(),
  status: z.enum(ISSUE_STATUSES),
  changedAt: z.iso.datetime(),
  startedAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
  /** How many had confirmed the newsletter when it began to go out. */
  recipientCount: z.number(),
  /** How many mails were put into the outbox, and what has become of them so far. */
  postedCount: z.number(),
  sentCount: z.number(),
  failedCount: z.number(),
  /** Not sent, because its recipient had ended the newsletter meanwhile, or it was stopped. */
  droppedCount: z.number(),
});
export type IssueRow = z.infer<typeof IssueRow>;

/** A page of issues, the newest first; `next` is where the following one begins, null on the last. */
export const IssuesResponse = z.object({
  issues: z.array(IssueRow),
  next: z.nullable(z.string()),
  /** How many have confirmed the newsletter now. */
  subscriberCount: z.number(),
});
export type IssuesResponse = z.infer<typeof IssuesResponse>;

/** An issue as it is written, and as the mail will look. */
export const Issue = z.extend(IssueRow, {
  body: z.string(),
  /** A change, a test and the sending name it: where it has risen meanwhile they are 409. */
  version: z.number(),
  preview: z.object({ html: z.string(), text: z.string() }),
  subscriberCount: z.number(),
});
export type Issue = z.infer<typeof Issue>;

/** Lists the issues. */
export const listIssues = endpoint({
  ...OF_MASTER,
  name: "listIssues",
  method: "GET",
  path: "/api/master/newsletters",
  summary: "The issues of the newsletter",
  query: z.object({ before: z.optional(z.string().check(z.maxLength(64))) }),
  response: IssuesResponse,
});

/** An issue has some 20,000 characters, of up to four bytes each and escaped. */
const ISSUE_MAX_BYTES = 256 * 1024;

/** Begins an issue. */
export const createIssue = endpoint({
  ...OF_MASTER,
  name: "createIssue",
  method: "POST",
  path: "/api/master/newsletters",
  summary: "Begin an issue of the newsletter",
  body: jsonBody(IssueText, { maxBytes: ISSUE_MAX_BYTES }),
  response: Issue,
  errors: ["not_ready"],
});

const OF_ISSUE = {
  ...OF_MASTER,
  params: z.object({ id: z.uuid({ error: "There is no such issue." }) }),
  response: Issue,
} as const;

/** Shows an issue. */
export const getIssue = endpoint({
  ...OF_ISSUE,
  name: "getIssue",
  method: "GET",
  path: "/api/master/newsletters/{id}",
  summary: "Show an issue of the newsletter",
  errors: ["not_found"],
});

/** Changes a draft. */
export const changeIssue = endpoint({
  ...OF_ISSUE,
  name: "changeIssue",
  method: "PUT",
  path: "/api/master/newsletters/{id}",
  summary: "Change a draft of the newsletter",
  body: jsonBody(z.extend(IssueText, { version: z.int() }), { maxBytes: ISSUE_MAX_BYTES }),
  errors: ["not_found", "conflict"],
});

/** Deletes a draft. One that is gone already is no fault. */
export const deleteIssue = endpoint({
  ...OF_ISSUE,
  name: "deleteIssue",
  method: "DELETE",
  path: "/api/master/newsletters/{id}",
  summary: "Delete a draft of the newsletter",
  response: z.null(),
  statuses: [204],
  errors: ["conflict"],
});

/** Mails a draft to the master alone. The same `requestId` again mails nothing more. */
export const testIssue = endpoint({
  ...OF_ISSUE,
  name: "testIssue",
  method: "POST",
  path: "/api/master/newsletters/{id}/test",
  summary: "Mail a draft to the master alone",
  body: jsonBody(z.object({ requestId: z.uuid({ error: "Please send an id of this request." }), version: z.int() })),
  errors: ["not_found", "conflict", "not_ready"],
});

/** Begins to send a draft to everybody who has confirmed the newsletter. A number of recipients that is no longer so is 409. */
export const sendIssue = endpoint({
  ...OF_ISSUE,
  name: "sendIssue",
  method: "POST",
  path: "/api/master/newsletters/{id}/sending",
  summary: "Send an issue to all subscribers",
  needsStepUp: true,
  body: jsonBody(z.object({ version: z.int(), recipientCount: z.int() })),
  errors: ["not_found", "conflict", "not_ready"],
});

/** Takes back what of an issue has not been sent. */
export const stopIssue = endpoint({
  ...OF_ISSUE,
  name: "stopIssue",
  method: "POST",
  path: "/api/master/newsletters/{id}/stop",
  summary: "Stop an issue that is going out",
  body: jsonBody(z.object({})),
  errors: ["not_found", "conflict"],
});
