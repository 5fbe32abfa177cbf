import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { type ReactElement, type ReactNode, useState } from "react";
import { exportData, getHeldData } from "#domain/contracts/personal-data.ts";
import { accountAtom } from "#web/lib/account.ts";
import { callEndpoint, fetchFile } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { downloadFile } from "#web/lib/download-file.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { callSignedIn } from "#web/lib/settle-account.ts";
import { useTask } from "#web/lib/use-task.ts";
import { FetchState } from "#web/parts/fetch-state.tsx";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { EraseDialog } from "./erase-dialog.tsx";

/** What is held about whoever is signed in, and how they take it with them or have it deleted. */
export function HeldData(): ReactElement | null {
  const email = useAtomValue(accountAtom)?.email;
  const [isErasing, setErasing] = useState(false);
  const query = useQuery(
    {
      queryKey: ["account", "data", email ?? ""],
      queryFn: () => callSignedIn(() => callEndpoint(getHeldData, {})),
      networkMode: "always",
      // The page shows what is so now.
      staleTime: 0,
    },
    queryClient,
  );
  if (email === undefined) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] items-start gap-x-16 gap-y-8 max-md:grid-cols-1">
      <div>
        <FetchState
          isPending={query.isPending}
          error={query.error}
          waiting="Counting it …"
          failed="It could not be counted. Please try again."
          onRetry={() => void query.refetch()}
        />
        {query.data && (
          <dl className="num border-t-3 border-b border-t-frame border-b-frame py-2.5">
            <Held title="Email address">
              <span className="wrap-anywhere">{email}</span>, verified
            </Held>
            {query.data.held
              .filter(({ title }) => title !== "Account")
              .map(({ title, count }) => (
                <Held key={title} title={title}>
                  {count}
                </Held>
              ))}
          </dl>
        )}
      </div>
      <div>
        <h3>Take it with you</h3>
        <p className="mt-1 text-ui text-ink-soft">
          One archive: your words, your sigils as SVG, your orders and requests. It is readable, so keep it safe.
        </p>
        <ExportButton />
        <h3 className="mt-5 border-t border-rule pt-5">Have it forgotten</h3>
        <p className="mt-1 text-ui text-ink-soft">
          Everything goes at once. We must keep the invoices, without your words.
        </p>
        <Button
          className="mt-3.5"
          icon="delete"
          aria-disabled={!query.data}
          onClick={() => query.data && setErasing(true)}
        >
          Delete everything
        </Button>
      </div>
      {isErasing && query.data && <EraseDialog email={email} held={query.data} onClose={() => setErasing(false)} />}
    </div>
  );
}

function Held({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="flex items-baseline gap-3 py-1.5">
      <dt>{title}</dt>
      <span className="min-w-4 flex-1 border-b border-dotted border-edge" aria-hidden="true" />
      <dd className="min-w-0 text-right">{children}</dd>
    </div>
  );
}

function ExportButton(): ReactElement {
  const [kilobytes, setKilobytes] = useState(0);
  const exporting = useTask({
    work: () => {
      setKilobytes(0);
      return callSignedIn(() => fetchFile(exportData.path, (bytes) => setKilobytes(Math.ceil(bytes / 1000))));
    },
    onDone: (file) => {
      downloadFile("sigilarium.zip", file);
      showToast({ title: "Download Complete", description: "The archive holds all that we hold.", icon: "check" });
    },
    onFailed: (error) =>
      showToast({
        title: "Download Failed",
        description: toDisplayMessage(error, "The archive could not be made. Please try again."),
        variant: "destructive",
      }),
  });
  return (
    <>
      <Button className="mt-3.5" icon="download" isBusy={exporting.isUnderWay} onClick={() => exporting.run(undefined)}>
        {exporting.isUnderWay ? "Preparing your archive …" : "Download everything"}
      </Button>
      <p className="note num mt-2 min-h-[1.4em]" role="status">
        {exporting.isUnderWay && kilobytes > 0 && `${kilobytes} kB so far`}
      </p>
    </>
  );
}
