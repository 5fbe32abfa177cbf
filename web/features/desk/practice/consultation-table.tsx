import { useInfiniteQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, type Ref, useState } from "react";
import { CONSULTATION_STATUSES } from "#domain/consultations/consultation-status.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/field/select-field.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { DeskState } from "../desk-state.tsx";
import type { OnAct } from "./act-buttons.tsx";
import { ConsultationRows } from "./consultation-rows.tsx";
import { count } from "./practice-formats.ts";
import { type ConsultationFilter, consultationsQuery } from "./practice-queries.ts";
import type { ActedSession } from "./session-acts.ts";
import { STATUS_NAMES } from "./status-badge.tsx";

const EVERYTHING: ConsultationFilter = { query: "", status: null };

/** All consultations, the latest first; found by name, e-mail address and state. */
export function ConsultationTable({
  zone,
  now,
  searchRef,
  onAct,
  onRow,
}: {
  readonly zone: string;
  readonly now: number;
  readonly searchRef: Ref<HTMLInputElement>;
  readonly onAct: OnAct;
  /** The consultation on that the focus is; null where it is on none. */
  readonly onRow: (session: ActedSession | null) => void;
}): ReactElement {
  const [filter, setFilter] = useState(EVERYTHING);
  const [typed, setTyped] = useState("");
  const found = useInfiniteQuery(consultationsQuery(filter), queryClient);
  const rows = found.data?.pages.flatMap((page) => page.consultations) ?? [];
  const isFiltered = filter.query !== "" || filter.status !== null;

  function find(event: FormEvent): void {
    event.preventDefault();
    setFilter({ ...filter, query: typed.trim() });
  }

  return (
    <section className="mt-17.5 max-md:mt-14" aria-labelledby="all-heading">
      <div className="mb-3.5 flex flex-wrap items-end gap-x-5 gap-y-3">
        <h2 id="all-heading" className="mr-auto text-h2">
          All Consultations
        </h2>

        {/* biome-ignore lint/a11y/useSemanticElements: browsers before 2023 don’t know the element, and neither does the one of the tests. */}
        <form role="search" className="flex flex-wrap items-end gap-3" onSubmit={find}>
          <SelectField
            label="State"
            value={filter.status ?? ""}
            onChange={({ currentTarget }) => {
              const status = CONSULTATION_STATUSES.find((known) => known === currentTarget.value) ?? null;
              setFilter({ query: typed.trim(), status });
            }}
          >
            <option value="">All states</option>
            {CONSULTATION_STATUSES.map((status) => (
              <option key={status} value={status}>
                {STATUS_NAMES[status]}
              </option>
            ))}
          </SelectField>
          <TextField
            ref={searchRef}
            label="Name or e-mail address"
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              // The cross of the field, too, shows everything again.
              if (currentTarget.value === "") setFilter({ ...filter, query: "" });
            }}
          />
          <Button type="submit" icon="search" className="mb-0.5" isBusy={found.isFetching && !found.isFetchingNextPage}>
            Find
          </Button>
        </form>
      </div>
      <div className="@container/list border-t-3 border-frame">
        {found.isPending && <RowsSkeleton />}
        <DeskState isPending={false} error={found.error} onRetry={() => void found.refetch()} />
        {found.data && (
          <>
            <p className="vh" role="status">
              {isFiltered ? count(rows.length, "consultation fits", "consultations fit") : ""}
            </p>
            {rows.length === 0 ? (
              <p className="border-b border-frame py-7 text-ink-soft italic">
                {isFiltered ? "No consultation fits this." : "No consultations booked yet"}
              </p>
            ) : (
              <ConsultationRows rows={rows} zone={zone} now={now} onAct={onAct} onRow={onRow} />
            )}
          </>
        )}
      </div>
      {found.hasNextPage && (
        <Button className="mt-5" isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}

function RowsSkeleton(): ReactElement {
  return (
    <div role="status">
      <span className="vh">Looking …</span>
      {[70, 55, 62].map((width) => (
        <div key={width} className="border-b border-rule py-5">
          <div className="skeleton h-5" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  );
}
