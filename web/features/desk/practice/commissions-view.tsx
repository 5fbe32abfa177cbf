import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import {
  type COMMISSION_SCOPES,
  type DeskCommission,
  type DeskCommissionsResponse,
  listDeskCommissions,
} from "#domain/contracts/desk-commissions.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { findLocalText, STORAGE_KEYS } from "#web/lib/storage.ts";
import { Button } from "#web/ui/button.tsx";
import { ALL, auditQuery, callAtDesk, FRESH } from "../desk-queries.ts";
import { DeskState } from "../desk-state.tsx";
import { useKeys } from "../use-keys.ts";
import { CommissionRow } from "./commission-row.tsx";
import { moveByRow } from "./use-shortcuts.ts";
import "#web/styles/all-utilities.css";

/** The keys that go to the next row, and to the one before. */
const ROW_KEYS = ["j", "k"] as const;

type Scope = (typeof COMMISSION_SCOPES)[number];

const COMMISSIONS_KEY = [...ALL, "commissions"];

/** Commissions at the desk, page by page. */
function commissionsQuery(scope: Scope) {
  return infiniteQueryOptions<
    DeskCommissionsResponse,
    Error,
    InfiniteData<DeskCommissionsResponse>,
    readonly string[],
    string | null
  >({
    queryKey: [...COMMISSIONS_KEY, scope],
    queryFn: ({ pageParam }) =>
      callAtDesk(() =>
        callEndpoint(listDeskCommissions, { query: { scope, ...(pageParam !== null && { after: pageParam }) } }),
      ),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    ...FRESH,
  });
}

/** Has the lists asked for again that an act on a commission changes. */
function noteChange(): void {
  void queryClient.invalidateQueries({ queryKey: COMMISSIONS_KEY });
  void queryClient.invalidateQueries({ queryKey: auditQuery.queryKey });
}

const SCOPES: readonly (readonly [Scope, string])[] = [
  ["running", "Running"],
  ["delivered", "Delivered"],
];

/** The commissions: what each waits for and since when, and the links of the workshop. */
export function CommissionsView(): ReactElement {
  const [scope, setScope] = useState<Scope>("running");
  const found = useInfiniteQuery(commissionsQuery(scope), queryClient);
  const commissions = found.data?.pages.flatMap((page) => page.commissions) ?? [];
  const [areKeysOn] = useState(() => findLocalText(STORAGE_KEYS.deskKeys) !== "off");
  useKeys(ROW_KEYS, areKeysOn, (key) => moveByRow(key === "j" ? 1 : -1));
  return (
    <section className="mt-8" aria-labelledby="commissions-heading">
      <h2 id="commissions-heading" className="text-h2">
        Commissions
      </h2>
      <p className="note mt-1">
        Their words are behind the links of the workshop alone.
        {areKeysOn && (
          <span className="max-md:hidden">
            {" "}
            <kbd>j</kbd> and <kbd>k</kbd> go from one to the next.
          </span>
        )}
      </p>
      <fieldset className="mt-3 flex flex-wrap gap-x-5">
        <legend className="sr-only">Which commissions</legend>
        {SCOPES.map(([value, label]) => (
          <label key={value} className="check">
            <input
              type="radio"
              className="radio"
              name="commissions-scope"
              checked={scope === value}
              onChange={() => setScope(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <DeskState isPending={found.isPending} error={found.error} onRetry={() => void found.refetch()} />
      {found.data && (
        <p className="note mt-4" role="status">
          {describeFound(commissions, scope, found.hasNextPage)}
        </p>
      )}
      {commissions.length > 0 && <CommissionTable commissions={commissions} />}
      {found.hasNextPage && (
        <Button className="mt-5" isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}

function describeFound(commissions: readonly DeskCommission[], scope: Scope, hasMore: boolean): string {
  const { length } = commissions;
  if (length === 0) return scope === "running" ? "No commission is running." : "No commission was delivered yet.";
  const told = `${length}${hasMore ? " or more" : ""} ${length === 1 && !hasMore ? "commission" : "commissions"}`;
  return scope === "running" ? `${told}, the longest waiting first` : `${told}, the newest first`;
}

/** A table; on a phone each commission is a block. */
function CommissionTable({ commissions }: { readonly commissions: readonly DeskCommission[] }): ReactElement {
  return (
    <table className="mt-2 w-full border-collapse border-t-2 border-base-content text-left max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="border-b border-base-content text-note">
          <th className="py-2 pr-4 font-normal">Commission</th>
          <th className="py-2 pr-4 font-normal">Client</th>
          <th className="py-2 pr-4 font-normal">State</th>
          <th className="py-2 pr-4 font-normal">Waits</th>
          <th className="py-2 text-right font-normal">Link of the workshop</th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {commissions.map((commission) => (
          <CommissionRow key={commission.id} commission={commission} onChanged={noteChange} />
        ))}
      </tbody>
    </table>
  );
}
