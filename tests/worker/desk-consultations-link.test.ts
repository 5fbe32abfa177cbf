import { beforeEach, describe, expect, it } from "vitest";
import type { Booking } from "#domain/contracts/consultations.ts";
import type { DeskConsultation } from "#domain/contracts/desk-consultations.ts";
import { DAY_MS, HOUR_MS } from "#domain/lib/time.ts";
import type { DeliveredMail } from "#worker/ports/mail.ts";
import { type Desk, emptyPractice, listActs, openDesk, readResponse } from "./support/desk.ts";
import { emptyMailTables } from "./support/guide-mail.ts";
import { MEETING_LINK } from "./support/mailed-practice.ts";

/** Wednesday, 2 December 2026, 10:00 in New York. */
const STARTS_AT = Date.parse("2026-12-02T10:00-05:00");

const OTHER = "https://meet.example.org/other";
const WITH_CODES = { meetingUrl: OTHER, meetingId: " 812 4477 ", meetingPassword: "owl & moon" };

let desk: Desk;

beforeEach(async () => {
  await emptyPractice();
  await emptyMailTables();
  desk = await openDesk();
  await desk.practice.saveSettings();
});

function change(id: string, body: object): Promise<Response> {
  return desk.browser.post(`/api/master/consultations/${id}/meeting`, body);
}

/** A session that its client has and the master has confirmed, at the place of the settings. */
async function confirmOne(): Promise<{ readonly id: string; readonly email: string }> {
  const booking = await desk.practice.book(STARTS_AT);
  const confirmed = await desk.browser.post(`/api/master/consultations/${booking.id}/confirm`, {});
  expect(confirmed.status).toBe(200);
  desk.practice.product.now += 1;
  return booking;
}

/** The mails to a client, the first one first. */
async function listMails(to: string): Promise<readonly DeliveredMail[]> {
  return (await desk.practice.product.readMails()).filter((mail) => mail.to === to).toReversed();
}

/** The session as the link of a mail shows it. */
async function openLink({ text }: DeliveredMail): Promise<Booking> {
  const [, token = ""] = /\/booking\/([\w-]{43})/.exec(text) ?? [];
  return (await desk.practice.product.ask(`/api/bookings/${token}`)).json();
}

