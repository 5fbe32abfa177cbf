import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { endAllSessions, endOneSession, listSessions, type SessionsResponse } from "#domain/contracts/sessions.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { callSignedIn, noteSignOut } from "#web/lib/settle-account.ts";
import { FetchState } from "#web/parts/fetch-state.tsx";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import "#web/styles/all-utilities.css";

type Session = SessionsResponse["sessions"][number];

const KEY = ["account", "sessions"];
const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** The browsers that are signed in, each with its end, and all at once. */
export function SessionList(): ReactElement {
  const query = useQuery(
    {
      queryKey: KEY,
      queryFn: () => callSignedIn(() => callEndpoint(listSessions, {})),
      networkMode: "always",
      // The page shows what is so now: another browser may have come since.
      staleTime: 0,
    },
    queryClient,
  );
  const ending = useMutation(
    {
      mutationFn: ({ id }: Session) => callSignedIn(() => callEndpoint(endOneSession, { params: { id } })),
      networkMode: "always",
      onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
      onError: tellFailure,
    },
    queryClient,
  );
  const endingAll = useMutation(
    {
      mutationFn: () => callSignedIn(() => callEndpoint(endAllSessions, {})),
      networkMode: "always",
      onSuccess: () => {
        noteSignOut();
        showToast({ title: "Signed out everywhere", description: "Every browser has to sign in again." });
      },
      onError: tellFailure,
    },
    queryClient,
  );

  return (
    <>
      <FetchState
        isPending={query.isPending}
        error={query.error}
        className="mt-3"
        waiting="Looking for them …"
        failed="The list could not be fetched. Please try again."
        onRetry={() => void query.refetch()}
      />
      {query.data && (
        <>
          <ul className="mt-3">
            {query.data.sessions.map((session) => (
              <li key={session.id} className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-rule py-3">
                <p className="mr-auto">
                  <b>{session.browser ?? "A browser"}</b>
                  <br />
                  <span className="note num">
                    {session.isCurrent ? "This browser" : `Last seen ${DAY.format(new Date(session.seenAt))}`}
                  </span>
                </p>
                {!session.isCurrent && (
                  <Button
                    variant="ghost"
                    aria-label={`Sign out ${session.browser ?? "a browser"}`}
                    isBusy={ending.isPending && ending.variables.id === session.id}
                    onClick={() => ending.mutate(session)}
                  >
                    Sign out
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Button className="mt-5" isBusy={endingAll.isPending} onClick={() => endingAll.mutate()}>
            Sign out everywhere
          </Button>
        </>
      )}
    </>
  );
}

function tellFailure(error: Error): void {
  showToast({
    title: "Still signed in",
    description: toDisplayMessage(error, "Signing out failed. Please try again."),
    variant: "destructive",
  });
}
