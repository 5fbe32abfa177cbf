import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { Issue, IssueRow } from "#domain/contracts/desk-newsletter.ts";
import { setLanguages } from "#tests/support/languages.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { goOffline, holdBack, type Respond, refuse, type ServedCall, serveCalls } from "#tests/support/served-calls.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { forgetTyped } from "../typed-text.ts";
import { NewsletterView } from "./newsletter-view.tsx";

const ALL = "/api/master/newsletters";
const OFFLINE = "We could not reach the server. Nothing is lost: check your connection, then try again.";

const ROW: IssueRow = {
  ...{ id: "019a0000-0000-7000-8000-000000000001", subject: "The hours of autumn", status: "draft" },
  ...{ changedAt: "2026-11-30T09:00:00.000Z", startedAt: null, endedAt: null },
  ...{ recipientCount: 0, postedCount: 0, sentCount: 0, failedCount: 0, droppedCount: 0 },
};
const ONE = `${ALL}/${ROW.id}`;
const DRAFT: Issue = {
  ...{ ...ROW, body: "Dear readers, autumn is here.", version: 2, subscriberCount: 3 },
  preview: { html: "<style>p{}</style><p>Autumn</p>", text: "Autumn" },
};
const SENDING: Issue = { ...DRAFT, status: "sending", recipientCount: 40, postedCount: 30, sentCount: 12 };
const STOPPED: Issue = { ...SENDING, status: "stopped", droppedCount: 28 };

beforeEach(() => {
  setLanguages("en-US");
  queryClient.clear();
  forgetTyped();
});

function openList(respond: Respond): void {
  serveCalls({ [`GET ${ALL}`]: respond });
  renderPart(<NewsletterView issueId={null} />);
}

async function openIssue(issue: Issue, others: Readonly<Record<string, Respond>> = {}): Promise<readonly ServedCall[]> {
  const sent = serveCalls({ [`GET ${ONE}`]: issue, ...others });
  renderPart(<NewsletterView issueId={issue.id} />);
  await screen.findByRole("heading", { name: issue.subject });
  return sent;
}

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole("button", { name }));
const confirm = async (title: string, name: string): Promise<void> =>
  userEvent.click(within(await screen.findByRole("dialog", { name: title })).getByRole("button", { name }));
const list = (sent: readonly ServedCall[], call: string): readonly unknown[] =>
  sent.filter((each) => each.call === call).map(({ body }) => body);

