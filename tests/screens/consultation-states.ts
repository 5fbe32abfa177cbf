import { expect, type Page } from "@playwright/test";
import type { Booking, MyConsultationsResponse } from "../../domain/contracts/consultations.ts";
import type { HourOffer } from "../../domain/contracts/own-booking.ts";
import type { State } from "./state.ts";

/** Long after these tests, so that the pictures are the same each day. */
const AHEAD = { time: "2099-03-03T15:00:00.000Z", endsAt: "2099-03-03T16:00:00.000Z" } as const;

const BOOKING: Booking = {
  ...AHEAD,
  id: "019a0000-0000-7000-8000-000000000003",
  token: "a-token-of-these-pictures",
  timezone: "Europe/London",
  status: "confirmed",
  name: "Miriam Ashdown",
  email: "miriam@example.org",
  consultationTopic: "I keep starting over. Which of three paths is mine?",
  optionalNotes: "I would rather not speak of last year.",
  meetingUrl: "https://meet.example.org/clarity",
  meetingId: null,
  meetingPassword: null,
  isForfeited: false,
  reason: null,
  summary: null,
  picture: null,
  rights: {
    canMove: true,
    moveObstacle: null,
    movesLeft: 1,
    canCancel: true,
    isCancelForfeiting: false,
    canEditNotes: true,
  },
};

const NO_RIGHTS: Booking["rights"] = {
  canMove: false,
  moveObstacle: null,
  movesLeft: 0,
  canCancel: false,
  isCancelForfeiting: false,
  canEditNotes: false,
};

const MINE: MyConsultationsResponse = {
  access: "open",
  order: { orderNumber: "ORD-00000003", email: "miriam@example.org" },
  canBook: true,
  bookings: [],
  hold: null,
  hasHourRequest: false,
  timezone: "Europe/London",
  calendarUrl: null,
};

/** Opens the consultation's page for somebody who holds and has booked this, as the server would say it. */
async function openPage(page: Page, mine: Partial<MyConsultationsResponse>, words: RegExp): Promise<void> {
  await page.route("**/api/consultations/mine", (route) => route.fulfill({ json: { ...MINE, ...mine } }));
  await page.goto("/master-consultation");
  await expect(page.getByText(words)).toBeVisible();
}

async function openBooking(page: Page, booking: Partial<Booking>, heading: string): Promise<void> {
  await page.route("**/api/consultations/mine", (route) => route.fulfill({ json: MINE }));
  await page.route("**/api/bookings/*", (route) => route.fulfill({ json: { ...BOOKING, ...booking } }));
  await page.goto(`/booking/${BOOKING.token}`);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

async function openOffer(page: Page, state: HourOffer["state"], heading: string): Promise<void> {
  const offer: HourOffer = {
    ...AHEAD,
    timezone: "Australia/Sydney",
    practiceTimezone: "America/New_York",
    state,
    offerEndsAt: "2099-02-01T12:30:00.000Z",
    currentTime: "2099-03-17T15:00:00.000Z",
  };
  await page.route("**/api/hour-offers/*", (route) => route.fulfill({ json: offer }));
  await page.goto("/hour-offer/a-token-of-these-pictures");
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

/** The states of the consultation's page, of a booking's and of an offer's. */
export const CONSULTATION_STATES: readonly State[] = [
  {
    name: "consultation-waiting-list",
    arrange: (page) => openPage(page, { hasHourRequest: true }, /^We mail you when an earlier hour/),
  },
  {
    name: "consultation-booked",
    arrange: (page) => openPage(page, { canBook: false, bookings: [BOOKING] }, /^The hour is yours\./),
  },
  {
    name: "consultation-forfeited",
    arrange: (page) => openPage(page, { access: "forfeited", canBook: false, order: null }, /^Your access ended/),
  },
  { name: "booking-confirmed", arrange: (page) => openBooking(page, {}, "Your session is confirmed") },
  {
    name: "booking-cancel-late",
    arrange: async (page) => {
      const rights = { ...BOOKING.rights, canMove: false, isCancelForfeiting: true };
      await openBooking(page, { rights }, "Your session is confirmed");
      await page.getByRole("button", { name: "Cancel it" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Cancel the session" }).click();
      await expect(page.getByText("Please tick the box first, or keep the session.")).toBeVisible();
    },
  },
  {
    name: "booking-completed",
    arrange: (page) =>
      openBooking(
        page,
        {
          ...{ time: "2026-02-03T15:00:00.000Z", endsAt: "2026-02-03T16:00:00.000Z", status: "completed" },
          ...{ summary: "Begin with the smallest of the three.\n\nThe others wait.", rights: NO_RIGHTS },
        },
        "This session has taken place",
      ),
  },
  { name: "hour-offer-open", arrange: (page) => openOffer(page, "open", "An earlier hour") },
  { name: "hour-offer-over", arrange: (page) => openOffer(page, "over", "The offer is over") },
];
