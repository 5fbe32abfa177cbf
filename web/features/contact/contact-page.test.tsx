import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { serve } from "#tests/support/generator.ts";
import { renderApp } from "#tests/support/render-app.tsx";

const TICKET = "SIG-7K3MQ9XB";

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const reason = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Request type" });
const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Submit/ });

async function open(): Promise<void> {
  await renderApp("/contact");
  await screen.findByRole("heading", { level: 1, name: "Contact" });
}

async function fillIn(): Promise<void> {
  await userEvent.type(field("Full name"), " Ada Lovelace ");
  await userEvent.type(field("Email address"), "Ada@example.org");
  await userEvent.selectOptions(reason(), "Technical Support");
  await userEvent.type(field("Message"), "My guide has a blank page.");
}

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe("the support form", () => {
  it("offers the eight reasons, and asks to choose one", async () => {
    await open();
    const options = within(reason()).getAllByRole<HTMLOptionElement>("option", { hidden: true });
    expect(options.map(({ text }) => text)).toEqual([
      "Choose a request type",
      "Payment Issue",
      "General Question",
      "Feedback",
      "Help Needed",
      "Technical Support",
      "Billing",
      "Refund Request",
      "Other",
    ]);
  });

  it("sends what was written, cleaned, and shows the number to keep", async () => {
    const fetchMock = serve(async () => new Response(JSON.stringify({ ticketNumber: TICKET })));
    await open();
    await fillIn();
    await userEvent.click(submit());
    const heading = await screen.findByRole("heading", { level: 2, name: "Request Submitted" });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(TICKET)).toBeTruthy();
    for (const words of ["Please save this number for your records", "What happens next?"]) screen.getByText(words);
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({
      name: "Ada Lovelace",
      email: "ada@example.org",
      reason: "technical_support",
      message: "My guide has a blank page.",
    });
    await userEvent.click(screen.getByRole("button", { name: "Submit Another Request" }));
    expect([field("Full name").value, field("Email address").value, reason().value, field("Message").value]).toEqual([
      "",
      "",
      "",
      "",
    ]);
  });

  it("says beside each field what it needs, and asks nothing of the server", async () => {
    const fetchMock = serve(async () => new Response());
    await open();
    await userEvent.click(submit());
    expect(await screen.findAllByRole("alert")).toHaveLength(4);
    for (const words of [
      "Please enter your name (2 to 100 characters).",
      "Please enter a valid email address",
      "Please choose a request type.",
      "Please write at least 10 characters.",
    ])
      screen.getByText(words);
    expect(document.activeElement).toBe(field("Full name"));
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("holds its button and says so while it sends", async () => {
    const answer = Promise.withResolvers<Response>();
    serve(() => answer.promise);
    await open();
    await fillIn();
    await userEvent.click(submit());
    const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Submitting Request..." });
    expect(button.disabled).toBe(true);
    expect(field("Message").readOnly).toBe(true);
    answer.resolve(new Response(JSON.stringify({ ticketNumber: TICKET })));
    await screen.findByText(TICKET);
  });

  it.each([
    [
      "in words",
      async () =>
        new Response(`{"code":"too_many_requests","message":"Please write again tomorrow."}`, { status: 429 }),
      "Please write again tomorrow.",
    ],
    [
      "without words",
      async () => new Response("", { status: 500 }),
      "Failed to submit your request. Please try again.",
    ],
    [
      "by a lost network",
      () => Promise.reject(new TypeError("Failed to fetch")),
      "We could not reach the server. Nothing is lost: check your connection, then try again.",
    ],
  ])("keeps what was written where sending fails %s", async (_case, answer, words) => {
    serve(answer);
    await open();
    await fillIn();
    await userEvent.click(submit());
    expect(await screen.findByText("Submission Failed")).toBeTruthy();
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(field("Message").value).toBe("My guide has a blank page.");
    expect(submit().disabled).toBe(false);
  });

  it("keeps a draft for the tab until it is sent", async () => {
    serve(async () => new Response(JSON.stringify({ ticketNumber: TICKET })));
    sessionStorage.setItem("contactDraft", JSON.stringify({ name: "Ada", reason: "billing", message: 7 }));
    await open();
    expect([field("Full name").value, reason().value, field("Message").value]).toEqual(["Ada", "billing", ""]);
    await userEvent.type(field("Email address"), "ada@example.org");
    await userEvent.type(field("Message"), "Where is my receipt?");
    expect(JSON.parse(sessionStorage.getItem("contactDraft") ?? "")).toEqual({
      name: "Ada",
      email: "ada@example.org",
      reason: "billing",
      message: "Where is my receipt?",
    });
    await userEvent.click(submit());
    await screen.findByText(TICKET);
    expect(sessionStorage.getItem("contactDraft")).toBeNull();
  });
});

describe("a desperate message", () => {
  const CARE = { kind: "self_harm", message: "Please talk to somebody: findahelpline.com lists lines." };
  const panel = () => screen.findByRole("region", { name: "Before anything else" });

  async function write(): Promise<void> {
    await open();
    await userEvent.type(field("Full name"), "Ada Lovelace");
    await userEvent.type(field("Email address"), "ada@example.org");
    await userEvent.selectOptions(reason(), "Help Needed");
    await userEvent.type(field("Message"), "Nothing has worked. I want to die.");
    await userEvent.click(submit());
  }

  it("has care and a help line first, alone; nothing is sent until the sender says so", async () => {
    const fetchMock = serve(async () => Response.json({ ticketNumber: TICKET, care: CARE }));
    await write();
    const shown = await panel();
    expect(document.activeElement).toBe(shown);
    expect(within(shown).getByRole("link", { name: /^findahelpline\.com/ })).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Message" })).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
    await userEvent.click(within(shown).getByRole("button", { name: "Back to my words" }));
    expect(field("Message").value).toBe("Nothing has worked. I want to die.");

    await userEvent.click(submit());
    await userEvent.click(within(await panel()).getByRole("button", { name: "Send it to us all the same" }));
    await screen.findByText(TICKET);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const after = screen.getByRole("note", { name: "Before anything else" });
    expect(within(after).getByRole("link", { name: /^findahelpline\.com/ })).toBeTruthy();
  });
});
