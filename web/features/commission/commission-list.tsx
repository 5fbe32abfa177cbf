import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { Commission } from "#domain/contracts/commissions.ts";
import { formatDate } from "#web/lib/format/format-date.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { FetchState } from "#web/parts/fetch-state.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { myCommissionsQuery } from "./commission-queries.ts";
import { describeCommission } from "./commission-texts.ts";
import "#web/styles/all-utilities.css";

/** The commissions of whoever is signed in, the newest first, and the one that is still to be begun. */
export function CommissionList(): ReactElement | null {
  const { data, isPending, error, refetch } = useQuery(myCommissionsQuery, queryClient);
  if (!data) {
    return (
      <FetchState
        isPending={isPending}
        error={error}
        waiting="Looking for your commissions …"
        failed="Your commissions could not be fetched. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-3.5 *:w-full">
      {data.commissions.length === 0 && data.order === null && (
        <p className="soft">No sigil was commissioned with this address yet.</p>
      )}
      {data.commissions.length > 0 && <CommissionRows commissions={data.commissions} />}
      {data.order !== null && (
        <div className="actions">
          <ButtonLink to="/commission" icon="quill">
            {data.draft === null ? "Begin your commission" : "Go on with your answers"}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** Commissions, each with its page. */
export function CommissionRows({ commissions }: { readonly commissions: readonly Commission[] }): ReactElement {
  return (
    <ul className="border-b border-rule">
      {commissions.map((commission) => {
        const { processNumber, token, reached } = commission;
        const [sent] = reached;
        return (
          <li
            key={processNumber}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-7 gap-y-1 border-t border-rule py-3.5 max-md:grid-cols-[minmax(0,1fr)]"
          >
            <p className="min-w-0">
              <b className="num">{processNumber}</b>
              <br />
              <span className="note">
                {sent && `${formatDate("deviceDate", Date.parse(sent.at))} · `}
                {describeCommission(commission).heading}
              </span>
            </p>
            <Link
              to="/commission/$token"
              params={{ token }}
              aria-label={`See commission ${processNumber}`}
              className="inline-flex min-h-11 items-center"
            >
              See
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
