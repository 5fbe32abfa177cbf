import { expect, type Page } from "@playwright/test";
import { COMMISSION_STATUSES } from "../../domain/commissions/commission-status.ts";
import type { Commission, MyCommissionsResponse } from "../../domain/contracts/commissions.ts";
import type { State } from "./state.ts";

const COMMISSION: Commission = {
  ...{ token: "a-token-of-these-pictures", processNumber: "HD-7K3MQ9", status: "consultation_pending" },
  ...{ isStopped: false, canChangeAnswers: true, email: "miriam@example.org", delivered: null, reached: [] },
  answers: {
    name: "Miriam Ashdown",
    primaryIntention: "I finish what I begin, and I rest when it is done.",
    dreamSymbols: "A heron that stands in shallow water, and does not look up.",
    spiritualPractices: "",
    emotionalTone: "calm",
    sacredElements: "Salt, beeswax",
  },
};

/** A commission in this state, which it has come to by a step a day. */
function inState(status: Commission["status"], change: Partial<Commission> = {}): Commission {
  const place = COMMISSION_STATUSES.indexOf(status);
  return {
    ...{ ...COMMISSION, status, canChangeAnswers: place === 0 },
    reached: COMMISSION_STATUSES.slice(0, place + 1).map((reached, index) => ({
      status: reached,
      at: `2026-12-0${index + 1}T09:00:00.000Z`,
    })),
    ...change,
  };
}

async function openCommission(page: Page, commission: Commission, heading: string | RegExp): Promise<void> {
  await page.route("**/api/commissions/*", (route) => route.fulfill({ json: commission }));
  await page.goto(`/commission/${commission.token}`);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

async function openMine(page: Page, mine: Partial<MyCommissionsResponse>, heading: string): Promise<void> {
  const all: MyCommissionsResponse = { order: null, draft: null, commissions: [], ...mine };
  await page.route("**/api/commissions/mine", (route) => route.fulfill({ json: all }));
  await page.goto("/commission");
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M20 4V36M8 12H32M20 20 8 34M20 20 32 34" fill="none" stroke="#1f1a14" stroke-width="2"/><circle cx="20" cy="20" r="17" fill="none" stroke="#1f1a14"/></svg>`;

/** The states of a commission: the questions, the states of the making, what was delivered, and what was stopped. */
export const COMMISSION_STATES: readonly State[] = [
  {
    name: "commission-intake",
    arrange: (page) =>
      openMine(page, { order: { orderNumber: "ORD-00000004", email: COMMISSION.email } }, "Your commission"),
  },
  {
    name: "commission-list",
    arrange: (page) =>
      openMine(
        page,
        {
          commissions: [
            inState("analysis_in_progress"),
            inState("delivered", { token: "another", processNumber: "HD-2X9QPM" }),
          ],
        },
        "Your commissions",
      ),
  },
  {
    name: "commission-pending",
    arrange: (page) => openCommission(page, inState("consultation_pending"), "Your answers are with the master"),
  },
  {
    name: "commission-writing",
    arrange: (page) => openCommission(page, inState("creation_in_progress"), "The words are being written"),
  },
  {
    name: "commission-delivered",
    arrange: async (page) => {
      await page.route("**/api/files/*", (route) => route.fulfill({ contentType: "image/svg+xml", body: PICTURE }));
      const delivered = {
        energeticSummary: "It carries patience.\n\nThe window at its top is left open for what is to come.",
        activationInstructions: "Look at it each morning, before anything else is read.",
        picture: { url: "/api/files/picture", widthPx: 1600, heightPx: 1600 },
        imagePath: null,
      };
      await openCommission(page, inState("delivered", { delivered }), /^Delivered on /);
    },
  },
  {
    name: "commission-stopped",
    arrange: (page) =>
      openCommission(page, inState("analysis_in_progress", { isStopped: true }), "This commission is stopped"),
  },
];
