import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { type ReactElement, useEffect, useState } from "react";
import { isBlankIntention } from "#domain/sigils/intention.ts";
import { METHOD_NAMES, SIGIL_METHODS, type SigilMethod } from "#domain/sigils/method.ts";
import { accountAtom } from "#web/lib/account.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { intentionDraftAtom } from "#web/lib/intention.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { useTask } from "#web/lib/use-task.ts";
import {
  ACCOUNT_SIGILS_KEY,
  type AccountPage,
  adoptDeviceSigils,
  deleteEverywhere,
  followDeletions,
  listAccountSigils,
  refreshCollection,
} from "#web/parts/collection/account-sigils.ts";
import { AdoptOffer, AdoptQuestion } from "#web/parts/collection/adopt-offer.tsx";
import { collectionAtom, isSameSigil, keepSigil } from "#web/parts/collection/collection-store.ts";
import { FetchState } from "#web/parts/fetch-state.tsx";
import { type IssuedSigil, issuedSigilAtom } from "#web/parts/issued-sigil/issued-sigil.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/field/select-field.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { CollectionEntry } from "./collection-entry.tsx";
import { DeletionNotice } from "./deletion-notice.tsx";
import { tellNotInAccount, tellStillThere } from "./tell-failures.ts";

/** The sigils of the account, a page at a time: to be opened again, or deleted, which can be taken back; and those of this device on offer. */
export function AccountCollection(): ReactElement | null {
  const email = useAtomValue(accountAtom)?.email ?? null;
  return email === null ? null : <CollectionOf key={email} email={email} />;
}

function CollectionOf({ email }: { readonly email: string }): ReactElement {
  const [method, setMethod] = useState<SigilMethod | null>(null);
  const [deleted, setDeleted] = useState<IssuedSigil | null>(null);
  const [restored, setRestored] = useState<IssuedSigil | null>(null);
  const openSigil = useOpenSigil();
  const query = useAccountSigils(email, method);
  const removing = useTask({
    work: (sigil: IssuedSigil) => deleteEverywhere(sigil, email),
    onDone: (_done, sigil) => {
      setDeleted(sigil);
      refreshCollection();
    },
    onFailed: tellStillThere,
  });
  const restoring = useTask({
    work: (sigil: IssuedSigil) => adoptDeviceSigils([sigil], email),
    onDone: (_refusals, sigil) => {
      setDeleted(null);
      setRestored(sigil);
      refreshCollection();
    },
    onFailed: tellNotInAccount,
  });

  function undo(sigil: IssuedSigil): void {
    // On this device first: whatever the network does then, the sigil is not lost.
    keepSigil(sigil);
    restoring.run(sigil);
  }

  // What was deleted on another device goes from this one too; without a network that waits for the next visit.
  useEffect(() => void followDeletions(email).catch(() => null), [email]);

  const sigils = query.data?.pages.flatMap((page) => page.sigils) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <>
      <DeviceSigils email={email} />
      <div role="status">
        {deleted && (
          <DeletionNotice
            key={deleted.issuedAt.getTime()}
            sigil={deleted}
            isBusy={restoring.isUnderWay}
            onUndo={() => undo(deleted)}
          />
        )}
      </div>
      {(total > 0 || method !== null) && (
        <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
          <p className="mr-auto text-ink-soft num">{total === 1 ? "One sigil" : `${total} sigils`}, newest first</p>
          <SelectField
            label="Method"
            value={method ?? ""}
            onChange={({ currentTarget }) =>
              setMethod(SIGIL_METHODS.find((known) => known === currentTarget.value) ?? null)
            }
          >
            <option value="">All methods</option>
            {SIGIL_METHODS.map((each) => (
              <option key={each} value={each}>
                {METHOD_NAMES[each]}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <FetchState
        isPending={query.isPending}
        error={query.isFetchNextPageError ? null : query.error}
        waiting="Opening your collection …"
        failed="Your collection could not be opened. Please try again."
        onRetry={() => void query.refetch()}
      />
      {query.data && sigils.length === 0 && <NoSigils method={method} />}
      {sigils.length > 0 && (
        <ul className="grid grid-cols-3 gap-x-8 gap-y-10 max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-7 max-xs:grid-cols-1">
          {sigils.map((sigil) => (
            <CollectionEntry
              key={sigil.inAccount?.id}
              sigil={sigil}
              isRestored={restored !== null && isSameSigil(sigil, restored)}
              onOpen={() => openSigil(sigil)}
              onDelete={() => removing.run(sigil)}
            />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div className="mt-8 grid justify-items-center gap-3">
          {query.isFetchNextPageError && (
            <p className="error" role="alert">
              {toDisplayMessage(query.error, "The next sigils could not be fetched. Please try again.")}
            </p>
          )}
          <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function useAccountSigils(email: string, method: SigilMethod | null) {
  return useInfiniteQuery<
    AccountPage,
    Error,
    InfiniteData<AccountPage>,
    readonly (string | null)[],
    string | undefined
  >(
    {
      queryKey: [...ACCOUNT_SIGILS_KEY, email, method],
      queryFn: ({ pageParam }) => listAccountSigils(email, { cursor: pageParam, method: method ?? undefined }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      networkMode: "always",
      // The page shows what is so now: another device may have made one since.
      staleTime: 0,
    },
    queryClient,
  );
}

/** Shows a sigil on the home page, where all can be done with it. */
function useOpenSigil(): (sigil: IssuedSigil) => void {
  const [draft, setDraft] = useAtom(intentionDraftAtom);
  const setIssued = useSetAtom(issuedSigilAtom);
  const navigate = useNavigate();
  return (sigil) => {
    setIssued(sigil);
    // Nobody's own words are overwritten; an empty box takes those of the sigil.
    if (isBlankIntention(draft)) setDraft(sigil.recipe.intention);
    void navigate({ to: "/", hash: "generator" });
  };
}

/** The sigils that lie on this device alone, and the offer to keep them. */
function DeviceSigils({ email }: { readonly email: string }): ReactElement | null {
  const unadopted = useAtomValue(collectionAtom).filter(({ inAccount }) => inAccount?.email !== email);
  const [isDeclined, setDeclined] = useState(false);
  if (unadopted.length === 0 || isDeclined) return null;
  return (
    <section className="mb-8 border border-rule bg-base-200 p-5 max-w-[44rem]" aria-labelledby="adopt-heading">
      <h3 id="adopt-heading" className="mb-2">
        <AdoptQuestion count={unadopted.length} />
      </h3>
      <AdoptOffer email={email} onAdopted={refreshCollection} onClose={() => setDeclined(true)} />
    </section>
  );
}

function NoSigils({ method }: { readonly method: SigilMethod | null }): ReactElement {
  return (
    <div className="grid gap-3.5 justify-items-center py-10.5 px-5 border border-rule text-center">
      <Ornament name="lozenge-open" className="size-7 text-accent" />
      <p className="soft">
        {method === null
          ? "Nothing is kept here yet. Each sigil that you generate while you are signed in comes into this collection."
          : `No sigil of ${METHOD_NAMES[method]} is kept here.`}
      </p>
      <ButtonLink to="/" hash="generator">
        Go to the generator
      </ButtonLink>
    </div>
  );
}
