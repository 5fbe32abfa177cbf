import { expect, type Page } from "@playwright/test";
import type { SessionResponse } from "../../domain/contracts/account.ts";
import type { DeskCommission } from "../../domain/contracts/desk-commissions.ts";
import type { Issue, IssueRow } from "../../domain/contracts/desk-newsletter.ts";
import type { DeskTicket, TicketRow } from "../../domain/contracts/desk-tickets.ts";
import type { MasterKeysResponse } from "../../domain/contracts/master.ts";
import type { State } from "./state.ts";

const SESSION: SessionResponse = {
  account: { email: "master@example.org", role: "master" },
  tier: "free",
  accesses: [],
};
const KEYS: MasterKeysResponse = {
  ...{ domain: "localhost", owner: "master", passkeys: [], recoveryCodesLeft: 10, steppedUpUntil: null },
};
const FIGURES = {
  ...{ totalBookings: 3, todaysSessions: 1, blockedSlots: 0, unconfirmed: 1, parkedMails: 2 },
  ...{ today: "2026-12-01", timezone: "Europe/London" },
};

/** Opens a view of the desk as the server would show it to the master; calls that are not named wait for ever. */
async function openDesk(page: Page, query: string, calls: Readonly<Record<string, object>>): Promise<void> {
  await page.clock.setFixedTime(new Date("2026-12-01T12:00:00Z"));
  const known = { "/api/session": SESSION, "/api/master/keys": KEYS, "/api/master/figures": FIGURES, ...calls };
  for (const [path, json] of Object.entries(known)) {
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ json }),
    );
  }
  await page.goto(`/master-dashboard?${query}`);
  await expect(page.getByRole("navigation", { name: "The desk" })).toBeVisible();
}

const TICKETS: readonly TicketRow[] = [
  {
    ...{ ticketNumber: "SIG-7K3MQ9XB", name: "Miriam Ashdown", email: "miriam@example.org", reason: "refund_request" },
    ...{ status: "open", isUrgent: true, waitsSince: "2026-11-29T08:10:00.000Z" },
    ...{ createdAt: "2026-11-29T08:10:00.000Z", updatedAt: "2026-11-29T08:10:00.000Z" },
  },
  {
    ...{ ticketNumber: "SIG-2X9QPM4R", name: "Bartholomew Featherstonehaugh-Cholmondeley" },
    ...{ email: "bartholomew.featherstonehaugh-cholmondeley@a-long-domain.example.org", reason: "technical_support" },
    ...{ status: "in_progress", isUrgent: false, waitsSince: "2026-11-30T19:45:00.000Z" },
    ...{ createdAt: "2026-11-27T19:45:00.000Z", updatedAt: "2026-11-30T19:45:00.000Z" },
  },
  {
    ...{ ticketNumber: "SIG-0000C0DE", name: "Ada", email: "ada@example.org", reason: "question", status: "open" },
    ...{ isUrgent: false, waitsSince: "2026-12-01T07:00:00.000Z" },
    ...{ createdAt: "2026-12-01T07:00:00.000Z", updatedAt: "2026-12-01T07:00:00.000Z" },
  },
];

const [FIRST] = TICKETS;
if (!FIRST) throw new Error("no ticket");

const TICKET: DeskTicket = {
  ...{ ...FIRST, status: "in_progress", version: 4 },
  message: "URGENT: I paid twice for the Advanced tier, and my guide has a blank page.\n\nThe numbers are in my mails.",
  entries: [
    { id: "1", kind: "reply", text: "Which page is it?", status: "in_progress", at: "2026-11-29T10:00:00.000Z" },
    {
      id: "2",
      kind: "note",
      text: "Two payments, one order: ask the bank.",
      status: null,
      at: "2026-11-29T10:05:00.000Z",
    },
    { id: "3", kind: "answer", text: "Page three, on my telephone.", status: null, at: "2026-11-29T18:00:00.000Z" },
    { id: "4", kind: "status", text: null, status: "resolved", at: "2026-11-30T09:00:00.000Z" },
    { id: "5", kind: "answer", text: "It is still blank.", status: "open", at: "2026-11-30T10:00:00.000Z" },
  ],
  orders: [
    {
      ...{ orderNumber: "ORD-00000002", tier: "advanced", status: "paid", amount: 4900, refundedAmount: 0 },
      ...{ currency: "usd", isRestored: false, createdAt: "2026-11-20T09:00:00.000Z" },
    },
  ],
};

const ROW: IssueRow = {
  ...{ id: "019a0000-0000-7000-8000-000000000001", subject: "The hours of autumn", status: "draft" },
  ...{ changedAt: "2026-11-30T09:00:00.000Z", startedAt: null, endedAt: null },
  ...{ recipientCount: 0, postedCount: 0, sentCount: 0, failedCount: 0, droppedCount: 0 },
};
const SENDING: IssueRow = {
  ...{ ...ROW, id: "019a0000-0000-7000-8000-000000000002", subject: "Five films", status: "sending" },
  ...{ startedAt: "2026-12-01T11:30:00.000Z", recipientCount: 2140, postedCount: 930, sentCount: 900 },
};
const SENT: IssueRow = {
  ...{ ...SENDING, id: "019a0000-0000-7000-8000-000000000003", subject: "How a square of Saturn is read, slowly" },
  ...{ status: "sent", startedAt: "2026-10-01T11:30:00.000Z", endedAt: "2026-10-01T12:30:00.000Z" },
  ...{ recipientCount: 2011, postedCount: 2011, sentCount: 2005, failedCount: 2, droppedCount: 4 },
};
const BODY =
  "Dear readers,\nautumn is here.\n\n## What is new\n\n1. Films\n2. Hours\n\n[See them](https://example.org/films)";
