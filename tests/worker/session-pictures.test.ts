import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Booking } from "#domain/contracts/consultations.ts";
import type { DeskConsultation } from "#domain/contracts/desk-consultations.ts";
import type { ShownPicture } from "#domain/contracts/files.ts";
import { PICTURE_LIMITS } from "#domain/files/picture.ts";
import { HOUR_MS } from "#domain/lib/time.ts";
import type { MailedBooking } from "#worker/features/consultations/booking-mails.ts";
import {
  AUTHOR,
  CMYK_JPEG,
  JPEG_ON_ITS_SIDE,
  makeAnimatedPng,
  PNG,
  PROGRESSIVE_JPEG,
  REFUSED_FILES,
} from "../support/pictures.ts";
import { ORIGIN } from "./support/call.ts";
import { comeBackAt, type Desk, emptyPractice, openDesk, readResponse } from "./support/desk.ts";
import { forgetPractice } from "./support/practice.ts";

/** Wednesday, 2 December 2026, 10:00 in New York. */
const STARTS_AT = Date.parse("2026-12-02T10:00-05:00");

let desk: Desk;
let session: MailedBooking;

beforeEach(async () => {
  await forgetPractice();
  await emptyPractice();
  await env.DB.prepare("delete from stored_files").run();
  const { objects } = await env.FILES.list();
  await env.FILES.delete(objects.map(({ key }) => key));
  desk = await openDesk();
  session = await desk.practice.book(STARTS_AT, { status: "confirmed", confirmedAt: 1 });
  desk = await comeBackAt(desk, STARTS_AT + HOUR_MS);
});

function ask(method: string, path: string, body?: BodyInit, type = "image/png"): Promise<Response> {
  const cookie = Object.entries(desk.browser.cookies).map(([name, value]) => `${name}=${value}`);
  return desk.practice.product.ask(path, {
    method,
    headers: { Cookie: cookie.join("; "), Origin: ORIGIN, ...(body !== undefined && { "Content-Type": type }) },
    ...(body !== undefined && { body }),
  });
}

function send(bytes: Uint8Array<ArrayBuffer>, type = "image/png", id = session.id): Promise<Response> {
  return ask("PUT", `/api/master/consultations/${id}/picture`, bytes, type);
}

async function read<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json<Body>();
}

async function sendPicture(bytes: Uint8Array<ArrayBuffer> = PNG): Promise<ShownPicture> {
  const { picture } = await read<DeskConsultation>(await send(bytes));
  if (!picture) throw new Error("There is no picture.");
  return picture;
}

function complete(summary = ""): Promise<Response> {
  return desk.browser.post(`/api/master/consultations/${session.id}/complete`, { summary });
}

/** The mail after the session, and the booking that its link shows. */
async function readFollowUp() {
  const mails = await desk.practice.product.readMails();
  const mail = mails.find(({ subject }) => subject === "After your session");
  const [, token = ""] = /\/booking\/([\w.-]+)/.exec(mail?.text ?? "") ?? [];
  return { mail, token, booking: await read<Booking>(await ask("GET", `/api/bookings/${token}`)) };
}

async function countStored(): Promise<readonly number[]> {
  const { objects } = await env.FILES.list({ prefix: "files/" });
  const rows = await env.DB.prepare("select count(*) count from stored_files where state <> 'removed'").first<number>(
    "count",
  );
  return [rows ?? -1, objects.length];
}

