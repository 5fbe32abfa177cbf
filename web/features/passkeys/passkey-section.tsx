import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from "#domain/contracts/passkeys.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { callSignedIn } from "#web/lib/settle-account.ts";
import { FetchState } from "#web/parts/fetch-state.tsx";
import { makePasskey, PasskeyError, signalRemaining } from "#web/parts/passkeys/passkey-ceremonies.ts";
import { PasskeyList } from "#web/parts/passkeys/passkey-list.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";

const KEY = ["account", "passkeys"];

/** The passkeys of the account: what is there, one more, one less. */
export function PasskeySection(): ReactElement {
  const query = useQuery(
    {
      queryKey: KEY,
      queryFn: () => callSignedIn(() => callEndpoint(listPasskeys, {})),
      networkMode: "always",
      // The page shows what is so now: another browser may have changed it.
      staleTime: 0,
    },
    queryClient,
  );
  const adding = useMutation(
    {
      mutationFn: async () => {
        const options = await callSignedIn(() => callEndpoint(beginPasskey, {}));
        return callEndpoint(addPasskey, { body: await makePasskey(options) });
      },
      networkMode: "always",
      onSuccess: (passkeys) => {
        queryClient.setQueryData(KEY, passkeys);
        showToast({ title: "Passkey added", description: "From now on it signs you in by one tap." });
      },
      onError: (error) => {
        if (error instanceof PasskeyError && error.isCanceled) {
          showToast({ title: "No passkey was added", description: error.displayMessage });
        } else tellFailure("No passkey was added", error);
      },
    },
    queryClient,
  );
  const removing = useMutation(
    {
      mutationFn: async (id: string) => {
        await callSignedIn(() => callEndpoint(removePasskey, { params: { id } }));
        return callEndpoint(listPasskeys, {});
      },
      networkMode: "always",
      onSuccess: (passkeys) => {
        queryClient.setQueryData(KEY, passkeys);
        void signalRemaining(passkeys);
        showToast({ title: "Passkey removed", description: "It opens nothing any more." });
      },
      onError: (error) => tellFailure("The passkey is still there", error),
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
        <PasskeyList
          passkeys={query.data.passkeys}
          empty="None yet. With a passkey your device signs you in by its finger, face or PIN, without a code."
          isAdding={adding.isPending}
          isRemoving={removing.isPending}
          onAdd={() => adding.mutate()}
          onRemove={({ id }) => removing.mutate(id)}
        />
      )}
    </>
  );
}

function tellFailure(title: string, error: Error): void {
  showToast({ title, description: toDisplayMessage(error, "Please try again."), variant: "destructive" });
}