const MAIL = `<!doctype html><html><body style="margin:0;background:#f6efe0;font:18px Georgia,serif;color:#1f1a14"><div style="padding:32px"><h1>The hours of autumn</h1><p>Dear readers,<br>autumn is here.</p><h2>What is new</h2><ol><li>Films</li><li>Hours</li></ol></div></body></html>`;

function toIssue(row: IssueRow): Issue {
  return { ...row, body: BODY, version: 2, preview: { html: MAIL, text: BODY }, subscriberCount: 2140 };
}

const COMMISSIONS: readonly DeskCommission[] = [
  {
    ...{ id: "1", processNumber: "HD-7K3MQ9", name: "Miriam Ashdown", email: "miriam@example.org", step: 2 },
    ...{ status: "consultation_pending", isStopped: false, sentAt: "2026-11-18T09:00:00.000Z", link: "open" },
    ...{ waitsSince: "2026-11-18T09:00:00.000Z", isOverdue: true },
  },
  {
    ...{ id: "2", processNumber: "HD-2X9QPM", name: "Bartholomew Featherstonehaugh-Cholmondeley", step: 3 },
    ...{ email: "bartholomew.featherstonehaugh-cholmondeley@a-long-domain.example.org", link: "expired" },
    ...{ status: "creation_in_progress", isStopped: false, sentAt: "2026-11-28T09:00:00.000Z" },
    ...{ waitsSince: "2026-11-30T09:00:00.000Z", isOverdue: false },
  },
  {
    ...{ id: "3", processNumber: "HD-00C0DE", name: "Ada", email: "ada@example.org", step: 2, link: "revoked" },
    ...{ status: "consultation_pending", isStopped: true, sentAt: "2026-11-30T09:00:00.000Z" },
    ...{ waitsSince: null, isOverdue: false },
  },
];

const SEARCH = "/api/master/tickets/search";
const ONE = `/api/master/tickets/${TICKET.ticketNumber}`;
const ISSUES = "/api/master/newsletters";

async function openIssue(page: Page, row: IssueRow): Promise<void> {
  await openDesk(page, `view=newsletter&issue=${row.id}`, { [`${ISSUES}/${row.id}`]: toIssue(row) });
  await expect(page.getByRole("heading", { level: 2, name: row.subject })).toBeVisible();
}

/** The desk's views of support, newsletter and commissions. */
export const DESK_STATES: readonly State[] = [
  {
    name: "desk-tickets",
    arrange: async (page) => {
      await openDesk(page, "view=tickets", { [SEARCH]: { tickets: TICKETS, next: "more" } });
      await expect(page.getByText("3 or more tickets")).toBeVisible();
    },
  },
  {
    name: "desk-tickets-none",
    arrange: async (page) => {
      await openDesk(page, "view=tickets", { [SEARCH]: { tickets: [], next: null } });
      await expect(page.getByText("Nobody waits for a reply.")).toBeVisible();
    },
  },
  {
    name: "desk-ticket",
    arrange: async (page) => {
      await openDesk(page, `view=tickets&ticket=${TICKET.ticketNumber}`, { [ONE]: TICKET });
      await expect(page.getByText("It is still blank.")).toBeVisible();
    },
  },
  {
    name: "desk-ticket-closed",
    arrange: async (page) => {
      const closed = { ...TICKET, status: "closed", isUrgent: false, waitsSince: null, orders: null };
      await openDesk(page, `view=tickets&ticket=${TICKET.ticketNumber}`, { [ONE]: closed });
      await expect(page.getByText("This ticket is closed. To reply, open it again.")).toBeVisible();
    },
  },
  {
    name: "desk-newsletter",
    arrange: async (page) => {
      const issues = [ROW, SENDING, SENT];
      await openDesk(page, "view=newsletter", { [ISSUES]: { issues, next: null, subscriberCount: 2140 } });
      await expect(page.getByRole("link", { name: SENT.subject })).toBeVisible();
    },
  },
  {
    name: "desk-newsletter-none",
    arrange: async (page) => {
      await openDesk(page, "view=newsletter", { [ISSUES]: { issues: [], next: null, subscriberCount: 0 } });
      await expect(page.getByText("No issue was written yet.")).toBeVisible();
    },
  },
  { name: "desk-issue-draft", arrange: (page) => openIssue(page, ROW) },
  {
    name: "desk-issue-send",
    arrange: async (page) => {
      await openIssue(page, ROW);
      await page.getByRole("button", { name: "Send it", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Send this issue?" })).toBeVisible();
    },
  },
  { name: "desk-issue-sending", arrange: (page) => openIssue(page, SENDING) },
  {
    name: "desk-commissions",
    arrange: async (page) => {
      await openDesk(page, "view=commissions", {
        "/api/master/commissions": { commissions: COMMISSIONS, next: null },
      });
      await expect(page.getByText("HD-7K3MQ9", { exact: true })).toBeVisible();
    },
  },
  {
    name: "desk-commissions-none",
    arrange: async (page) => {
      await openDesk(page, "view=commissions", { "/api/master/commissions": { commissions: [], next: null } });
      await expect(page.getByText("No commission is running.")).toBeVisible();
    },
  },
];
