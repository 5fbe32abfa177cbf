import { env } from "cloudflare:workers";
import { err, ok, type Result } from "#domain/lib/result.ts";
import { newKey, type SimulatedPayment } from "#worker/adapters/stripe-simulator/payment.ts";
import {
  type Collision,
  type KeptResponse,
  SimulatorStore,
  type StoredEvent,
  type StoredPayment,
} from "#worker/adapters/stripe-simulator/simulator-store.ts";
import { NO_MISBEHAVIOR, type Switches } from "#worker/adapters/stripe-simulator/switches.ts";

/** What the simulator remembers, in memory: thousands of runs ask it so often that a database would take most of their time. */
export class MemoryStore extends SimulatorStore {
  readonly payments = new Map<string, StoredPayment>();
  readonly responses = new Map<string, KeptResponse>();
  /** The oldest first. */
  readonly events: StoredEvent[] = [];
  #switches: Switches = NO_MISBEHAVIOR;

  constructor() {
    super(env.DB);
  }

  /** Every payment as it is now. */
  listPayments(): readonly SimulatedPayment[] {
    return [...this.payments.values()].map(({ payment }) => payment);
  }

  /** Notes what is remembered now; returns what brings it back. */
  keep(): () => void {
    const [payments, responses, events] = [[...this.payments], [...this.responses], [...this.events]];
    return () => {
      this.payments.clear();
      this.responses.clear();
      for (const [key, payment] of payments) this.payments.set(key, payment);
      for (const [key, response] of responses) this.responses.set(key, response);
      this.events.splice(0, Number.POSITIVE_INFINITY, ...events);
    };
  }

  override async findPayment(key: string): Promise<StoredPayment | null> {
    return this.payments.get(key) ?? null;
  }

  override async findResponse(key: string): Promise<KeptResponse | null> {
    return this.responses.get(key) ?? null;
  }

  override async commit(
    { change, version, response }: Parameters<SimulatorStore["commit"]>[0],
    { now, deliverAt }: Parameters<SimulatorStore["commit"]>[1],
  ): Promise<Result<readonly string[], Collision>> {
    if (response && this.responses.has(response.key)) return err("key_used");
    const key = change?.payment.key;
    if (key !== undefined && (this.payments.get(key)?.version ?? 0) !== version) return err("payment_changed");
    if (change) this.payments.set(change.payment.key, { payment: change.payment, version: version + 1 });
    if (response) this.responses.set(response.key, response);
    const made = (change?.events ?? []).map(({ type, object }, at) => ({
      id: `evt_${newKey()}`,
      sequence: this.events.length + at + 1,
      type,
      object: JSON.stringify(object),
      createdAt: now,
      attempts: 0,
      nextAttemptAt: deliverAt,
    }));
    this.events.push(...made);
    return ok(made.map(({ id }) => id));
  }

  override async listEvents({
    types,
    createdFrom,
    before,
    limit,
  }: Parameters<SimulatorStore["listEvents"]>[0]): Promise<readonly StoredEvent[]> {
    const last = before === null ? null : await this.findEvent(before);
    return this.events
      .filter(
        ({ type, createdAt, sequence }) =>
          (types === null || types.includes(type)) &&
          (createdFrom === null || createdAt >= createdFrom) &&
          (last === null || sequence < last.sequence),
      )
      .toReversed()
      .slice(0, limit + 1);
  }

  override async findEvent(id: string): Promise<StoredEvent | null> {
    return this.events.find((event) => event.id === id) ?? null;
  }

  override async readSwitches(): Promise<Switches> {
    return this.#switches;
  }

  override async setSwitches(changed: Partial<Switches>): Promise<void> {
    this.#switches = { ...this.#switches, ...changed };
  }
}
