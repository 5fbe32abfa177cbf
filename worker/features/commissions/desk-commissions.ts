import { and, asc, desc, eq, gt, lt, ne } from "drizzle-orm";
import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import { findWaitingStep, isStepOverdue } from "#domain/commissions/waiting.ts";
import {
  type COMMISSION_SCOPES,
  type DeskCommission,
  type DeskCommissionsResponse,
  listDeskCommissions,
  renewStepLink,
  revokeStepLink,
} from "#domain/contracts/desk-commissions.ts";
import { ok, type Result } from "#domain/lib/result.ts";
import { handDrawnSigils } from "#worker/db/schema/commissions.ts";
import { accountRoute, type Route } from "#worker/http/route.ts";
import type { CommissionDeps } from "./commission-deps.ts";
import { CommissionRepo, type StoredCommission } from "./commission-repo.ts";
import { renewLink, revokeLink } from "./step-links.ts";

/** How many commissions a page of the list has. */
const PAGE = 50;

/** The calls by which the master looks after commissions at the desk. */
export function listDeskRoutes(deps: CommissionDeps): readonly Route[] {
  function show<Failure>(changed: Result<StoredCommission, Failure>) {
    return changed.isOk ? ok(describeAtDesk(changed.value, deps.clock.now())) : changed;
  }
  return [
    accountRoute(listDeskCommissions, async ({ query: { scope, after } }) => ok(await listPage(deps, scope, after))),
    accountRoute(renewStepLink, async ({ params, userAgent, origin }) =>
      show(await renewLink(deps, params.processNumber, { browser: describeBrowser(userAgent), origin })),
    ),
    accountRoute(revokeStepLink, async ({ params, userAgent }) =>
      show(await revokeLink(deps, params.processNumber, describeBrowser(userAgent))),
    ),
  ];
}

/** Ids rise with time: those that run are listed from the oldest on, since they have waited longest. */
async function listPage(
  { database, encryption, clock }: CommissionDeps,
  scope: (typeof COMMISSION_SCOPES)[number],
  after: string | undefined,
): Promise<DeskCommissionsResponse> {
  const { id, status } = handDrawnSigils;
  const isRunning = scope === "running";
  const isAfter = after === undefined ? undefined : isRunning ? gt(id, after) : lt(id, after);
  const found = await new CommissionRepo(database, encryption).listBy(
    and(isRunning ? ne(status, "delivered") : eq(status, "delivered"), isAfter),
    PAGE + 1,
    isRunning ? asc(id) : desc(id),
  );
  const commissions = found.slice(0, PAGE).map((stored) => describeAtDesk(stored, clock.now()));
  return { commissions, next: found.length > PAGE ? (commissions.at(-1)?.id ?? null) : null };
}

function describeAtDesk({ row, isStopped }: StoredCommission, now: number): DeskCommission {
  const { id, processNumber, name, email, status, createdAt } = row;
  const waiting = findWaitingStep(row);
  return {
    ...{ id, processNumber, name, email, status, isStopped },
    sentAt: new Date(createdAt).toISOString(),
    step: waiting?.step ?? null,
    waitsSince: waiting && new Date(waiting.since).toISOString(),
    isOverdue: waiting !== null && !isStopped && isStepOverdue(waiting.since, now),
    link: waiting === null ? "none" : findLinkState(row, waiting.step, now),
  };
}

function findLinkState(row: StoredCommission["row"], step: 2 | 3, now: number): DeskCommission["link"] {
  const hash = step === 2 ? row.masterStep2TokenHash : row.masterStep3TokenHash;
  if (hash === null || row.masterStepExpiresAt === null) return "revoked";
  return row.masterStepExpiresAt > now ? "open" : "expired";
}
