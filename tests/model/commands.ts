import fc from "fast-check";
import type { OrderedTier } from "#domain/orders/order.ts";
import {
  moveDispute,
  moveRefund,
  openDispute,
  refundPayment,
} from "#worker/adapters/stripe-simulator/decide-aftermath.ts";
import { cancelPayment, settleDebit } from "#worker/adapters/stripe-simulator/decide-intent.ts";
import { type SimulatedPayment, toIntentId } from "#worker/adapters/stripe-simulator/payment.ts";
import { toClientSecret } from "#worker/adapters/stripe-simulator/render-payment.ts";
import { BROWSERS } from "./statements.ts";
import type { World } from "./world.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Nothing is timed here either: on a busy machine a hundred runs take minutes, and this only ends what hangs. */
export const LONGEST_RUN_MS = 30 * MINUTE_MS;

/** What has to have happened before a command makes sense. */
export interface Progress {
  opened: number;
  paid: number;
}

type Command = fc.AsyncCommand<Progress, World>;

/** One of the payments that are there, chosen by a number that may be larger than how many there are. */
function pick<Item>(items: readonly Item[], at: number): Item | undefined {
  return items[at % items.length];
}

function command(
  name: string,
  run: (world: World, progress: Progress) => Promise<unknown>,
  needs: (progress: Progress) => boolean = () => true,
): Command {
  return {
    check: needs,
    async run(progress, world) {
      await run(world, progress);
    },
    toString: () => name,
  };
}

const isOpened = ({ opened }: Progress): boolean => opened > 0;
const isPaid = ({ paid }: Progress): boolean => paid > 0;

/** Something that is done with one of the payments that somebody has the secret of. */
function onPayment(
  name: string,
  at: number,
  needs: (progress: Progress) => boolean,
  run: (world: World, payment: SimulatedPayment) => Promise<unknown>,
): Command {
  return command(
    `${name} #${at}`,
    async (world) => {
      const payment = pick(world.listPayable(), at);
      if (payment) await run(world, payment);
    },
    needs,
  );
}

const AT = fc.nat({ max: 3 });

const TIERS: readonly OrderedTier[] = ["advanced", "mastercrafted", "consultation"];
const EMAILS = ["ada@example.test", "bob@example.test"];

const WANTED = fc.record({
  browser: fc.constantFrom(...BROWSERS),
  tier: fc.constantFrom<OrderedTier[]>(...TIERS, "advanced", "advanced"),
  email: fc.constantFrom("ada@example.test", ...EMAILS),
});

const OPEN = WANTED.map((wanted) =>
  command(`open ${Object.values(wanted).join(" ")}`, (world, progress) => {
    progress.opened += 1;
    return world.open(wanted);
  }),
);

const CARDS = {
  good: "pm_card_visa",
  checked: "pm_card_threeDSecure2Required",
  declined: "pm_card_chargeDeclined",
  short: "pm_card_chargeDeclinedInsufficientFunds",
  disputed: "pm_card_createDispute",
} as const;

const CARD = fc.constantFrom<(keyof typeof CARDS)[]>(
  "good",
  "good",
  "good",
  "checked",
  "declined",
  "short",
  "disputed",
);

/** What most buyers do. */
const BUY = fc.tuple(WANTED, CARD).map(([wanted, card]) =>
  command(`buy ${Object.values(wanted).join(" ")} with a ${card} card`, async (world, progress) => {
    progress.opened += 1;
    progress.paid += 1;
    await world.open(wanted);
    const newest = world.listPayable().at(-1);
    if (newest) await world.pay(newest, CARDS[card]);
  }),
);

const PAY = fc.tuple(AT, CARD).map(([at, card]) =>
  command(
    `pay #${at} with a ${card} card`,
    async (world, progress) => {
      const payment = pick(world.listPayable(), at);
      if (!payment) return;
      progress.paid += 1;
      await world.pay(payment, CARDS[card]);
    },
    isOpened,
  ),
);

const DEBIT = WANTED.map((wanted) =>
  command(`buy ${Object.values(wanted).join(" ")} by debit`, async (world, progress) => {
    progress.opened += 1;
    await world.open(wanted);
    const newest = world.listPayable().at(-1);
    if (newest) await world.payByDebit(newest);
  }),
);

const BANK = fc
  .tuple(AT, fc.boolean())
  .map(([at, isProven]) =>
    onPayment(isProven ? "pass the bank" : "fail at the bank", at, isPaid, (world, payment) =>
      world.passBank(payment, isProven),
    ),
  );

const DEBIT_RESULT = fc
  .tuple(AT, fc.boolean())
  .map(([at, isGood]) =>
    onPayment(isGood ? "collect the debit" : "return the debit", at, isOpened, (world, payment) =>
      world.act(payment, (one) => settleDebit(one, isGood)),
    ),
  );

const REFUND = fc
  .record({
    at: AT,
    share: fc.constantFrom(1, 1, 0.25),
    status: fc.constantFrom("succeeded" as const, "pending" as const),
  })
  .map(({ at, share, status }) =>
    onPayment(`refund ${share} ${status}`, at, isPaid, (world, payment) =>
      world.act(payment, (one) =>
        refundPayment(one, { amount: one.amount * share, metadata: {} }, status, Math.floor(world.now / 1000)),
      ),
    ),
  );