describe("the issues of the newsletter", () => {
  it("say while they are fetched that they are, and that none was written", async () => {
    const first = holdBack();
    openList(() => first.promise);
    expect(screen.getByRole("status").textContent).toMatch(/^Looking/);
    first.release({ issues: [], next: null, subscriberCount: 1 });
    expect(await screen.findByText("No issue was written yet.")).toBeTruthy();
    expect(screen.getByText("One person has confirmed the newsletter.")).toBeTruthy();
  });

  it.each([
    [{ ...SENDING }, "Going out: 12 of 40 sent"],
    [
      { ...STOPPED, failedCount: 2 },
      "Stopped: 12 of 40 sent, 28 not sent, as they were ended or stopped before, 2 failed",
    ],
  ])("say what has become of each", async (issue, words) => {
    openList({ issues: [issue], next: null, subscriberCount: 40 });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([
    [
      "the server’s words",
      () => refuse(503, "not_ready", "We will be back in a moment."),
      "We will be back in a moment.",
    ],
    ["that there is no connection", goOffline, OFFLINE],
  ])("say, where they can’t be fetched, %s, and come when they are asked for again", async (_what, fail, words) => {
    let calls = 0;
    openList(() => {
      calls += 1;
      return calls === 1 ? fail() : { issues: [ROW], next: null, subscriberCount: 3 };
    });
    expect((await screen.findByRole("alert")).textContent).toContain(words);
    await press("Try again");
    expect(await screen.findByRole("link", { name: ROW.subject })).toBeTruthy();
  });
});

describe("a draft", () => {
  it("can’t be sent nor tested before a change is saved, and stays as it was typed where it could not be", async () => {
    let calls = 0;
    const sent = await openIssue(DRAFT, {
      [`PUT ${ONE}`]: () => {
        calls += 1;
        return calls === 1 ? goOffline() : { ...DRAFT, subject: "Winter", version: 3 };
      },
    });
    const subject = screen.getByRole<HTMLInputElement>("textbox", { name: "Subject" });
    await userEvent.clear(subject);
    await userEvent.type(subject, "Winter");
    expect(screen.getByRole("button", { name: "Send it" })).toHaveProperty("disabled", true);
    expect(screen.getByRole("button", { name: "Test it on me" })).toHaveProperty("disabled", true);
    await press("Save and preview");
    expect((await screen.findByRole("alert")).textContent).toBe(OFFLINE);
    expect(subject.value).toBe("Winter");
    await press("Save and preview");
    expect(await screen.findByRole("heading", { name: "Winter" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Send it" })).toHaveProperty("disabled", false);
    expect(list(sent, `PUT ${ONE}`)).toEqual(Array(2).fill({ subject: "Winter", body: DRAFT.body, version: 2 }));
  });

  it("has again what was typed when another view was opened, and says that it is not saved", async () => {
    await openIssue(DRAFT);
    await userEvent.type(screen.getByRole("textbox", { name: "Subject" }), ", late");
    cleanup();
    await openIssue(DRAFT, { [`PUT ${ONE}`]: { ...DRAFT, subject: `${DRAFT.subject}, late`, version: 3 } });
    expect(screen.getByRole("textbox", { name: "Subject" })).toHaveProperty("value", `${DRAFT.subject}, late`);
    expect(screen.getByRole("button", { name: "Send it" })).toHaveProperty("disabled", true);
    expect(screen.getByText(/^What you have changed is neither in the preview nor sent/)).toBeTruthy();
    await press("Save and preview");
    expect(await screen.findByRole("heading", { name: `${DRAFT.subject}, late` })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Send it" })).toHaveProperty("disabled", false);
  });

  it("is shown as its mail looks, without what the page’s policy lets in nowhere", async () => {
    await openIssue(DRAFT);
    const frame = screen.getByTitle("Preview of the mail");
    expect(frame.getAttribute("srcdoc")).toBe("<p>Autumn</p>");
    expect(frame.getAttribute("sandbox")).toBe("");
  });

  it("is tested once, however often it is tried", async () => {
    let calls = 0;
    const sent = await openIssue(DRAFT, {
      [`POST ${ONE}/test`]: () => {
        calls += 1;
        return calls === 1 ? goOffline() : DRAFT;
      },
    });
    await press("Test it on me");
    expect((await screen.findByRole("alert")).textContent).toBe(OFFLINE);
    await press("Test it on me");
    expect(await screen.findByText("A test is on its way to your own address.")).toBeTruthy();
    const [first, second] = list(sent, `POST ${ONE}/test`);
    expect(first).toEqual(second);
  });

  it("goes out to as many as were told, and asks again where there are others now", async () => {
    const message = "Somebody has confirmed the newsletter meanwhile.";
    const answer = holdBack();
    let calls = 0;
    const sent = await openIssue(DRAFT, {
      [`GET ${ONE}`]: () => ({ ...DRAFT, subscriberCount: calls === 0 ? 3 : 4 }),
      [`POST ${ONE}/sending`]: () => {
        calls += 1;
        return calls === 1 ? refuse(409, "conflict", message) : answer.promise;
      },
    });
    await press("Send it");
    await confirm("Send this issue?", "Send it to 3");
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    await userEvent.click(await screen.findByRole("button", { name: "Send it to 4" }));
    const dialog = screen.getByRole("dialog", { name: "Send this issue?" });
    expect(within(dialog).getByRole("button", { name: "Sending..." }).getAttribute("aria-disabled")).toBe("true");
    expect(within(dialog).getByRole("button", { name: "Not yet" })).toHaveProperty("disabled", true);
    answer.release(SENDING);
    expect(await screen.findByText("Going out: 12 of 40 sent")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(list(sent, `POST ${ONE}/sending`)).toEqual([
      { version: 2, recipientCount: 3 },
      { version: 2, recipientCount: 4 },
    ]);
  });

  it("that nobody would get is not sent", async () => {
    await openIssue({ ...DRAFT, subscriberCount: 0 });
    await press("Send it");
    const dialog = await screen.findByRole("dialog", { name: "Send this issue?" });
    expect(dialog.textContent).toContain("there is nobody to send it to");
    expect(within(dialog).queryByRole("button", { name: /^Send it/ })).toBeNull();
  });

  it("is deleted only after a second question", async () => {
    const sent = await openIssue(DRAFT, { [`DELETE ${ONE}`]: () => new Response(null, { status: 204 }) });
    await press("Delete the draft");
    await confirm("Delete this draft?", "Keep it");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(list(sent, `DELETE ${ONE}`)).toEqual([]);
    await press("Delete the draft");
    await confirm("Delete this draft?", "Delete it");
    await expect.poll(() => list(sent, `DELETE ${ONE}`)).toEqual([null]);
  });
});

describe("an issue on its way", () => {
  it("is stopped only after a second question, which says how many don’t get it then", async () => {
    const sent = await openIssue(SENDING, { [`POST ${ONE}/stop`]: STOPPED });
    expect(screen.getByRole("progressbar", { name: "How many were sent" })).toMatchObject({ value: 12, max: 40 });
    await press("Stop it");
    expect((await screen.findByRole("dialog", { name: "Stop this issue?" })).textContent).toContain(
      "28 people have not got it, and don’t get it then.",
    );
    await confirm("Stop this issue?", "Stop it");
    expect(await screen.findByText(/^Stopped: 12 of 40 sent/)).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(list(sent, `POST ${ONE}/stop`)).toEqual([{}]);
  });

  it("that can’t be stopped goes on, and says why", async () => {
    await openIssue(SENDING, { [`POST ${ONE}/stop`]: goOffline });
    await press("Stop it");
    await confirm("Stop this issue?", "Stop it");
    expect((await screen.findByRole("alert")).textContent).toBe(OFFLINE);
    expect(screen.getByText("Going out: 12 of 40 sent")).toBeTruthy();
  });

  it("shows how far it has come when it is looked at again", async () => {
    let calls = 0;
    await openIssue(SENDING, {
      [`GET ${ONE}`]: () => {
        calls += 1;
        return calls === 1 ? SENDING : { ...SENDING, sentCount: 40, status: "sent" };
      },
    });
    await press("Look again");
    expect(await screen.findByText("Sent: 40 of 40 sent")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Stop it" })).toBeNull();
  });
});
