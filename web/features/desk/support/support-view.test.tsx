import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { DeskTicket, TicketRow } from "#domain/contracts/desk-tickets.ts";
import { setLanguages } from "#tests/support/languages.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { goOffline, holdBack, type Respond, refuse, type ServedCall, serveCalls } from "#tests/support/served-calls.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { forgetTyped } from "../typed-text.ts";
import { SupportView } from "./support-view.tsx";

const SEARCH = "POST /api/master/tickets/search";
const ONE = "/api/master/tickets/SIG-7K3MQ9XB";
const OFFLINE = "We could not reach the server. Nothing is lost: check your connection, then try again.";

const ROW: TicketRow = {
  ...{ ticketNumber: "SIG-7K3MQ9XB", name: "Ada Lovelace", email: "ada@example.org", reason: "billing" },
  ...{ status: "open", isUrgent: true, waitsSince: "2026-11-29T08:10:00.000Z" },
  ...{ createdAt: "2026-11-29T08:10:00.000Z", updatedAt: "2026-11-29T08:10:00.000Z" },
};
const OTHER: TicketRow = { ...ROW, ticketNumber: "SIG-2X9QPM4R", name: "Miriam", isUrgent: false };
const TICKET: DeskTicket = { ...ROW, message: "I paid twice.", version: 1, entries: [], orders: [] };
const REPLIED: DeskTicket = {
  ...{ ...TICKET, status: "in_progress", version: 2, waitsSince: null },
  entries: [{ id: "1", kind: "reply", text: "Which page?", status: "in_progress", at: "2026-11-29T10:00:00.000Z" }],
};
const ANSWERED: DeskTicket = {
  ...{ ...TICKET, version: 2 },
  entries: [{ id: "1", kind: "answer", text: "Never mind.", status: null, at: "2026-11-29T10:00:00.000Z" }],
};

beforeEach(() => {
  setLanguages("en-US");
  queryClient.clear();
  forgetTyped();
});

function openList(respond: Respond): readonly ServedCall[] {
  const sent = serveCalls({ [SEARCH]: respond });
  renderPart(<SupportView ticketNumber={null} />);
  return sent;
}

async function openTicket(ticket: DeskTicket, others: Readonly<Record<string, Respond>> = {}) {
  const sent = serveCalls({ [`GET ${ONE}`]: ticket, ...others });
  renderPart(<SupportView ticketNumber={ticket.ticketNumber} />);
  await screen.findByText(ticket.message);
  return sent;
}

const box = (): HTMLTextAreaElement => screen.getByRole("textbox", { name: "Your reply" });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole("button", { name }));
const list = (sent: readonly ServedCall[], call: string): readonly unknown[] =>
  sent.filter((each) => each.call === call).map(({ body }) => body);

