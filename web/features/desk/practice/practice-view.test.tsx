import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createDetails, createRow, servePractice } from "#tests/support/desk-practice.ts";
import { setLanguages } from "#tests/support/languages.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { PracticeView } from "./practice-view.tsx";

const KAZUO = createRow(1, "Kazuo", "2026-12-16T09:00:00.000Z", "pending");
const INES = createRow(2, "Ines", "2026-12-04T14:00:00.000Z", "confirmed");
const PIET = createRow(3, "Piet", "2026-11-30T09:00:00.000Z", "cancelled");
const ROWS = [KAZUO, INES, PIET];

beforeEach(() => {
  setLanguages("en-US");
  vi.setSystemTime("2026-12-01T12:00:00Z");
});

async function openDesk(): Promise<void> {
  renderPart(<PracticeView search={{ day: "2026-12-04" }} />);
  await screen.findByRole("link", { name: "Kazuo" });
}

describe("single keys of the desk", () => {
  it("go through the table: j to the next consultation, k to the one before, and no further than its ends", async () => {
    servePractice(ROWS);
    await openDesk();
    const names: (string | null | undefined)[] = [];
    for (const key of ["j", "j", "k", "j", "j", "j"]) {
      await userEvent.keyboard(key);
      names.push(document.activeElement?.textContent);
    }
    expect(names).toEqual(["Kazuo", "Ines", "Kazuo", "Ines", "Piet", "Piet"]);
  });

  it.each([
    ["j", "c", "Confirm this consultation"],
    ["j", "r", "Reschedule"],
    ["j", "x", "Decline this consultation"],
    ["jj", "x", "Cancel this consultation"],
    ["", "b", "Block Time Slot"],
    ["", "?", "Keys of the desk"],
  ])("after %j the key %s opens “%s”", async (before, key, title) => {
    servePractice(ROWS);
    await openDesk();
    await userEvent.keyboard(before + key);
    expect(await screen.findByRole("dialog", { name: title })).toBeTruthy();
  });

  it.each([
    ["", "c"],
    ["jj", "c"],
    ["jjj", "r"],
    ["jjj", "x"],
  ])("after %j the key %s does nothing, since there is nothing to do it with", async (before, key) => {
    servePractice(ROWS);
    await openDesk();
    await userEvent.keyboard(before + key);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("are letters to whoever is typing", async () => {
    servePractice(ROWS);
    await openDesk();
    await userEvent.keyboard("/");
    const field = screen.getByRole("searchbox");
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard("bjx?/");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(field).toHaveProperty("value", "bjx?/");
  });

  it("do nothing under an open dialog, nor with Control", async () => {
    servePractice(ROWS);
    await openDesk();
    await userEvent.keyboard("{Control>}b{/Control}");
    expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.keyboard("?");
    await userEvent.click(screen.getByText("The one before"));
    await userEvent.keyboard("b");
    expect(screen.getByRole("dialog", { name: "Keys of the desk" })).toBeTruthy();
    expect(screen.queryByRole("dialog", { name: "Block Time Slot" })).toBeNull();
  });

  it("can be switched off, which is remembered, but for those of the browser", async () => {
    servePractice(ROWS);
    await openDesk();
    await userEvent.keyboard("?");
    await userEvent.click(screen.getByRole("checkbox", { name: "Use these keys" }));
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("b");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(localStorage.getItem("deskKeys")).toBe("off");
  });
});

describe("the desk", () => {
  it("shows the figures, and the chosen day with the client’s time beside the master’s", async () => {
    servePractice(ROWS);
    await openDesk();
    expect(screen.getByRole("heading", { name: "Total Bookings" }).parentElement?.textContent).toContain("3");
    expect(screen.getByText("Times are yours: Europe/London")).toBeTruthy();
    const entry = screen.getByRole("article", { name: /^Ines/ });
    expect(within(entry).getByText("2:00 PM")).toBeTruthy();
    expect(within(entry).getByText(/11:00 PM GMT\+9 in Asia\/Tokyo/)).toBeTruthy();
  });

  it("says that nothing is booked", async () => {
    servePractice([]);
    renderPart(<PracticeView search={{}} />);
    expect(await screen.findByText("No consultations booked yet")).toBeTruthy();
    expect(await screen.findByText("No appointments or blocked slots for this date")).toBeTruthy();
  });

  it("confirms at once where it is known where the session takes place", async () => {
    const path = `/api/master/consultations/${KAZUO.id}`;
    const calls = servePractice(ROWS, {
      [`GET ${path}`]: createDetails(KAZUO),
      [`POST ${path}/confirm`]: createDetails({ ...KAZUO, status: "confirmed" }),
    });
    await openDesk();
    await userEvent.keyboard("jc");
    expect(await screen.findByText("Consultation Confirmed")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(calls).toContainEqual({ call: `POST ${path}/confirm`, body: {} });
  });

  it("tells why an hour could not be blocked, and keeps what was typed", async () => {
    const message = "Ines’s session lies there: Friday, December 4, 2:00 PM.";
    const calls = servePractice(ROWS, {
      "POST /api/master/block-slot": Response.json({ code: "conflict", message }, { status: 409 }),
    });
    await openDesk();
    await userEvent.keyboard("b");
    await userEvent.click(screen.getByRole("button", { name: "Block" }));
    expect(screen.getByText("Please select a date and time to block.")).toBeTruthy();
    await userEvent.type(screen.getByLabelText("From"), "14:00");
    await userEvent.click(screen.getByRole("button", { name: "Block" }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText("Failed to block time slot.")).toBeTruthy();
    expect(screen.getByLabelText("From")).toHaveProperty("value", "14:00");
    const sent = calls.filter(({ call }) => call === "POST /api/master/block-slot").map(({ body }) => body);
    expect(sent).toEqual([{ dateTime: "2026-12-04T14:00:00.000Z" }]);
  });
});

describe("the acts that only a session that has begun allows", () => {
  const SAM = createRow(4, "Sam", "2026-12-01T11:00:00.000Z", "confirmed");
  const PATH = `/api/master/consultations/${SAM.id}`;

  it("close it, with a summary for the follow-up mail", async () => {
    const calls = servePractice([SAM], { [`POST ${PATH}/complete`]: createDetails({ ...SAM, status: "completed" }) });
    renderPart(<PracticeView search={{}} />);
    const [button] = await screen.findAllByRole("button", { name: "Complete, Sam" });
    if (button) await userEvent.click(button);
    await userEvent.type(screen.getByRole("textbox", { name: /^Summary/ }), "We looked at three names.");
    await userEvent.click(screen.getByRole("button", { name: "Complete" }));
    expect(await screen.findByText("Consultation Completed")).toBeTruthy();
    expect(calls).toContainEqual({ call: `POST ${PATH}/complete`, body: { summary: "We looked at three names." } });
  });

  it("note that the client did not come, after what that costs was said", async () => {
    const calls = servePractice([SAM], { [`POST ${PATH}/no-show`]: createDetails({ ...SAM, status: "no_show" }) });
    renderPart(<PracticeView search={{}} />);
    const [button] = await screen.findAllByRole("button", { name: "No-show, Sam" });
    if (button) await userEvent.click(button);
    expect(screen.getByText(/The client loses the access that was paid for/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Note the no-show" }));
    expect(await screen.findByText("No-show Noted")).toBeTruthy();
    expect(calls).toContainEqual({ call: `POST ${PATH}/no-show`, body: {} });
  });

  it("are gone once somebody else has closed it: the refusal is said, and everything asked for again", async () => {
    const message = "This session was marked as a no-show.";
    const calls = servePractice([SAM], {
      [`POST ${PATH}/complete`]: Response.json({ code: "conflict", message }, { status: 409 }),
    });
    renderPart(<PracticeView search={{}} />);
    const [button] = await screen.findAllByRole("button", { name: "Complete, Sam" });
    if (button) await userEvent.click(button);
    const before = calls.filter(({ call }) => call === "GET /api/master/figures").length;
    await userEvent.click(screen.getByRole("button", { name: "Complete" }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText("Failed to complete consultation.")).toBeTruthy();
    expect(calls.filter(({ call }) => call === "GET /api/master/figures")).toHaveLength(before + 1);
  });
});

describe("the link of a confirmed session", () => {
  const PATH = `/api/master/consultations/${INES.id}`;
  const HERE = { ...createDetails(INES), meetingUrl: "https://meet.example.org/here", meetingPassword: "owl" };

  async function openDialog(response: object): Promise<ReturnType<typeof servePractice>> {
    const calls = servePractice(ROWS, { [`GET ${PATH}`]: HERE, [`POST ${PATH}/meeting`]: response });
    renderPart(<PracticeView search={{ day: "2026-12-04", session: INES.id }} />);
    await userEvent.click(await screen.findByRole("button", { name: "Change the link, Ines" }));
    await screen.findByRole("textbox", { name: /^Meeting link/ });
    return calls;
  }

  it("is shown as it is, and sent with what is asked for beside it", async () => {
    const calls = await openDialog({ ...HERE, meetingUrl: "https://meet.example.org/there" });
    const link = screen.getByRole<HTMLInputElement>("textbox", { name: /^Meeting link/ });
    expect(link.value).toBe(HERE.meetingUrl);
    await userEvent.clear(link);
    await userEvent.type(link, "http://meet.example.org");
    await userEvent.click(screen.getByRole("button", { name: "Change the link" }));
    expect(await screen.findByText("Please enter a link that begins with https://.")).toBeTruthy();
    expect(calls.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
    await userEvent.clear(link);
    await userEvent.type(link, "https://meet.example.org/there");
    await userEvent.type(screen.getByRole("textbox", { name: /^Meeting ID/ }), "812");
    await userEvent.click(screen.getByRole("button", { name: "Change the link" }));
    expect(await screen.findByText("Link Changed")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(calls).toContainEqual({
      call: `POST ${PATH}/meeting`,
      body: { meetingUrl: "https://meet.example.org/there", meetingId: "812", meetingPassword: "owl" },
    });
  });

  it("stays as it was typed where the server refuses it", async () => {
    const message = "This session is over.";
    await openDialog(Response.json({ code: "conflict", message }, { status: 409 }));
    await userEvent.type(screen.getByRole("textbox", { name: /^Meeting ID/ }), "812");
    await userEvent.click(screen.getByRole("button", { name: "Change the link" }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Meeting ID/ }).value).toBe("812");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

it("the day that is chosen is today where the address names none", async () => {
  servePractice(ROWS);
  renderPart(<PracticeView search={{}} />);
  const day = await screen.findByRole("button", { name: "Tuesday, December 1, 2026, today" });
  expect(day.closest("td")?.getAttribute("aria-selected")).toBe("true");
});
