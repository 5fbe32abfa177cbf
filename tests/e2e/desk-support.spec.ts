import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { newEmail } from "./support/checkout.ts";
import { pressTabUntil } from "./support/keyboard.ts";
import { lookAtPhone, lookEverywhere } from "./support/look-everywhere.ts";
import { becomeMaster } from "./support/master.ts";
import { expect, forgiveFailedLoads, test } from "./support/test.ts";

const MESSAGE = "My guide has a blank page where the sigil should be.";

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly links: readonly string[];
}

/** Sends a request to support; returns its number. */
async function submit(request: APIRequestContext, email: string, change: object = {}): Promise<string> {
  const data = { name: "Ada Lovelace", email, reason: "technical_support", message: MESSAGE, ...change };
  const response = await request.post("/api/contact", { data });
  expect(response.status()).toBe(200);
  return (await response.json()).ticketNumber;
}

/** The mails that somebody has got, the newest first. */
async function listMails(request: APIRequestContext, to: string): Promise<readonly Mail[]> {
  const mails: readonly Mail[] = await (await request.get("/dev/mailbox.json")).json();
  return mails.filter((mail) => mail.to === to);
}

/** Opens the link of the newest mail to the sender in a browser that is not the master's. */
async function openAsSender(browser: Browser, baseURL: string | undefined, link: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto(new URL(link).pathname);
  return page;
}

async function findTicketLink(request: APIRequestContext, to: string, mails: number): Promise<string> {
  await expect.poll(async () => (await listMails(request, to)).length).toBe(mails);
  const [mail] = await listMails(request, to);
  return mail?.links.find((link) => link.includes("/ticket/")) ?? "";
}

test("a request goes back and forth between its sender and the desk, and is resolved", async ({
  page,
  browser,
  baseURL,
  conduct,
}) => {
  test.setTimeout(150_000);
  const email = newEmail();
  const ticketNumber = await submit(page.request, email);
  await becomeMaster(page);
  await page.goto(`/master-dashboard?view=tickets&ticket=${ticketNumber}`);
  await expect(page.getByRole("heading", { name: ticketNumber })).toBeVisible();
  await expect(page.getByText(MESSAGE)).toBeVisible();
  await lookEverywhere(page);

  await page.getByRole("button", { name: "Mail the reply" }).click();
  await expect(page.getByText("Please write at least two characters.")).toBeVisible();
  await page.getByLabel("Your reply").fill("Which page is it?");
  await page.getByRole("button", { name: "Mail the reply" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Which page is it?" })).toBeVisible();
  await expect(page.getByLabel("Your reply")).toHaveValue("");
  await page.getByLabel("Note").fill("Seems to be the printer");
  await page.getByRole("button", { name: "Add the note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Seems to be the printer" })).toBeVisible();

  const sender = await openAsSender(browser, baseURL, await findTicketLink(page.request, email, 2));
  await expect(sender.getByRole("heading", { name: ticketNumber })).toBeVisible();
  await expect(sender.getByText("Which page is it?")).toBeVisible();
  await expect(sender.getByText("Seems to be the printer")).toHaveCount(0);
  await lookEverywhere(sender);
  await sender.getByLabel("Add something").fill("It is page three. URGENT, please.");
  await sender.getByRole("button", { name: "Send" }).click();
  await expect(sender.getByRole("listitem").filter({ hasText: "It is page three." })).toBeVisible();

  // What was written before the sender's words is not sent until the master has read them.
  await page.getByLabel("Your reply").fill("Please try another printer.");
  await page.getByLabel("This resolves it").check();
  await page.getByRole("button", { name: "Mail the reply" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Something was added or changed meanwhile." })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "It is page three." })).toBeVisible();
  await expect(page.getByText("URGENT", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Your reply")).toHaveValue("Please try another printer.");
  await page.getByRole("button", { name: "Mail the reply" }).click();
  await expect(page.getByRole("definition").filter({ hasText: "Resolved" })).toBeVisible();

  await sender.reload();
  await expect(sender.getByRole("status").filter({ hasText: "It is resolved." })).toBeVisible();
  await sender.context().close();
  await page.getByRole("button", { name: "Close it" }).click();
  await expect(page.getByText("This ticket is closed. To reply, open it again.")).toBeVisible();
  await lookAtPhone(page);
  await expect.poll(async () => (await listMails(page.request, email)).length).toBe(4);
  const mails = await listMails(page.request, email);
  expect(new Set(mails.map(({ subject }) => subject.replace(/^Re: /, "")))).toEqual(
    new Set([`We have your request ${ticketNumber}`]),
  );
  forgiveFailedLoads(conduct, 409);
});

test("the desk finds a ticket, opens it and works on it by keyboard alone, beside the sender’s orders", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const email = newEmail();
  const ticketNumber = await submit(page.request, email, { reason: "billing", message: "URGENT: paid twice." });
  await becomeMaster(page);
  await page.goto("/master-dashboard?view=tickets");
  const first = page.getByRole("row").filter({ hasText: "URGENT" }).first();
  await expect(first).toBeVisible();
  await lookEverywhere(page);
  const { keyboard } = page;
  await keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await keyboard.type(email);
  await keyboard.press("Enter");
  await expect(page.getByText(`1 ticket for “${email}”`)).toBeVisible();
  await pressTabUntil(page, page.getByRole("button", { name: "Find" }));
  await keyboard.press("j");
  await expect(page.getByRole("link", { name: ticketNumber })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: ticketNumber })).toBeFocused();
  await expect(page.getByText("Nothing was ordered with it.")).toBeVisible();

  await keyboard.press("n");
  await expect(page.getByLabel("Note")).toBeFocused();
  await keyboard.type("Asked the bank");
  await pressTabUntil(page, page.getByRole("button", { name: "Add the note" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Asked the bank" })).toBeVisible();
  await pressTabUntil(page, page.getByRole("button", { name: "Not urgent" }), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Make it urgent" })).toBeVisible();
  await keyboard.press("r");
  await expect(page.getByLabel("Your reply")).toBeFocused();
  await keyboard.type("The second payment goes back.");
  await pressTabUntil(page, page.getByRole("button", { name: "Mail the reply" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("definition").filter({ hasText: "In progress" })).toBeVisible();

  await page.goto("/master-dashboard?view=audit");
  for (const act of ["Ticket replied to", "Ticket no longer urgent", "Note added to a ticket"]) {
    await expect(page.getByRole("listitem").filter({ hasText: act }).filter({ hasText: ticketNumber })).toBeVisible();
  }
});

test("the desk says that tickets can’t be fetched, and that one is not there", async ({ page, conduct }) => {
  await becomeMaster(page);
  await page.goto("/master-dashboard?view=tickets&ticket=SIG-00000000");
  await expect(page.getByRole("alert")).toContainText("There is no such ticket.");
  await page.route("**/api/master/tickets/search", (route) =>
    route.fulfill({ status: 503, json: { code: "not_ready", message: "We will be back in a moment." } }),
  );
  await page.getByRole("link", { name: "All tickets" }).click();
  await expect(page.getByRole("alert")).toContainText("We will be back in a moment.");
  await lookAtPhone(page);
  await page.unroute("**/api/master/tickets/search");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(
    page
      .getByText("URGENT", { exact: true })
      .or(page.getByText("Nobody waits for a reply."))
      .or(page.getByText(/^\d+ (?:or more )?tickets?$/))
      .first(),
  ).toBeVisible();
  forgiveFailedLoads(conduct, 404);
  forgiveFailedLoads(conduct, 503);
});
