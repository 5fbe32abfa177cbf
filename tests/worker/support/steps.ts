import { env } from "cloudflare:workers";
import type { ConsultationDay, ConsultationDays } from "#worker/ports/consultation-days.ts";
import { watchDatabase } from "../../model/effects.ts";
import { Practice } from "./practice.ts";

/** How those who wait go on: all at once, or one after the other in an order that a seed decides. */
export type Order = { readonly kind: "together" } | { readonly kind: "one_by_one"; readonly seed: number };

/**
 * Puts a barrier between every pair of steps of requests that run at once: nobody goes on before everybody has come to their next step, so that
 * whatever can come between two steps does.
 */
export class Steps {
  #running = 0;
  #waiting: (() => void)[] = [];
  #order: Order = { kind: "together" };
  #random = 1;
  /** How many steps were taken. */
  taken = 0;

  /** Runs all of this at once, a step at a time. */
  async race<Value>(order: Order, runs: readonly (() => Promise<Value>)[]): Promise<readonly Value[]> {
    this.#order = order;
    this.#random = order.kind === "one_by_one" ? order.seed : 1;
    this.#running = runs.length;
    return Promise.all(
      runs.map(async (run) => {
        try {
          return await run();
        } finally {
          this.#running -= 1;
          this.#goOn();
        }
      }),
    );
  }

  /** A step that writes. */
  async happen<Value>(_name: string, effect: () => Promise<Value>): Promise<Value> {
    return this.look(effect);
  }

  /** A step; outside of a race it is taken at once. */
  async look<Value>(step: () => Promise<Value>): Promise<Value> {
    if (this.#running > 0) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        this.#goOn();
      });
      this.taken += 1;
    }
    return step();
  }

  #goOn(): void {
    if (this.#waiting.length < this.#running || this.#waiting.length === 0) return;
    if (this.#order.kind === "together") {
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const resolve of waiting) resolve();
      return;
    }
    const [resolve] = this.#waiting.splice(this.#draw(this.#waiting.length), 1);
    resolve?.();
  }

  /** A number below another one, by a generator of Park and Miller. */
  #draw(below: number): number {
    this.#random = (this.#random * 48_271) % 2_147_483_647;
    return this.#random % below;
  }
}

/** The days of the practice, of which each call is a step. */
export function watchDays(days: ConsultationDays, steps: Pick<Steps, "happen" | "look">): ConsultationDays {
  return {
    get(day, locationHint) {
      const object = days.get(day, locationHint);
      return {
        snapshot: (...call) => steps.look(() => object.snapshot(...call)),
        hold: (...call) => steps.happen("day: hold", () => object.hold(...call)),
        offer: (...call) => steps.happen("day: offer", () => object.offer(...call)),
        prolong: (...call) => steps.happen("day: prolong", () => object.prolong(...call)),
        book: (...call) => steps.happen("day: book", () => object.book(...call)),
        move: (...call) => steps.happen("day: move", () => object.move(...call)),
        confirm: (...call) => steps.happen("day: confirm", () => object.confirm(...call)),
        release: (...call) => steps.happen("day: release", () => object.release(...call)),
        forget: (...call) => steps.happen("day: forget", () => object.forget(...call)),
        block: (...call) => steps.happen("day: block", () => object.block(...call)),
        unblock: (...call) => steps.happen("day: unblock", () => object.unblock(...call)),
      } satisfies ConsultationDay;
    },
  };
}

/** A practice in which each call of a day and each statement is a step; what goes on after the responses has separate tests. */
export function watchPractice(steps: Steps): Practice {
  return new Practice(
    (platform) => ({
      ...platform,
      days: watchDays(platform.days, steps),
      background: { run: () => {} },
      mailSender: Object.assign(Object.create(platform.mailSender), { deliver: async () => {} }),
    }),
    watchDatabase(env.DB, steps),
  );
}