describe("the link of a confirmed session", () => {
  it("is changed, with what is asked for beside it, and shown by every link of every mail", async () => {
    const { id, email } = await confirmOne();
    const changed = await readResponse(await change(id, WITH_CODES));
    const codes = { meetingUrl: OTHER, meetingId: "812 4477", meetingPassword: "owl & moon" };
    expect(changed).toMatchObject({ status: 200, body: { ...codes, status: "confirmed" } });
    const mails = await listMails(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Your session is confirmed",
      "The link to your session has changed",
    ]);
    for (const mail of mails) expect(await openLink(mail)).toMatchObject({ ...codes, status: "confirmed" });
    expect((await listActs()).map(({ act, subject, detail }) => [act, subject, detail])).toEqual([
      ["session_confirmed", id, null],
      ["session_link_changed", id, null],
    ]);
  });

  it("is in the mail and in its calendar, which takes the place of the one before; the password is in the mail alone", async () => {
    const { id, email } = await confirmOne();
    await change(id, WITH_CODES);
    const [before, after] = await listMails(email);
    if (!before || !after) throw new Error("Two mails have to be there.");
    expect(after.text).toContain(`Join the video call:\n${OTHER}`);
    expect(after.text).toMatch(/Wednesday, December 2, 2026 *\n-+\n\n3:00 PM to 4:00 PM/);
    expect(after.text).toContain("Meeting ID: 812 4477");
    expect(after.text).toContain("Password: owl & moon");
    expect(after.html).toContain("Password: owl &amp; moon");
    expect(after.text).not.toContain(MEETING_LINK);
    const [old, calendar] = [await desk.practice.readAttachment(before), await desk.practice.readAttachment(after)];
    expect(calendar).toContain(`LOCATION:${OTHER}`);
    expect(calendar).toContain("METHOD:REQUEST");
    expect(calendar).not.toMatch(/owl|812/);
    expect([old, calendar].map((file) => /SEQUENCE:(\d+)/.exec(file)?.[1])).toEqual(["1", "2"]);
    expect(new Set([old, calendar].map((file) => /UID:(\S+)/.exec(file)?.[1])).size).toBe(1);
  });

  it("that is the same changes nothing, and mails nobody", async () => {
    const { id, email } = await confirmOne();
    for (const body of [WITH_CODES, WITH_CODES]) expect((await change(id, body)).status).toBe(200);
    expect(await listMails(email)).toHaveLength(2);
    expect(await listActs()).toHaveLength(2);
    expect((await change(id, { meetingUrl: OTHER })).status).toBe(200);
    expect(await listMails(email)).toHaveLength(3);
  });

  it("can be changed while the session is under way, and no more once it is over", async () => {
    const { id } = await confirmOne();
    desk.practice.product.now = STARTS_AT + HOUR_MS - 1;
    desk = await openDesk({ practice: desk.practice });
    expect((await change(id, { meetingUrl: OTHER })).status).toBe(200);
    desk.practice.product.now += 1;
    expect(await readResponse(await change(id, { meetingUrl: MEETING_LINK }))).toEqual({
      status: 409,
      body: { code: "conflict", message: "This session is over." },
    });
  });

  it("of two that are said at the same moment, the one that is stored is in the last mail, and both are noted", async () => {
    const { id, email } = await confirmOne();
    const links = [OTHER, "https://meet.example.org/third"];
    const responses = await Promise.all(links.map((meetingUrl) => change(id, { meetingUrl })));
    const said = await Promise.all(responses.map(async (response) => response.json<DeskConsultation>()));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const stored = await (await desk.browser.send("GET", `/api/master/consultations/${id}`)).json<DeskConsultation>();
    expect(said.map(({ meetingUrl }) => meetingUrl)).toContain(stored.meetingUrl);
    expect((await listActs()).map(({ act }) => act)).toEqual([
      "session_confirmed",
      "session_link_changed",
      "session_link_changed",
    ]);
    const newest = (await listMails(email)).find(({ text }) => text.includes(stored.meetingUrl ?? "none"));
    expect(newest?.subject).toBe("The link to your session has changed");
  });

  it("is gone with the old place once the session is moved to another one", async () => {
    const { id } = await confirmOne();
    await change(id, WITH_CODES);
    const moved = await desk.browser.post(`/api/master/consultations/${id}/reschedule`, {
      ...{ newDateTime: new Date(STARTS_AT + DAY_MS).toISOString(), meetingUrl: MEETING_LINK },
    });
    expect(await moved.json()).toMatchObject({ meetingUrl: MEETING_LINK, meetingId: null, meetingPassword: null });
  });

  it.each([
    ["no link", {}, "Please enter a link that begins with https://."],
    [
      "a link without https",
      { meetingUrl: "http://meet.example.org" },
      "Please enter a link that begins with https://.",
    ],
    ["a script", { meetingUrl: "javascript:alert(1)" }, "Please enter a link that begins with https://."],
    ["an ID of 101 letters", { meetingUrl: OTHER, meetingId: "1".repeat(101) }, "Maximum 100 characters"],
    ["a password of two lines", { meetingUrl: OTHER, meetingPassword: "a\nb" }, "Please write this in one line."],
  ])("is not %s", async (_what, body, message) => {
    const { id, email } = await confirmOne();
    expect(await readResponse(await change(id, body))).toMatchObject({ status: 422, body: { message } });
    expect(await listMails(email)).toHaveLength(1);
  });
});

it("an ID or a password without its link is refused where a session is confirmed", async () => {
  const { id } = await desk.practice.book(STARTS_AT);
  const confirmed = await desk.browser.post(`/api/master/consultations/${id}/confirm`, { meetingPassword: "owl" });
  expect(await readResponse(confirmed)).toMatchObject({
    status: 422,
    body: { message: "Please enter the link as well." },
  });
});
