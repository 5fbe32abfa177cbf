// The statuses of Stripe's API. Within each list a later one wins where two snapshots of an object name the same second.

/** The states of a payment intent. */
export const INTENT_STATUSES = [
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
  "requires_capture",
  "processing",
  "canceled",
  "succeeded",
] as const;

/** The states of a refund; one that succeeded can still fail. */
export const REFUND_STATUSES = ["pending", "requires_action", "succeeded", "canceled", "failed"] as const;

/** The states of a dispute: `warning_…` are inquiries, which take no money; `appeal_…` follow a lost dispute. */
export const DISPUTE_STATUSES = [
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
  "needs_response",
  "under_review",
  "prevented",
  "lost",
  "appeal_needs_response",
  "appeal_under_review",
  "won",
] as const;

/** The kinds of objects that the payment provider keeps of an order. */
export const PROVIDER_OBJECT_KINDS = ["intent", "refund", "dispute"] as const;

interface Snapshot {
  /** The provider's id of the object. */
  readonly id: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  /** When the provider said so, in milliseconds since 1970 in UTC. */
  readonly asOf: number;
}

/** The attempt to collect the money of an order. */
export interface Intent extends Snapshot {
  readonly kind: "intent";
  readonly status: (typeof INTENT_STATUSES)[number];
  /** Whether its last payment was declined. */
  readonly isDeclined: boolean;
}

/** Money that goes back to the buyer. */
export interface Refund extends Snapshot {
  readonly kind: "refund";
  readonly status: (typeof REFUND_STATUSES)[number];
}

/** A buyer's objection at the bank. */
export interface Dispute extends Snapshot {
  readonly kind: "dispute";
  readonly status: (typeof DISPUTE_STATUSES)[number];
}

/** What the provider said of one object at one instant. */
export type ProviderObject = Intent | Refund | Dispute;

/** The newest snapshot of each object. Neither the order in which they came nor how often one came makes a difference. */
export function listNewest(snapshots: readonly ProviderObject[]): readonly ProviderObject[] {
  const newest = new Map<string, ProviderObject>();
  for (const snapshot of snapshots) {
    const known = newest.get(snapshot.id);
    if (known === undefined || isNewer(snapshot, known)) newest.set(snapshot.id, snapshot);
  }
  return [...newest.values()];
}

function isNewer(one: ProviderObject, other: ProviderObject): boolean {
  const [ranks, others] = [rank(one), rank(other)];
  const at = ranks.findIndex((value, index) => value !== others[index]);
  return (ranks[at] ?? 0) > (others[at] ?? 0);
}

function rank(object: ProviderObject): readonly number[] {
  const { asOf, amount } = object;
  switch (object.kind) {
    case "intent":
      return [asOf, INTENT_STATUSES.indexOf(object.status), Number(object.isDeclined), amount];
    case "refund":
      return [asOf, REFUND_STATUSES.indexOf(object.status), 0, amount];
    case "dispute":
      return [asOf, DISPUTE_STATUSES.indexOf(object.status), 0, amount];
  }
}
