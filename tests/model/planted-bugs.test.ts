import { describe, expect, it, vi } from "vitest";
import { err, ok } from "#domain/lib/result.ts";
import type { PaymentProvider, ProviderPayment } from "#worker/ports/payments.ts";
import { CHALLENGES, type Challenge } from "./challenges.ts";
import { rewriteSql } from "./effects.ts";
import { STATEMENTS, type StatementName } from "./statements.ts";
import type { PlantedBug } from "./world.ts";

// A bug lives in this file alone: in place of a module of the product, or between the engine and what it works with.
const planted = vi.hoisted(() => {
  // The Worker itself was loaded before this file: what it consists of is loaded once more, with the mistakes in it.
  vi.resetModules();
  return { bug: "" };
});

vi.mock(import("#domain/orders/checkout.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    isSecondPurchase: (order, others) =>
      planted.bug !== "second purchases are kept" && real.isSecondPurchase(order, others),
  };
});

vi.mock(import("#domain/orders/entitlement.ts"), async (original) => {
  const real = await original();
  const ignoreFailure: typeof real.computeEntitlement = (objects) =>
    real.computeEntitlement(
      objects.map((object) =>
        object.kind === "refund" && object.status === "failed" ? { ...object, status: "succeeded" } : object,
      ),
    );
  return {
    ...real,
    computeEntitlement: (objects) =>
      planted.bug === "a refund that failed is ignored" ? ignoreFailure(objects) : real.computeEntitlement(objects),
    computeTier: (orders) =>
      real.computeTier(
        planted.bug === "what was refunded still gives its tier"
          ? orders.map((order) => ({ ...order, status: "paid" as const }))
          : orders,
      ),
  };
});

vi.mock(import("#worker/features/orders/list-order-mails.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    listOrderMails: (...about) =>
      real
        .listOrderMails(...about)
        .filter(({ kind }) => planted.bug !== "nobody is told of a refund" || kind !== "refund_receipt"),
  };
});

vi.mock(import("#worker/features/orders/settle-order.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    settleOrder: (deps, intentId, { clientSecret, ...context }) => {
      const isSecretUsed = planted.bug !== "a hint is taken without the secret" && clientSecret !== undefined;
      return real.settleOrder(deps, intentId, { ...context, ...(isSecretUsed && { clientSecret }) });
    },
  };
});

vi.mock(import("#worker/mail/mail-kind.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    addressMail: (kind, mail) => {
      const addressed = real.addressMail(kind, mail);
      if (planted.bug !== "a mail’s key doesn’t name its occasion") return addressed;
      return { ...addressed, key: `${addressed.key} ${crypto.randomUUID()}` };
    },
  };
});

vi.mock(import("#worker/features/sigils/generate-sigil.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    generateSigil: (deps, visitor, request) => {
      const isBelieved = planted.bug === "the tier comes from the address" && request.tier === "advanced";
      return real.generateSigil(deps, isBelieved ? { kind: "buyer", tier: "advanced", orders: [] } : visitor, request);
    },
  };
});

vi.mock(import("#worker/http/read-request.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    readBody: async (body, request) => {
      if (planted.bug !== "terms are not asked for") return real.readBody(body, request);
      const filled = JSON.stringify({ termsVersion: 1, ...(await request.json<object>()) });
      return real.readBody(body, new Request(request.url, { method: "POST", headers: request.headers, body: filled }));
    },
  };
});

/** What the provider says of a payment, changed. */
function changeReading(change: (payment: ProviderPayment) => ProviderPayment): PlantedBug {
  return {
    payments: (payments) => ({
      ...payments,
      async findPayment(id) {
        const found = await payments.findPayment(id);
        return found.isOk && found.value ? ok(change(found.value)) : found;
      },
    }),
  };
}

function changeCalls(change: (payments: PaymentProvider) => Partial<PaymentProvider>): PlantedBug {
  return { payments: (payments) => ({ ...payments, ...change(payments) }) };
}

/** Each reading adds what is refunded to what was refunded by the one before. */
function countTwice(): PlantedBug {
  let readings = 0;
  return changeReading((payment) => {
    readings += 1;
    const again = payment.objects
      .filter(({ kind }) => kind === "refund")
      .map((refund) => ({ ...refund, id: `${refund.id}_${readings}` }));
    return { ...payment, objects: [...payment.objects, ...again] };
  });
}

/** The first reading of each payment is taken for all that follow. */
function keepFirstReading(): PlantedBug {
  const first = new Map<string, ProviderPayment>();
  return changeReading((payment) => {
    if (!first.has(payment.intentId)) first.set(payment.intentId, payment);
    return first.get(payment.intentId) ?? payment;
  });
}

/** A mistake, the course of events that brings it out, and the statement that it breaks. */
interface Planted {
  readonly bug: string;
  readonly isCaughtIn: keyof typeof CHALLENGES;
  readonly by: StatementName | (string & {});
  readonly between?: PlantedBug;
}

