import type { ConsultationDay, ConsultationDays } from "#worker/ports/consultation-days.ts";
import type { Effects } from "../effects.ts";

/** What becomes of the next writes: their responses are lost, or they stall and happen later than anybody waits for them. */
export class DatabaseFaults {
  lostResponses = 0;
  stalled = 0;
  /** What has stalled, in its order. */
  readonly #late: (() => Promise<unknown>)[] = [];

  /** What has stalled happens now, whether or not it still can. */
  async land(): Promise<void> {
    for (const write of this.#late.splice(0)) await write().catch(() => {});
  }

  /** A write with these faults. */
  async write<Value>(work: () => Promise<Value>): Promise<Value> {
    const lost = new Error("D1_ERROR: Network connection lost.");
    if (this.stalled > 0) {
      this.stalled -= 1;
      this.#late.push(work);
      throw lost;
    }
    const value = await work();
    if (this.lostResponses === 0) return value;
    this.lostResponses -= 1;
    throw lost;
  }
}

/** Whether something failed since a response of the database was lost, or nobody waited for it. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.includes("Network connection lost") || isLostConnection(error.cause);
}

/** What a day can be told, by its name in the list of effects; the rest are looks. */
const ACTS = ["hold", "offer", "prolong", "book", "move", "confirm", "release", "forget", "block", "unblock"] as const;

/** Days of which each call that changes something is an effect. */
export function watchDays(days: ConsultationDays, effects: Effects): ConsultationDays {
  return {
    get: (day, hint) =>
      wrapDay(days.get(day, hint), (name, call) =>
        ACTS.some((act) => act === name) ? effects.happen(`day: ${name}`, call) : effects.look(call),
      ),
  };
}

/** A day of which each call goes through something else. */
export function wrapDay(
  day: ConsultationDay,
  wrap: <Value>(name: string, call: () => Promise<Value>) => Promise<Value>,
): ConsultationDay {
  return {
    snapshot: (...given) => wrap("snapshot", () => day.snapshot(...given)),
    hold: (...given) => wrap("hold", () => day.hold(...given)),
    offer: (...given) => wrap("offer", () => day.offer(...given)),
    prolong: (...given) => wrap("prolong", () => day.prolong(...given)),
    book: (...given) => wrap("book", () => day.book(...given)),
    move: (...given) => wrap("move", () => day.move(...given)),
    confirm: (...given) => wrap("confirm", () => day.confirm(...given)),
    release: (...given) => wrap("release", () => day.release(...given)),
    forget: (...given) => wrap("forget", () => day.forget(...given)),
    block: (...given) => wrap("block", () => day.block(...given)),
    unblock: (...given) => wrap("unblock", () => day.unblock(...given)),
  };
}