const FAILED_REFUND = AT.map((at) =>
  onPayment("refund that fails", at, isPaid, async (world, payment) => {
    await world.act(payment, (one) => refundPayment(one, { metadata: {} }, "pending", Math.floor(world.now / 1000)));
    await world.act(payment, (one) => moveRefund(one, one.refunds.at(-1)?.id ?? "", "failed"));
  }),
);

const REFUND_STEP = fc
  .tuple(AT, fc.constantFrom("succeeded" as const, "failed" as const, "failed" as const, "canceled" as const))
  .map(([at, status]) =>
    onPayment(`the refund ${status}`, at, isPaid, (world, payment) =>
      world.act(payment, (one) => moveRefund(one, one.refunds.at(-1)?.id ?? "", status)),
    ),
  );

const DISPUTE = fc
  .tuple(AT, fc.constantFrom("needs_response" as const, "warning_needs_response" as const, "prevented" as const))
  .map(([at, status]) =>
    onPayment(`dispute ${status}`, at, isPaid, (world, payment) =>
      world.act(payment, (one) => openDispute(one, status, Math.floor(world.now / 1000))),
    ),
  );

const DISPUTE_STEP = fc
  .tuple(
    AT,
    fc.constantFrom(
      ...(["won", "lost", "under_review", "needs_response", "appeal_needs_response", "warning_closed"] as const),
    ),
  )
  .map(([at, status]) =>
    onPayment(`the dispute ${status}`, at, isPaid, (world, payment) =>
      world.act(payment, (one) => moveDispute(one, one.disputes.at(-1)?.id ?? "", status)),
    ),
  );

const CANCEL = AT.map((at) =>
  onPayment("cancel at the provider", at, isOpened, (world, payment) =>
    world.act(payment, (one) => cancelPayment(one, {}, Math.floor(world.now / 1000))),
  ),
);

const HINT = AT.map((at) =>
  onPayment("hint", at, isOpened, (world, payment) => world.hint(toIntentId(payment), toClientSecret(payment))),
);

/** Any of the events that are still told of: the provider keeps to no order. */
function onEvent(
  name: string,
  run: (world: World, event: ReturnType<World["listUntold"]>[number], other: number) => Promise<unknown>,
): fc.Arbitrary<Command> {
  return fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 })).map(([at, other]) =>
    command(
      `${name} ${at}${name.includes("two") ? ` and ${other}` : ""}`,
      async (world) => {
        const event = pick(world.listUntold(), at);
        if (event) await run(world, event, other);
      },
      isOpened,
    ),
  );
}

const DELIVER = onEvent("deliver event", (world, event) => world.deliver(event));
const DELIVER_TWICE = onEvent("deliver twice event", async (world, event) => {
  await world.deliver(event);
  await world.deliver(event);
});
const DELIVER_AT_ONCE = onEvent("deliver at once two events", async (world, event, at) => {
  const other = pick(world.listUntold(), at) ?? event;
  await Promise.all([world.deliver(event), world.deliver(other), world.deliver(event)]);
});
const DROP = onEvent("drop event", async (world, event) => world.drop(event));

const CRASH = fc
  .record({ at: fc.nat({ max: 6 }), side: fc.constantFrom("before" as const, "after" as const) })
  .map((point) =>
    command(`crash ${point.side} effect ${point.at}`, async (world) => {
      world.nextCrash = point;
    }),
  );

const LOSE_RESPONSE = fc.constant(
  command("lose the provider's next response", (world) => world.store.setSwitches({ lostResponses: 1 })),
);

const RECONCILE = fc.constant(command("reconcile", (world) => world.reconcile(), isOpened));

const WAIT_A_MINUTE = fc.constant(
  command("wait a minute", async (world) => {
    world.now += MINUTE_MS;
  }),
);

// The hourly run never fails for a whole day; the provider forgets its idempotency keys.
const WAIT_A_DAY = fc.constant(
  command(
    "wait a day",
    async (world) => {
      world.now += DAY_MS + MINUTE_MS;
      world.store.responses.clear();
      await world.reconcile();
    },
    isOpened,
  ),
);

/** What buyers and banks do; what buyers do often is there more than once. */
export const DEEDS: readonly fc.Arbitrary<Command>[] = [
  ...[BUY, BUY, BUY, BUY, OPEN, OPEN, PAY, PAY, DEBIT, BANK, DEBIT_RESULT, CANCEL],
  ...[REFUND, REFUND_STEP, FAILED_REFUND, DISPUTE, DISPUTE_STEP, DISPUTE_STEP, WAIT_A_MINUTE],
];

/** All that happens to a shop, in any order. */
export const COMMANDS: readonly fc.Arbitrary<Command>[] = [
  ...DEEDS,
  ...[HINT, DELIVER, DELIVER, DELIVER_TWICE, DELIVER_AT_ONCE, DROP],
  ...[CRASH, CRASH, LOSE_RESPONSE, RECONCILE, WAIT_A_DAY],
];