const BUGS: readonly Planted[] = [
  {
    bug: "an event counts twice",
    isCaughtIn: "a purchase of which every message comes twice",
    by: "an order is what the provider's objects make it",
    between: countTwice(),
  },
  {
    bug: "a mail’s key doesn’t name its occasion",
    isCaughtIn: "a purchase of which every message comes twice",
    by: "a paid order brings one receipt, or word that the money goes back",
  },
  {
    bug: "a message about an unknown payment is accepted",
    isCaughtIn: "a message about a payment that nobody knows",
    by: "an unknown payment’s message is not accepted",
    between: changeCalls((payments) => ({
      async readWebhook(body, signature) {
        const event = await payments.readWebhook(body, signature);
        if (!event.isOk || event.value.intentId === null) return event;
        const found = await payments.findPayment(event.value.intentId);
        return found.isOk && found.value ? event : ok({ ...event.value, intentId: null });
      },
    })),
  },
  {
    bug: "a refund that failed is ignored",
    isCaughtIn: "a refund that fails after it succeeded",
    by: "an order is what the provider's objects make it",
  },
  {
    bug: "the provider is asked again without the order’s key",
    isCaughtIn: "a crash before the intent is noted, and a buyer who comes back",
    by: "an order has one payment at most",
    between: changeCalls((payments) => ({
      createIntent: (order) => payments.createIntent({ ...order, idempotencyKey: crypto.randomUUID() }),
    })),
  },
  {
    bug: "the tier comes from the address",
    isCaughtIn: "a stranger who says that they hold a tier",
    by: "what a request claims opens nothing",
  },
  {
    bug: "a hint is taken without the secret",
    isCaughtIn: "a hint with another payment's secret",
    by: "a hint brings the payment’s own secret",
  },
  {
    bug: "the amount is not compared",
    isCaughtIn: "a payment of half a dollar for an order of 49",
    by: "only the price of an order pays it",
    between: changeReading((payment) => ({ ...payment, amount: 4900 })),
  },
  {
    bug: "a code can be used twice",
    isCaughtIn: "a code that is sent twice",
    by: "a code opens once",
    between: { binding: (binding) => rewriteSql(binding, '"sign_in_codes"."used_at" is null', "true") },
  },
  {
    bug: "second purchases are kept",
    isCaughtIn: "two browsers that pay for the same thing",
    by: "nobody pays twice for what they hold",
  },
  {
    bug: "a refund is noted and not made",
    isCaughtIn: "two browsers that pay for the same thing",
    by: "nobody pays twice for what they hold",
    between: changeCalls(() => ({ refund: async () => ok({ refundId: "re_none" }) })),
  },
  {
    bug: "terms are not asked for",
    isCaughtIn: "an order without the box ticked",
    by: "nothing is sold without accepted terms",
  },
  {
    bug: "an old reading replaces a newer one",
    isCaughtIn: "two readings, of which the older one is written last",
    by: "the newest reading counts",
    between: {
      binding: (binding) =>
        rewriteSql(binding, '"orders"."settled_as_of" is ?', '("orders"."settled_as_of" is ? or true)'),
    },
  },
  {
    bug: "what was read once is never read again",
    isCaughtIn: "a refund that fails after it succeeded",
    by: "an order is what the provider's objects make it",
    between: keepFirstReading(),
  },
  {
    bug: "what the provider says of an object is stored once, and never brought up to date",
    isCaughtIn: "a refund that fails after it succeeded",
    by: "what is stored of the provider's objects is what they are",
    between: { binding: (binding) => rewriteSql(binding, '"status" = excluded.status', '"as_of" = excluded.as_of') },
  },
  {
    bug: "what was refunded still gives its tier",
    isCaughtIn: "two browsers that pay for the same thing",
    by: "a browser holds what was paid in it and nothing else",
  },
  {
    bug: "nobody is told of a refund",
    isCaughtIn: "a purchase of which every message comes twice",
    by: "a refund brings one receipt, and the master hears once of one that failed",
  },
  {
    bug: "an intent that was not known here stays open when its order is given up",
    isCaughtIn: "a crash before the intent is noted, and nobody who comes back for a day",
    by: "no payment that nobody waits for can still be made",
    between: changeCalls(() => ({ cancelIntent: async () => ok("canceled") })),
  },
  {
    bug: "an order is given up here and not at the provider",
    isCaughtIn: "an order that nobody pays for a day",
    by: "an order that nobody paid for a day is given up",
    between: changeCalls(() => ({ cancelIntent: async () => ok("canceled") })),
  },
  {
    bug: "the hourly run asks for nothing",
    isCaughtIn: "a payment of which no message comes",
    by: "a payment is never lost",
    between: changeCalls(() => ({ listChanged: async () => err({ kind: "unavailable" }) })),
  },
];

describe("without a bug", () => {
  it.each(Object.entries<Challenge>(CHALLENGES))("%s breaks no statement", async (_name, challenge) => {
    planted.bug = "";
    expect(await challenge({})).toEqual([]);
  });
});

describe("a bug is caught", () => {
  it("by each statement: one that broke by none would prove nothing", () => {
    const broken = BUGS.map(({ by }) => by);
    expect(Object.keys(STATEMENTS).filter((name) => !broken.includes(name))).toEqual([]);
  });

  it.each(BUGS.map((planting) => [planting.bug, planting.by, planting] as const))(
    "where %s: “%s” is broken",
    async (bug, by, { isCaughtIn, between = {} }) => {
      planted.bug = bug;
      const broken = await CHALLENGES[isCaughtIn](between);
      planted.bug = "";
      expect(broken.map((wrong) => wrong.split(": ")[0])).toContain(by);
    },
  );
});
