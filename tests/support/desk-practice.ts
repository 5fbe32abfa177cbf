import { vi } from "vitest";
import type { ConsultationStatus } from "#domain/consultations/consultation-status.ts";
import { NO_MEETING } from "#domain/consultations/meeting.ts";
import type { ConsultationRow, DeskConsultation } from "#domain/contracts/desk-consultations.ts";

/** The master's day in the tests of the desk. */
const TODAY = "2026-12-01";

/** A session of an hour, in London as in UTC. */
export function createRow(number: number, name: string, time: string, status: ConsultationStatus): ConsultationRow {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    time,
    endsAt: new Date(Date.parse(time) + 3_600_000).toISOString(),
    day: time.slice(0, 10),
    name,
    email: `${name.toLowerCase()}@example.org`,
    consultationTopic: "Which of three paths is mine",
    timezone: "Asia/Tokyo",
    status,
    isForfeited: false,
    createdAt: "2026-11-20T09:00:00.000Z",
  };
}

/** A session with everything; where it takes place is known. */
export function createDetails(row: ConsultationRow): DeskConsultation {
  return {
    ...row,
    ...{ dateOfBirth: "1990-05-01", optionalNotes: "", ...NO_MEETING, needsMeetingUrl: false },
    ...{ reason: null, summary: null, picture: null, orderNumber: null, clientMoves: 0 },
    rights: {
      ...{
        canConfirm: row.status === "pending",
        canMove: true,
        canChangeMeeting: row.status === "confirmed",
        canCancel: true,
        canComplete: false,
        canAddPicture: false,
      },
      ...{ canMarkMissed: false, canRestore: false, canLiftMoveCap: true },
    },
  };
}

/** What a desk is asked, as `GET /api/master/figures`, and what it responds: a body, or a status with an error. */
export type DeskResponses = Readonly<Record<string, object>>;

/** Responds in the server's place with a practice of these sessions; calls that are not in `others` are not found. Returns what was sent. */
export function servePractice(rows: readonly ConsultationRow[], others: DeskResponses = {}): readonly SentCall[] {
  const known: DeskResponses = {
    "GET /api/master/figures": {
      ...{ totalBookings: rows.length, todaysSessions: 1, blockedSlots: 2, unconfirmed: 1, parkedMails: 0 },
      ...{ today: TODAY, timezone: "Europe/London" },
    },
    "GET /api/master/calendar": {
      days: [...new Set(rows.map(({ day }) => day))].map((day) => ({
        day,
        consultations: rows.filter((row) => row.day === day),
        blocks: [],
      })),
    },
    "GET /api/master/consultations": { consultations: rows, next: null },
    ...others,
  };
  const sent: SentCall[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const call = `${init?.method ?? "GET"} ${String(url).replace(/\?.*/, "")}`;
    sent.push({ call, body: typeof init?.body === "string" ? JSON.parse(init.body) : null });
    const body = known[call];
    return body instanceof Response ? body.clone() : Response.json(body ?? NOT_FOUND, { status: body ? 200 : 404 });
  });
  return sent;
}

/** A call that was made. */
export interface SentCall {
  readonly call: string;
  readonly body: unknown;
}

const NOT_FOUND = { code: "not_found", message: "There is no such thing." };
