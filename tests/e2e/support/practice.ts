import { expect, type Locator, type Page } from "@playwright/test";
import type { BookedSession } from "./booked-session.ts";

const HOUR_MS = 3_600_000;

/** Long enough for the master's call to come before it. */
const BEGINS_IN_MS = 3000;

/** How long another test may have its session at the present hour. */
const LONGEST_WAIT_MS = 60_000;

/** What the practice says of its calendar. */
interface Calendar {
  readonly timezone: string;
  readonly firstFreeDay: string;
}

async function readCalendar(page: Page): Promise<Calendar> {
  const response = await page.request.get(
    `/api/consultations/available-days?month=${toIsoDay(Date.now()).slice(0, 7)}`,
  );
  return response.json();
}

function toIsoDay(at: number): string {
  return new Date(at).toISOString().slice(0, "2026-12-03".length);
}

/** The master's zone: New York's by default, another one where it is late there; see seed.sql. */
export async function readPracticeZone(page: Page): Promise<string> {
  return (await readCalendar(page)).timezone;
}

/** The civil day of an instant by the master's clock, as fields and addresses have it. */
export async function toPracticeDay(page: Page, at: number): Promise<string> {
  return toDay(at, await readPracticeZone(page));
}

function toDay(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(at);
}

/**
 * A Wednesday on which no test books: the others take the first three weeks of the month after the first free day,
 * beginnings of weeks, and the end of what can be booked.
 */
export async function findQuietDay(page: Page): Promise<string> {
  const { firstFreeDay } = await readCalendar(page);
  const [year = 0, month = 1] = firstFreeDay.split("-").map(Number);
  const from = new Date(Date.UTC(year, month, 22));
  const daysToWednesday = (10 - from.getUTCDay()) % 7;
  return toIsoDay(from.getTime() + daysToWednesday * 24 * HOUR_MS);
}

/** Opens a session on its day at the desk; returns its entry there. */
export async function openOnItsDay(
  page: Page,
  { id, time, name }: Pick<BookedSession, "id" | "time"> & { readonly name: string },
): Promise<Locator> {
  await page.goto(`/master-dashboard?day=${await toPracticeDay(page, Date.parse(time))}&session=${id}`);
  const entry = page.getByRole("article").filter({ hasText: name });
  await expect(entry.getByText("I would rather not speak of last year.")).toBeVisible();
  return entry;
}

/** Moves a session as the master, to whatever time: also to one that is seconds away. */
async function moveAsMaster<Session extends BookedSession>(page: Page, session: Session, at: number): Promise<Session> {
  const time = new Date(at).toISOString();
  const response = await page.request.post(`/api/master/consultations/${session.id}/reschedule`, {
    data: { newDateTime: time, meetingUrl: "https://meet.example.org/clarity" },
  });
  expect(response.status(), await response.text()).toBe(200);
  return { ...session, time };
}

/** Moves a session as the master to about this many hours ahead, to an hour that doesn't go on after midnight. */
export async function moveHoursAhead<Session extends BookedSession>(
  page: Page,
  session: Session,
  hours: number,
): Promise<Session> {
  const zone = await readPracticeZone(page);
  const at = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS;
  const isLate = toDay(at, zone) !== toDay(at + HOUR_MS, zone);
  return moveAsMaster(page, session, isLate ? at + HOUR_MS : at);
}

/**
 * Moves a session as the master to the present, and waits until it has begun. Where another test has a session at this
 * hour, it waits until that one is closed: the master is at one of them at a time.
 */
export async function letBegin<Session extends BookedSession>(page: Page, session: Session): Promise<Session> {
  let moved = session;
  await expect(async () => {
    moved = await moveAsMaster(page, session, Date.now() + BEGINS_IN_MS);
  }).toPass({ timeout: LONGEST_WAIT_MS });
  await expect(async () => {
    const response = await page.request.get(`/api/master/consultations/${session.id}`);
    expect((await response.json()).rights.canComplete).toBe(true);
  }).toPass();
  return moved;
}
