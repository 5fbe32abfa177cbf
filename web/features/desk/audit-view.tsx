import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { queryClient } from "#web/lib/query-client.ts";
import { Button } from "#web/ui/button.tsx";
import { ACT_NAMES, formatMoment } from "./desk-formats.ts";
import { auditQuery } from "./desk-queries.ts";
import { DeskState } from "./desk-state.tsx";

/** Every act of the master, the newest first. */
export function AuditView(): ReactElement {
  const found = useInfiniteQuery(auditQuery, queryClient);
  const entries = found.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <section className="mt-8" aria-labelledby="audit-heading">
      <h2 id="audit-heading" className="text-h2">
        Audit list
      </h2>
      <p className="note mt-1">
        What was done at this desk, when, with which browser and to what. No private word is in it.
      </p>
      <DeskState isPending={found.isPending} error={found.error} onRetry={() => void found.refetch()} />
      {found.data && entries.length === 0 && <p className="mt-4">Nothing was done yet.</p>}
      <ol className="mt-4 border-t border-frame">
        {entries.map(({ id, act, subject, detail, browser, actedAt }) => (
          <li
            key={id}
            className="grid grid-cols-[12rem_minmax(0,1fr)_14rem] gap-x-5 border-b border-rule py-2 max-md:grid-cols-1"
          >
            <span className="num text-note text-ink-soft">{formatMoment(actedAt)}</span>
            <span className="wrap-anywhere">
              <b>{ACT_NAMES[act]}</b>
              {subject !== null && <span className="num"> {subject}</span>}
              {detail !== null && <span className="num text-ink-soft">, {detail.replaceAll("_", " ")}</span>}
            </span>
            <span className="text-note text-ink-soft">{browser}</span>
          </li>
        ))}
      </ol>
      {found.hasNextPage && (
        <Button className="mt-5" isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}
