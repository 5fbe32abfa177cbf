import type { OrderedTier, OrderStatus } from "./order.ts";
import { type Dispute, type Intent, listNewest, type ProviderObject, type Refund } from "./provider-object.ts";
import { TIERS, type Tier } from "./tier.ts";

/**
 * What an order gives to its buyer: `none` before it is paid; `granted`; `suspended` keeps the drawing methods and stops booking and
 * commissions; `revoked` takes everything back.
 */
export type AccessStatus = "none" | "granted" | "suspended" | "revoked";

/** What an order gives in each of its states. */
export const ACCESS_OF_STATUS: Readonly<Record<OrderStatus, AccessStatus>> = {
  pending: "none",
  processing: "none",
  failed: "none",
  canceled: "none",
  paid: "granted",
  disputed: "suspended",
  refunded: "revoked",
};

/** What the provider's objects of one order come to. */
export interface Entitlement {
  readonly status: OrderStatus;
  readonly access: AccessStatus;
  /** What refunds brought back to the buyer, in the currency's smallest unit. */
  readonly refundedAmount: number;
  /** Refunds that failed: the money is still here, and somebody has to look after it. */
  readonly failedRefundIds: readonly string[];
}

/**
 * What an order is and gives, from all that the provider said of its objects: a set of snapshots in any order, with duplicates.
 * A full refund, a lost or a prevented dispute revokes, an appeal counts as lost until it is won; a failed refund gives back.
 */
export function computeEntitlement(snapshots: readonly ProviderObject[]): Entitlement {
  const newest = listNewest(snapshots);
  const intents = newest.filter((object): object is Intent => object.kind === "intent");
  const refunds = newest.filter((object): object is Refund => object.kind === "refund");
  const disputes = newest.filter((object): object is Dispute => object.kind === "dispute");
  const refundedAmount = sum(refunds.filter(({ status }) => status === "succeeded"));
  const status = computeStatus(intents, refundedAmount, disputes);
  const failed = refunds.filter((refund) => refund.status === "failed").map(({ id }) => id);
  return { status, access: ACCESS_OF_STATUS[status], refundedAmount, failedRefundIds: failed.toSorted() };
}

function computeStatus(intents: readonly Intent[], refundedAmount: number, disputes: readonly Dispute[]): OrderStatus {
  const succeeded = intents.filter(({ status }) => status === "succeeded");
  if (succeeded.length === 0) return computeUnpaidStatus(intents);
  const outcomes = new Set(disputes.map(({ status }) => OUTCOMES[status]));
  if (outcomes.has("money_is_gone") || refundedAmount >= sum(succeeded)) return "refunded";
  return outcomes.has("is_open") ? "disputed" : "paid";
}

function computeUnpaidStatus(intents: readonly Intent[]): OrderStatus {
  if (intents.some(({ status }) => status === "processing" || status === "requires_capture")) return "processing";
  const alive = intents.filter(({ status }) => status !== "canceled");
  if (alive.length === 0) return intents.length === 0 ? "pending" : "canceled";
  return alive.some(({ isDeclined }) => isDeclined) ? "failed" : "pending";
}

type DisputeOutcome = "changes_nothing" | "is_open" | "money_is_gone";

const OUTCOMES: Readonly<Record<Dispute["status"], DisputeOutcome>> = {
  warning_needs_response: "changes_nothing",
  warning_under_review: "changes_nothing",
  warning_closed: "changes_nothing",
  needs_response: "is_open",
  under_review: "is_open",
  prevented: "money_is_gone",
  lost: "money_is_gone",
  appeal_needs_response: "money_is_gone",
  appeal_under_review: "money_is_gone",
  won: "changes_nothing",
};

/** What of an order decides what its buyer holds. */
export interface OrderStanding {
  readonly tier: OrderedTier;
  readonly status: OrderStatus;
}

/** Whether an order in this state gives something to its buyer. */
export function isKept(status: OrderStatus): boolean {
  const access = ACCESS_OF_STATUS[status];
  return access === "granted" || access === "suspended";
}

/** The state by which an order gives: what the master gave back by hand counts as paid, whatever became of the money. */
export function computeHeldStatus({
  status,
  restoredAt,
}: {
  readonly status: OrderStatus;
  readonly restoredAt: number | null;
}): OrderStatus {
  return restoredAt === null ? status : "paid";
}

/**
 * The highest tier that somebody's orders give: Mastercrafted includes Advanced, a consultation is no tier. An open dispute
 * keeps the tier, which opens the drawing methods.
 */
export function computeTier(orders: readonly OrderStanding[]): Tier {
  const held = new Set<string>(orders.filter(({ status }) => isKept(status)).map(({ tier }) => tier));
  return TIERS.toReversed().find((tier) => held.has(tier)) ?? "free";
}

function sum(objects: readonly { readonly amount: number }[]): number {
  return objects.reduce((total, { amount }) => total + amount, 0);
}
