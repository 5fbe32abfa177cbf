import { expect, it } from "vitest";
import { COMMISSION_STATUSES } from "./commission-status.ts";
import { findWaitingStep, isStepOverdue, STEP_OVERDUE_MS } from "./waiting.ts";

const SECOND = { step: 2, since: 10 };
const THIRD = { step: 3, since: 20 };

it("a commission waits for the master from its answers on, then from its drawing on, and not once it is completed", () => {
  const waiting = COMMISSION_STATUSES.map((status) => findWaitingStep({ status, createdAt: 10, drawnAt: 20 }));
  expect(waiting).toEqual([SECOND, SECOND, SECOND, THIRD, null, null]);
});

it("a step is overdue after seven days, and not a millisecond before", () => {
  expect([STEP_OVERDUE_MS - 1, STEP_OVERDUE_MS].map((waited) => isStepOverdue(5, 5 + waited))).toEqual([false, true]);
});
