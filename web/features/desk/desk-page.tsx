import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useRef, useState } from "react";
import type { MasterKeysResponse } from "#domain/contracts/master.ts";
import { signOut } from "#web/lib/account-calls.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { noteSignOut } from "#web/lib/settle-account.ts";
import { useTask } from "#web/lib/use-task.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { AuditView } from "./audit-view.tsx";
import { keysQuery, lookAgain } from "./desk-queries.ts";
import type { DeskSearch, DeskView } from "./desk-search.ts";
import { DeskState } from "./desk-state.tsx";
import { Door } from "./door.tsx";
import { KeysView } from "./keys-view.tsx";
import { OrderView } from "./order-view.tsx";
import { OrdersView } from "./orders-view.tsx";
import { figuresQuery } from "./practice/practice-queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { forgetTyped } from "./typed-text.ts";
import { useLostFocus } from "./use-lost-focus.ts";
import { ViewOnDemand } from "./view-on-demand.tsx";
import "#web/styles/all-utilities.css";

/** The master's desk: the door, or the practice, the commissions, orders, support, the newsletter, the mails, the audit list and the locks. */
export function DeskPage({ search }: { readonly search: DeskSearch }): ReactElement {
  const keys = useQuery(keysQuery, queryClient);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const page = useRef<HTMLDivElement>(null);
  useLostFocus(page, nameShown(keys.data, codes !== null, search));
  return (
    <div ref={page} className="page py-14 max-md:py-8">
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-1">
        <h1 className="min-w-0">Master Dashboard</h1>
        <div className="flex flex-wrap gap-x-1 max-md:-ml-3">
          <ButtonLink to="/" variant="ghost" icon="back">
            Home
          </ButtonLink>
          <ButtonLink to="/master-consultation" variant="ghost" icon="out">
            Public View
          </ButtonLink>
        </div>
      </div>
      <DeskState isPending={keys.isPending} error={keys.error} onRetry={() => void keys.refetch()} />
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : (
        <>
          {keys.data === null && (
            <Door
              onOpen={() => void lookAgain()}
              onSetUp={(made) => {
                setCodes(made);
                void lookAgain();
              }}
            />
          )}
          {keys.data && <Desk keys={keys.data} search={search} />}
        </>
      )}
    </div>
  );
}

/** What the page shows; null as long as nobody knows who is there. */
function nameShown(
  keys: MasterKeysResponse | null | undefined,
  hasCodes: boolean,
  { view = "sessions", order = "", ticket = "", issue = "" }: DeskSearch,
): string | null {
  if (hasCodes) return "codes";
  if (keys === undefined) return null;
  return keys === null ? "door" : `${view} ${order}${ticket}${issue}`;
}

const VIEW_NAMES: readonly (readonly [DeskView, string])[] = [
  ["sessions", "Sessions"],
  ["commissions", "Commissions"],
  ["settings", "Settings"],
  ["orders", "Orders"],
  ["tickets", "Support"],
  ["newsletter", "Newsletter"],
  ["mails", "Parked mails"],
  ["audit", "Audit list"],
  ["keys", "Keys and codes"],
];

function Desk({ keys, search }: { readonly keys: MasterKeysResponse; readonly search: DeskSearch }): ReactElement {
  const { view = "sessions" } = search;
  const figures = useQuery(figuresQuery, queryClient);
  const leaving = useTask({
    work: signOut,
    onDone: () => {
      noteSignOut();
      forgetTyped();
      void lookAgain();
      showToast({ title: "Signed out", description: "The desk is closed in this browser." });
    },
    onFailed: (error) =>
      showToast({
        title: "Still signed in",
        description: toDisplayMessage(error, "Signing out failed. Please try again."),
        variant: "destructive",
      }),
  });
  return (
    <>
      <nav className="mt-3 flex flex-wrap items-center gap-x-7 gap-y-1 border-b border-frame" aria-label="The desk">
        {VIEW_NAMES.map(([name, label]) => (
          <ButtonLink
            key={name}
            to="/master-dashboard"
            search={{ view: name }}
            variant="ghost"
            className={`-mx-1.5 px-1.5 ${view === name ? "underline decoration-accent decoration-2 underline-offset-8" : ""}`}
          >
            {name === "mails" && figures.data && figures.data.parkedMails > 0
              ? `${label} (${figures.data.parkedMails})`
              : label}
            {view === name && <span className="sr-only">, open</span>}
          </ButtonLink>
        ))}
        <Button
          variant="ghost"
          className="ml-auto px-0"
          isBusy={leaving.isUnderWay}
          onClick={() => leaving.run(undefined)}
        >
          Sign out
        </Button>
      </nav>
      <ViewOnDemand view={view} search={search} />
      {view === "orders" &&
        (search.order ? <OrderView key={search.order} orderNumber={search.order} /> : <OrdersView />)}
      {view === "audit" && <AuditView />}
      {view === "keys" && <KeysView keys={keys} />}
    </>
  );
}
