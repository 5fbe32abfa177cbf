import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Ticket } from "#domain/contracts/tickets.ts";
import { serve } from "#tests/support/generator.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { queryClient } from "#web/lib/query-client.ts";

const TICKET: Ticket = {
  ...{ ticketNumber: "SIG-7K3MQ9XB", reason: "question", status: "in_progress" },
  ...{ name: "Ada Lovelace", email: "ada@example.org" },
  entries: [
    { by: "sender", text: "My guide has a blank page.", status: null, at: "2026-11-21T12:00:00.000Z" },
    { by: "support", text: "Which page is it?", status: "in_progress", at: "2026-11-21T13:00:00.000Z" },
  ],
};
const ANSWERED: Ticket = {
  ...TICKET,
  entries: [...TICKET.entries, { by: "sender", text: "Page three.", status: null, at: "2026-11-21T14:00:00.000Z" }],
};

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Add something" });
const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));

async function open(ticket: Ticket, respond: () => Promise<Response> = async () => Response.json(ANSWERED)) {
  const fetchMock = serve(async (_address, init) => (init?.method === "POST" ? respond() : Response.json(ticket)));
  await renderApp("/ticket/secret");
  await screen.findByRole("heading", { level: 1, name: TICKET.ticketNumber });
  return fetchMock;
}

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe("the page of a request", () => {
  it("shows what was written, by whom, and how it is now", async () => {
    await open(TICKET);
    const [mine, ours] = within(screen.getByRole("main")).getAllByRole("listitem");
    expect(mine?.textContent).toMatch(/^You.*My guide has a blank page\.$/);
    expect(ours?.textContent).toMatch(/^Sigilarium.*Which page is it\?State: In progress$/);
    screen.getByText("Somebody is at work on it.");
  });

  it("adds what is written, once however often it is tried", async () => {
    let calls = 0;
    const fetchMock = await open(TICKET, async () => {
      calls += 1;
      return calls === 1 ? new Response("", { status: 500 }) : Response.json(ANSWERED);
    });
    await userEvent.type(box(), " Page three. ");
    await send();
    await screen.findByText("This could not be sent. Please try again.");
    expect(box().value).toBe(" Page three. ");
    await send();
    await screen.findByText("Page three.");
    expect(box().value).toBe("");
    const bodies = fetchMock.mock.calls
      .filter(([, init]) => init?.method === "POST")
      .map(([, init]) => JSON.parse(String(init?.body)));
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]).toMatchObject({ message: "Page three." });
  });

  it("asks for words before anything is sent", async () => {
    const fetchMock = await open(TICKET);
    await send();
    screen.getByText("Please write at least two characters.");
    expect(fetchMock.mock.calls.filter(([, init]) => init?.method === "POST")).toEqual([]);
  });

  it("keeps what was written where the request was closed meanwhile", async () => {
    const message = "This request is closed. Please send a new one: it gets a number of its own.";
    await open(TICKET, async () => Response.json({ code: "conflict", message }, { status: 409 }));
    await userEvent.type(box(), "Page three.");
    await send();
    await screen.findByText(message);
    expect(box().value).toBe("Page three.");
  });

  it("that is closed leads to a new one", async () => {
    await open({ ...TICKET, status: "closed" });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("link", { name: "Send a new request" }).getAttribute("href")).toBe("/contact");
  });

  it("has care before a desperate answer is sent", async () => {
    const fetchMock = await open(TICKET);
    await userEvent.type(box(), "I want to die");
    await send();
    const panel = await screen.findByRole("region", { name: "Before anything else" });
    expect(fetchMock.mock.calls.filter(([, init]) => init?.method === "POST")).toEqual([]);
    await userEvent.click(within(panel).getByRole("button", { name: "Send it to us all the same" }));
    await screen.findByText("Page three.");
  });

  it("says that a link opens nothing", async () => {
    serve(async () => Response.json({ code: "not_found", message: "No." }, { status: 404 }));
    await renderApp("/ticket/secret");
    expect(await screen.findByRole("heading", { level: 1, name: "No request at this link" })).toBeTruthy();
  });
});
