import { expect, it } from "vitest";
import { listTicketNotices } from "./master-notices.ts";

it.each([
  ["question", false, ["ticket"]],
  ["question", true, ["urgent_ticket"]],
  ["refund_request", false, ["refund_request"]],
  ["refund_request", true, ["urgent_ticket", "refund_request"]],
] as const)("a request with the reason %s, urgent: %s, is told as %j", (reason, isUrgent, notices) => {
  expect(listTicketNotices({ reason, isUrgent })).toEqual(notices);
});
