import type { Hono } from "hono";
import type { Endpoint } from "#domain/contracts/endpoint.ts";
import { RETENTION, type RetentionName } from "#domain/privacy/retention.ts";
import type { HttpEnv } from "./http/request-context.ts";
import type { Route } from "./http/route.ts";
import type { AnyMailKind } from "./mail/mail-kind.ts";
import type { PersonalData } from "./personal-data.ts";
import type { Platform } from "./platform.ts";
import type { Probe } from "./ports/runtime.ts";

/** A unit of the product. The application, the cron table, the mails, readiness and the registry of personal data each fold the list of all. */
export interface Feature {
  readonly name: string;
  /** The calls of the API. */
  readonly routes?: (platform: Platform, whole: Whole) => readonly Route[];
  /** Pages that the Worker writes itself; null where this platform has none of them. */
  readonly pages?: (platform: Platform) => Hono<HttpEnv> | null;
  /** Work that the clock starts. */
  readonly jobs?: readonly Job[];
  /** The kinds of mail that the feature sends. */
  readonly mails?: readonly AnyMailKind[];
  /** What the feature needs in order to work, beside the platform's own parts. */
  readonly probes?: (platform: Platform) => readonly Probe[];
  /** Where the feature keeps something about a person. */
  readonly personalData?: readonly PersonalData[];
  /** What the owner of an address loses for good when their data are deleted, each in a sentence. */
  readonly describeLoss?: (platform: Platform, email: string) => Promise<readonly string[]>;
  /** Why somebody's data can't be deleted at this moment, in a sentence; null where they can. */
  readonly findErasureObstacle?: (platform: Platform, email: string) => Promise<string | null>;
  /** Ends what hangs on an order that gives nothing any more; links in mails about it lead to the origin. It is told again where that was interrupted. */
  readonly whenRevoked?: (platform: Platform, orderId: string, origin: string) => Promise<void>;
  /** Ends what is outside the database before somebody's rows are deleted: payments, bookings, files. It is repeated where it was interrupted. */
  readonly release?: (platform: Platform, email: string) => Promise<void>;
}

/** What all features together come to: for those that describe or examine the rest. */
export interface Whole {
  /** Complete once every feature has been asked for its routes. */
  readonly contracts: readonly Endpoint[];
  readonly probes: readonly Probe[];
  readonly features: readonly Feature[];
}

/** When jobs run; each expression is also in wrangler.toml. */
export type Schedule = "* * * * *" | "7 * * * *" | "23 3 * * *";

/** How many things a job touched or counted; several figures have names. */
export type JobCount = number | Readonly<Record<string, number>>;

/** Work that the clock starts: a name for the log, when, and what to do. */
export interface Job {
  readonly name: string;
  readonly schedule: Schedule;
  /** `now` is the instant that the run was scheduled for, so that a late or repeated run decides alike. */
  readonly run: (platform: Platform, now: number, features: readonly Feature[]) => Promise<JobCount>;
}

/** When a nightly run deletes: `now` as for every job, and the instant up to which things have had their time. */
export interface RetentionRun {
  readonly now: number;
  readonly until: number;
}

/** The nightly job that deletes what has been kept for as long as the privacy policy says. */
export function deleteAfterRetention(
  name: RetentionName,
  run: (platform: Platform, times: RetentionRun) => Promise<JobCount>,
): Job {
  return {
    name,
    schedule: "23 3 * * *",
    run: (platform, now) => run(platform, { now, until: now - RETENTION[name].keptMs }),
  };
}