describe("the list of tickets", () => {
  it("says while it is fetched that it is, and then what there is, page by page", async () => {
    const first = holdBack();
    let calls = 0;
    const sent = openList(() => {
      calls += 1;
      return calls === 1 ? first.promise : { tickets: [OTHER], next: null };
    });
    expect(screen.getByRole("status").textContent).toMatch(/^Looking/);
    first.release({ tickets: [ROW], next: "after-it" });
    expect(await screen.findByText("1 or more tickets")).toBeTruthy();
    const [, row] = screen.getAllByRole("row");
    expect(row?.textContent).toMatch(/^SIG-7K3MQ9XBURGENTAda Lovelace.*Billing.*Open.*waits since Nov 29, 2026/);
    await press("Show more");
    expect(await screen.findByText("2 tickets")).toBeTruthy();
    expect(list(sent, SEARCH)).toEqual([
      { query: "", list: "waiting", before: null },
      { query: "", list: "waiting", before: "after-it" },
    ]);
  });

  it.each([
    ["Waiting for the sender", "No ticket waits for its sender."],
    ["Resolved and closed", "No ticket is resolved or closed."],
    ["All tickets", "There is no ticket yet."],
  ])("“%s” says where it is empty: “%s”", async (name, words) => {
    openList({ tickets: [], next: null });
    expect(await screen.findByText("Nobody waits for a reply.")).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "List" }), name);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("looks in all of them for what was typed, and shows the list again once the field is empty", async () => {
    const sent = openList({ tickets: [], next: null });
    await screen.findByText("Nobody waits for a reply.");
    await userEvent.type(screen.getByRole("searchbox"), " ada {Enter}");
    expect(await screen.findByText("No ticket fits this.")).toBeTruthy();
    expect(list(sent, SEARCH).at(-1)).toEqual({ query: "ada", list: "all", before: null });
    await userEvent.clear(screen.getByRole("searchbox"));
    expect(await screen.findByText("Nobody waits for a reply.")).toBeTruthy();
  });

  it.each([
    [
      "the server’s words",
      () => refuse(503, "not_ready", "We will be back in a moment."),
      "We will be back in a moment.",
    ],
    ["that there is no connection", goOffline, OFFLINE],
  ])("says, where it can’t be fetched, %s, and comes when it is asked for again", async (_what, fail, words) => {
    let calls = 0;
    openList(() => {
      calls += 1;
      return calls === 1 ? fail() : { tickets: [ROW], next: null };
    });
    expect((await screen.findByRole("alert")).textContent).toContain(words);
    await press("Try again");
    expect(await screen.findByText("1 ticket")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("a ticket", () => {
  it("that can’t be fetched says so, and comes when it is asked for again", async () => {
    let calls = 0;
    serveCalls({
      [`GET ${ONE}`]: () => {
        calls += 1;
        return calls === 1 ? goOffline() : TICKET;
      },
    });
    renderPart(<SupportView ticketNumber={TICKET.ticketNumber} />);
    expect((await screen.findByRole("alert")).textContent).toContain(OFFLINE);
    await press("Try again");
    expect(await screen.findByText(TICKET.message)).toBeTruthy();
    expect(screen.getByText("Nothing was ordered with it.")).toBeTruthy();
  });

  it("keeps a reply that is being sent as it is, and is shown as it has become", async () => {
    const answer = holdBack();
    const sent = await openTicket(TICKET, { [`POST ${ONE}/replies`]: () => answer.promise });
    await userEvent.type(box(), " Which page? ");
    await userEvent.click(screen.getByRole("checkbox", { name: "This resolves it" }));
    await press("Mail the reply");
    const sending = screen.getByRole("button", { name: "Sending..." });
    expect(sending.getAttribute("aria-disabled")).toBe("true");
    expect(box().readOnly).toBe(true);
    await userEvent.click(sending);
    answer.release(REPLIED);
    const thread = await screen.findByText("You, by mail");
    expect(within(thread.closest("li") ?? document.body).getByText("Which page?")).toBeTruthy();
    expect(box().value).toBe("");
    const replies = list(sent, `POST ${ONE}/replies`);
    expect(replies).toHaveLength(1);
    expect(replies[0]).toMatchObject({ version: 1, message: "Which page?", isResolved: true });
  });

  it("that has changed meanwhile is shown as it is now, and the reply stays, to be sent again as another try of the same", async () => {
    const message =
      "Something was added or changed meanwhile. Please read it, then send yours again: it is still here.";
    let isAnswered = false;
    const sent = await openTicket(TICKET, {
      [`GET ${ONE}`]: () => (isAnswered ? ANSWERED : TICKET),
      [`POST ${ONE}/replies`]: () => {
        if (isAnswered) return REPLIED;
        isAnswered = true;
        return refuse(409, "conflict", message);
      },
    });
    await userEvent.type(box(), "Which page?");
    await press("Mail the reply");
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(await screen.findByText("Never mind.")).toBeTruthy();
    expect(box().value).toBe("Which page?");
    await press("Mail the reply");
    expect(await screen.findByText("You, by mail")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(list(sent, `POST ${ONE}/replies`)).toMatchObject([{ version: 1 }, { version: 2 }]);
  });

  it("keeps reply and note where the network is gone", async () => {
    await openTicket(TICKET, { [`POST ${ONE}/replies`]: goOffline, [`POST ${ONE}/notes`]: goOffline });
    await userEvent.type(box(), "Which page?");
    await press("Mail the reply");
    expect((await screen.findByRole("alert")).textContent).toBe(OFFLINE);
    const note = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Note" });
    await userEvent.type(note, "Ask the bank");
    await press("Add the note");
    expect(await screen.findAllByText(OFFLINE)).toHaveLength(2);
    expect([box().value, note.value]).toEqual(["Which page?", "Ask the bank"]);
  });

  it("has the reply again that was being written when another view was opened, until it is sent", async () => {
    await openTicket(TICKET, { [`POST ${ONE}/replies`]: REPLIED });
    await userEvent.type(box(), "Which page?");
    cleanup();
    await openTicket(TICKET, { [`POST ${ONE}/replies`]: REPLIED });
    expect(box().value).toBe("Which page?");
    await press("Mail the reply");
    await screen.findByText("You, by mail");
    cleanup();
    await openTicket(TICKET);
    expect(box().value).toBe("");
  });

  it("asks for words before anything is sent", async () => {
    const sent = await openTicket(TICKET);
    await press("Mail the reply");
    await press("Add the note");
    expect(screen.getAllByText("Please write at least two characters.")).toHaveLength(2);
    expect(sent.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
  });

  it("offers what can be made of its state, and no reply once it is closed", async () => {
    const sent = await openTicket(TICKET, { [`POST ${ONE}/status`]: { ...TICKET, status: "closed", version: 2 } });
    expect(screen.getByRole("button", { name: "Begin with it" })).toBeTruthy();
    await press("Close it");
    expect(await screen.findByText("This ticket is closed. To reply, open it again.")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Your reply" })).toBeNull();
    expect(screen.getByRole("button", { name: "Open it again" })).toBeTruthy();
    expect(list(sent, `POST ${ONE}/status`)).toEqual([{ version: 1, status: "closed" }]);
  });
});