describe("a picture for the client", () => {
  it("is in the mail by a word and a link, and on the page of the booking", async () => {
    const atDesk = await sendPicture();
    expect(atDesk).toMatchObject({ widthPx: 16, heightPx: 10 });
    await read(await complete("We spoke"));
    const { mail, booking } = await readFollowUp();
    expect(mail?.text).toContain("The master has sent you a picture as well.");
    expect(mail?.attachments).toEqual([]);
    expect(mail?.html).not.toContain("/api/files/");
    const shown = await ask("GET", booking.picture?.url ?? "");
    expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  });

  it("is shown to the client once the session is noted as completed, and no earlier", async () => {
    await sendPicture();
    await read(await complete());
    const { token } = await readFollowUp();
    await read(await desk.browser.post(`/api/master/consultations/${session.id}/no-show`, {}));
    expect(await read<Booking>(await ask("GET", `/api/bookings/${token}`))).toMatchObject({
      status: "no_show",
      picture: null,
    });
  });

  it("can be replaced and taken away after the mail: its link shows what is so now", async () => {
    const first = await sendPicture();
    await read(await complete());
    const { token } = await readFollowUp();
    await sendPicture(PROGRESSIVE_JPEG);
    const replaced = await read<Booking>(await ask("GET", `/api/bookings/${token}`));
    const shown = await ask("GET", replaced.picture?.url ?? "");
    expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    expect((await ask("GET", first.url)).status).toBe(404);
    const path = `/api/master/consultations/${session.id}/picture`;
    expect(await read<DeskConsultation>(await ask("DELETE", path))).toMatchObject({ picture: null });
    expect(await read<DeskConsultation>(await ask("DELETE", path))).toMatchObject({ picture: null });
    expect(await read<Booking>(await ask("GET", `/api/bookings/${token}`))).toMatchObject({ picture: null });
    expect((await ask("GET", replaced.picture?.url ?? "")).status).toBe(404);
  });

  it("is not spoken of where there is none", async () => {
    await read(await complete("We spoke"));
    const { mail, booking } = await readFollowUp();
    expect(mail?.text).not.toContain("picture");
    expect(booking.picture).toBeNull();
  });

  it("is opened for an hour, and then the page has to be loaded again", async () => {
    const { url } = await sendPicture();
    desk.practice.product.now += HOUR_MS - 1;
    expect((await ask("GET", url)).status).toBe(200);
    desk.practice.product.now += 1;
    expect(await readResponse(await ask("GET", url))).toMatchObject({ status: 410, body: { code: "gone" } });
  });

  it.each([
    ["a CMYK JPEG", CMYK_JPEG, [16, 10]],
    ["a JPEG on its side", JPEG_ON_ITS_SIDE, [10, 16]],
    ["an animated PNG", makeAnimatedPng(), [16, 10]],
  ] as const)("can be %s, and has no metadata", async (_what, bytes, [widthPx, heightPx]) => {
    const picture = await sendPicture(bytes);
    expect(picture).toMatchObject({ widthPx, heightPx });
    const sent = new Uint8Array(await (await ask("GET", picture.url)).arrayBuffer());
    expect(new TextDecoder("latin1").decode(sent)).not.toContain(AUTHOR);
  });
});

describe("what is refused as a picture, with nothing stored", () => {
  it.each(REFUSED_FILES)("is %s", async (_what, bytes, message) => {
    expect(await readResponse(await send(bytes))).toMatchObject({
      status: 422,
      body: { code: "invalid_request", message: expect.stringContaining(message) },
    });
    expect(await countStored()).toEqual([0, 0]);
  });

  it("is a file of 11 MB", async () => {
    expect(await readResponse(await send(new Uint8Array(11_000_000)))).toMatchObject({
      status: 413,
      body: { code: "body_too_large", message: "Please send a file of at most 10 MB." },
    });
    expect(PICTURE_LIMITS.bytes).toBeLessThan(11_000_000);
    expect(await countStored()).toEqual([0, 0]);
  });

  it("is what calls itself something else", async () => {
    const svg = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>");
    expect((await send(Uint8Array.from(svg), "image/svg+xml")).status).toBe(415);
    expect(await countStored()).toEqual([0, 0]);
  });

  it("leaves the picture that is there", async () => {
    const { url } = await sendPicture();
    expect((await send(PNG.slice(0, -20))).status).toBe(422);
    expect((await ask("GET", url)).status).toBe(200);
  });

  it("is one for a session that has not begun, or was cancelled, or is none", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const later = await desk.practice.book(STARTS_AT + 24 * HOUR_MS, { status: "confirmed", confirmedAt: 1 });
    const cancelled = await desk.practice.book(STARTS_AT - 24 * HOUR_MS, {
      status: "cancelled",
      cancelReason: "by_master",
    });
    for (const [id, status, message] of [
      [later.id, 409, "This session hasn’t begun yet."],
      [cancelled.id, 409, "This session was cancelled."],
      [crypto.randomUUID(), 404, "There is no such session."],
    ] as const) {
      expect(await readResponse(await send(PNG, "image/png", id))).toMatchObject({ status, body: { message } });
    }
    expect(await countStored()).toEqual([0, 0]);
  });
});
