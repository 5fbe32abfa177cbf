import { convertIcsCalendar, type IcsEvent } from "ts-ics";
import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../lib/time.ts";
import { CONSULTATION_STATUSES, type ConsultationStatus } from "./consultation-status.ts";
import { type SessionAudience, type SessionEntry, writeSessionCalendar } from "./session-calendar.ts";

const START = Date.parse("2026-12-10T15:00Z");
const LINK = "https://meet.example/room?pwd=x;y,z";
const NOW = Date.parse("2026-12-01T08:30Z");

const BY_MAIL: SessionAudience = {
  organizer: { name: "Sigilarium", email: "help@sigilarium.test" },
  attendee: { name: "Ada “the first” Lovelace; Countess", email: "ada+sigil@example.org" },
};
const DOWNLOADED: SessionAudience = { ...BY_MAIL, attendee: null };

function session(status: ConsultationStatus, over: Partial<SessionEntry> = {}): SessionEntry {
  return { id: "b1", startsAt: START, endsAt: START + HOUR_MS, status, sequence: 3, meetingLink: LINK, ...over };
}

function write(entry: SessionEntry, audience: SessionAudience = BY_MAIL): string {
  return writeSessionCalendar(entry, audience, NOW);
}

function read(text: string): IcsEvent {
  const [event] = convertIcsCalendar(undefined, text).events ?? [];
  if (event === undefined) throw new Error("There is no event");
  return event;
}

describe("a session in a calendar", () => {
  it.each([
    ["pending", "TENTATIVE", "REQUEST", "PUBLISH"],
    ["confirmed", "CONFIRMED", "REQUEST", "PUBLISH"],
    ["cancelled", "CANCELLED", "CANCEL", "CANCEL"],
    ["completed", "CONFIRMED", "REQUEST", "PUBLISH"],
    ["no_show", "CONFIRMED", "REQUEST", "PUBLISH"],
  ] as const)(
    "that is %s is %s, by the method %s in a mail and %s in a file",
    (status, eventStatus, byMail, inFile) => {
      expect(read(write(session(status))).status).toBe(eventStatus);
      expect(write(session(status))).toContain(`\r\nMETHOD:${byMail}\r\n`);
      expect(write(session(status), DOWNLOADED)).toContain(`\r\nMETHOD:${inFile}\r\n`);
    },
  );

  it("is the same event however often it moves, the later one with the higher sequence", () => {
    const moved = session("confirmed", { startsAt: START + HOUR_MS, endsAt: START + 2 * HOUR_MS, sequence: 4 });
    const [before, after] = [read(write(session("pending"))), read(write(moved))];
    expect(after.uid).toBe(before.uid);
    expect([before.sequence, after.sequence]).toEqual([3, 4]);
    expect(read(write(session("pending", { id: "b2" }))).uid).not.toBe(before.uid);
  });

  it("is in UTC", () => {
    const text = write(session("confirmed"));
    expect(text).toContain("\r\nDTSTART:20261210T150000Z\r\nDTEND:20261210T160000Z\r\n");
    expect(text).toContain("\r\nDTSTAMP:20261201T083000Z\r\n");
  });

  it("has its link only while it is confirmed", () => {
    const shown = CONSULTATION_STATUSES.filter((status) => unfold(write(session(status))).includes("meet.example"));
    expect(shown).toEqual(["confirmed"]);
    expect(read(write(session("confirmed"))).location).toBe(LINK);
    expect(read(write(session("confirmed", { meetingLink: null }))).location).toBe("Private video call");
  });

  it("is organized by the product, and invites the client where it is mailed, without asking for a reply", () => {
    const text = unfold(write(session("confirmed")));
    expect(text).toContain('\r\nORGANIZER;CN="Sigilarium":mailto:help@sigilarium.test\r\n');
    expect(text).toContain(
      '\r\nATTENDEE;CN="Ada “the first” Lovelace; Countess";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ada+sigil@example.org\r\n',
    );
    expect(write(session("confirmed"), DOWNLOADED)).not.toContain("ATTENDEE");
  });

  it("takes up the client’s time, until it is cancelled", () => {
    expect(write(session("pending"))).toContain("\r\nTRANSP:OPAQUE\r\n");
    expect(write(session("cancelled"))).toContain("\r\nTRANSP:TRANSPARENT\r\n");
  });

  it("can be broken by no name, and has no line beyond 75 bytes", () => {
    const attendee = { name: 'A"b\r\nATTENDEE:mailto:x@y.z ☾☾☾☾☾☾☾☾☾☾☾☾☾☾☾☾☾☾☾☾☾☾', email: "a\r\nX:1@example.org" };
    const text = write(session("confirmed"), { ...BY_MAIL, attendee });
    expect(unfold(text).match(/^ATTENDEE/gm)).toHaveLength(1);
    expect(unfold(text)).not.toMatch(/^X:/m);
    const lines = text.split("\r\n");
    expect(lines.every((line) => !/[\r\n]/.test(line) && new TextEncoder().encode(line).length <= 75)).toBe(true);
  });
});

function unfold(text: string): string {
  return text.replaceAll("\r\n ", "");
}
