import type { PaymentProvider } from "#worker/ports/payments.ts";

/** What stops an isolate. A mistake of the language is what no code of ours tries again. */
class Crash extends TypeError {
  override readonly name = "Crash";
}

/** Where an isolate stops: before or after the effect with this number, counted from zero. */
export interface CrashPoint {
  readonly at: number;
  readonly side: "before" | "after";
}

/** The effects of one isolate: what it writes to the database, and what it has the provider do. From a crash on nothing gets out of it. */
export class Effects {
  /** The names of those that were begun, in their order. */
  readonly begun: string[] = [];
  readonly #crash: CrashPoint | null;
  #isStopped = false;

  constructor(crash: CrashPoint | null = null) {
    this.#crash = crash;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Lets an effect happen, unless the isolate has stopped. */
  async happen<Value>(name: string, effect: () => Promise<Value>): Promise<Value> {
    const at = this.begun.length;
    this.begun.push(name);
    if (this.#crash?.at === at && this.#crash.side === "before") this.#isStopped = true;
    const value = await this.look(effect);
    if (this.#crash?.at === at && this.#crash.side === "after") this.#isStopped = true;
    return this.look(async () => value);
  }

  /** Lets a look happen, which changes nothing, unless the isolate has stopped. */
  async look<Value>(run: () => Promise<Value>): Promise<Value> {
    if (this.#isStopped) throw new Crash();
    return run();
  }
}

/** A database of which each write is an effect, and everything else a look; `write` may do something else with a batch that writes. */
export function watchDatabase(
  database: D1Database,
  effects: Pick<Effects, "happen" | "look">,
  write: <Value>(work: () => Promise<Value>) => Promise<Value> = (work) => work(),
): D1Database {
  const statements = new WeakMap<object, string>();
  const watch = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const run = <Value>(work: () => Promise<Value>): Promise<Value> => {
      const name = nameWrite(sql);
      return name === null ? effects.look(work) : effects.happen(name, work);
    };
    const watched = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => watch(target.bind(...values), sql);
        if (name === "run") return () => run(() => target.run());
        if (name === "all") return () => run(() => target.all());
        if (name === "raw") return () => run(() => target.raw());
        const member: unknown = Reflect.get(target, name);
        return typeof member === "function" ? member.bind(target) : member;
      },
    });
    statements.set(watched, sql);
    return watched;
  };
  return new Proxy(database, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => watch(target.prepare(sql), sql);
      if (name === "batch") {
        return (batch: D1PreparedStatement[]) => {
          const names = batch.map((statement) => nameWrite(statements.get(statement) ?? "") ?? "look");
          if (names.every((one) => one === "look")) return effects.look(() => target.batch(batch));
          return effects.happen(`one batch: ${[...new Set(names)].join(", ")}`, () => write(() => target.batch(batch)));
        };
      }
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

/** A database that is asked something else. */
export function rewriteSql(database: D1Database, from: string, to: string): D1Database {
  return new Proxy(database, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => target.prepare(sql.replaceAll(from, to));
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

/** What a statement writes, as in `insert into orders`; null where it only reads. */
function nameWrite(sql: string): string | null {
  const [, verb, table] = /^\s*(insert into|update|delete from) "?(\w+)/i.exec(sql) ?? [];
  return verb && table ? `${verb.toLowerCase()} ${table}` : null;
}

/** A provider of which each change is an effect. */
export function watchPayments(payments: PaymentProvider, effects: Effects): PaymentProvider {
  return {
    publicConfig: payments.publicConfig,
    createIntent: (order) => effects.happen("provider: make the intent", () => payments.createIntent(order)),
    cancelIntent: (id) => effects.happen("provider: cancel the intent", () => payments.cancelIntent(id)),
    refund: (order) => effects.happen("provider: refund", () => payments.refund(order)),
    findPayment: (id) => effects.look(() => payments.findPayment(id)),
    listChanged: (since) => effects.look(() => payments.listChanged(since)),
    readWebhook: (body, signature) => effects.look(() => payments.readWebhook(body, signature)),
  };
}
