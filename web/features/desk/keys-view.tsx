import { useMutation } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import {
  addMasterKey,
  beginMasterKey,
  type MasterKeysResponse,
  removeMasterKey,
  renewRecoveryCodes,
} from "#domain/contracts/master.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { makePasskey, signalRemaining } from "#web/parts/passkeys/passkey-ceremonies.ts";
import { PasskeyList } from "#web/parts/passkeys/passkey-list.tsx";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { keysQuery } from "./desk-queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { callSteppedUp } from "./step-up.ts";

/** The master's passkeys and recovery codes. */
export function KeysView({ keys }: { readonly keys: MasterKeysResponse }): ReactElement {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const adding = useMutation(
    {
      mutationFn: async () => {
        const options = await callSteppedUp(() => callEndpoint(beginMasterKey, {}));
        return callEndpoint(addMasterKey, { body: await makePasskey(options) });
      },
      networkMode: "always",
      onSuccess: (added) => {
        queryClient.setQueryData(keysQuery.queryKey, added);
        showToast({ title: "Passkey added", description: "It opens the desk from now on." });
      },
      onError: (error) => tellFailure("No passkey was added", error),
    },
    queryClient,
  );
  const removing = useMutation(
    {
      mutationFn: async (id: string) => {
        await callSteppedUp(() => callEndpoint(removeMasterKey, { params: { id } }));
        return queryClient.fetchQuery(keysQuery);
      },
      networkMode: "always",
      onSuccess: (left) => {
        if (left) void signalRemaining(left);
        showToast({ title: "Passkey removed", description: "Other browsers have to sign in again." });
      },
      onError: (error) => tellFailure("The passkey is still there", error),
    },
    queryClient,
  );
  const renewing = useMutation(
    {
      mutationFn: () => callSteppedUp(() => callEndpoint(renewRecoveryCodes, {})),
      networkMode: "always",
      onSuccess: (made) => setCodes(made.codes),
      onError: (error) => tellFailure("The codes are as they were", error),
    },
    queryClient,
  );
  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(null);
          void queryClient.invalidateQueries({ queryKey: keysQuery.queryKey });
        }}
      />
    );
  }
  return (
    <section className="mt-8 max-w-[44rem]" aria-labelledby="keys-heading">
      <h2 id="keys-heading" className="text-h2">
        Keys and codes
      </h2>
      <h3 className="mt-5 text-h3">Passkeys</h3>
      <p className="note mt-1">Two or more are better than one: the second opens the desk where the first is lost.</p>
      <PasskeyList
        passkeys={keys.passkeys}
        empty="There is none: add one now, while you are in."
        isAdding={adding.isPending}
        isRemoving={removing.isPending}
        keepsLast
        onAdd={() => adding.mutate()}
        onRemove={({ id }) => removing.mutate(id)}
      />
      <h3 className="mt-8 text-h3">Recovery codes</h3>
      <p className="mt-1">
        {describeLeft(keys.recoveryCodesLeft)} New ones end the earlier ones; make them too before an old encryption key
        leaves the server.
      </p>
      <Button className="mt-4" isBusy={renewing.isPending} onClick={() => renewing.mutate()}>
        Make ten new codes
      </Button>
    </section>
  );
}

function describeLeft(count: number): string {
  return count === 1 ? "One is left." : `${count} are left.`;
}

function tellFailure(title: string, error: Error): void {
  showToast({ title, description: toDisplayMessage(error, "Please try again."), variant: "destructive" });
}
