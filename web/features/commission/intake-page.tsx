import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactElement, useCallback } from "react";
import { DRAFT_FIELD_MOST } from "#domain/commissions/intake.ts";
import {
  type IntakeDraft,
  type IntakeForm as IntakeRules,
  type MyCommissionsResponse,
  saveIntakeDraft,
  sendIntake,
} from "#domain/contracts/commissions.ts";
import { formatPrice, PRICES_CENTS } from "#domain/orders/order.ts";
import { askToSignIn } from "#web/lib/account.ts";
import { ApiError, callEndpoint } from "#web/lib/api-client.ts";
import { useAutosave } from "#web/lib/autosave.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { PageBefore } from "#web/parts/page-before.tsx";
import { SavedNote } from "#web/parts/saved-note.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { QuietPage } from "#web/ui/quiet-page.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { CommissionRows } from "./commission-list.tsx";
import { commissionQuery, myCommissionsQuery, noteCommission } from "./commission-queries.ts";
import { IntakeForm } from "./intake-form.tsx";
import "#web/styles/all-utilities.css";

/** Where a paid commission is begun: its answers, or what there is for somebody who has none to begin. */
export function IntakePage(): ReactElement {
  const { data, error, isFetching, refetch } = useQuery(myCommissionsQuery, queryClient);
  if (!data) {
    return (
      <PageBefore
        heading="Your commission"
        waiting="Looking for your order …"
        failed="Your order could not be fetched. Please try again."
        error={error}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.order) return <Intake key={data.order.orderNumber} mine={data} order={data.order} />;
  return data.commissions.length > 0 ? (
    <Commissioned commissions={data.commissions} />
  ) : (
    <NoOrder onSignedIn={() => void refetch()} />
  );
}

const EMPTY: IntakeDraft = {
  ...{ name: "", primaryIntention: "", dreamSymbols: "" },
  ...{ spiritualPractices: "", emotionalTone: "", sacredElements: "" },
};

function Intake({
  mine: { draft, commissions },
  order: { orderNumber, email },
}: {
  readonly mine: MyCommissionsResponse;
  readonly order: NonNullable<MyCommissionsResponse["order"]>;
}): ReactElement {
  const navigate = useNavigate();
  const { state, autosave } = useAutosave((typed: IntakeDraft) =>
    callEndpoint(saveIntakeDraft, { body: { ...shorten(typed), orderNumber } }),
  );
  const note = useCallback((typed: IntakeDraft) => autosave.note(typed), [autosave]);
  const sending = useMutation(
    {
      mutationFn: (answers: IntakeRules) =>
        autosave.replace(answers, () =>
          callAsBuyer(() => callEndpoint(sendIntake, { body: { ...answers, orderNumber } })),
        ),
      networkMode: "always",
      async onSuccess(commission) {
        const { token, processNumber } = commission;
        queryClient.setQueryData(commissionQuery(token).queryKey, commission);
        await navigate({ to: "/commission/$token", params: { token }, replace: true });
        showToast({ title: "Your answers are sent", description: `Commission ${processNumber}`, icon: "mail" });
        await noteCommission(token, commission);
      },
    },
    queryClient,
  );
  return (
    <div className="page grid max-w-[880px] gap-10.5 pt-14 max-lg:pt-8">
      <header className="grid max-w-[44rem] gap-3">
        <h1>Your commission</h1>
        <p className="lead">
          What the master draws your sigil from. Ten minutes; three answers are required, and you can change all of them
          until the master begins.
        </p>
      </header>
      <IntakeForm
        answers={draft ?? { ...EMPTY, name: commissions[0]?.answers.name ?? "" }}
        email={email}
        button="Send to the master"
        busyButton="Sending..."
        isSending={sending.isPending}
        failure={sending.error && toDisplayMessage(sending.error, "Your answers could not be sent. Please try again.")}
        onChange={note}
        onSend={(answers) => sending.mutate(answers)}
      >
        <div className="grid flex-[1_1_16rem] gap-1">
          <p className="note">
            Paid: <span className="num">{formatPrice(PRICES_CENTS.mastercrafted)}</span>, Mastercrafted. Encrypted, and
            read by the practitioner alone.
          </p>
          <SavedNote state={state} />
        </div>
      </IntakeForm>
      {commissions.length > 0 && (
        <section className="grid gap-3.5" aria-labelledby="earlier">
          <h2 id="earlier" className="text-h3">
            Commissioned before
          </h2>
          <CommissionRows commissions={commissions} />
        </section>
      )}
    </div>
  );
}

/** What was pasted beyond what a draft holds is beyond what can be sent, too; the form says so. */
function shorten(typed: IntakeDraft): IntakeDraft {
  const entries = Object.entries(typed).map(([field, text]) => [field, text.slice(0, DRAFT_FIELD_MOST)]);
  return { ...typed, ...Object.fromEntries(entries) };
}

/** Makes a call for a paid order. Where this browser isn’t known as its buyer’s any more, signing in is asked for over the page as it is. */
async function callAsBuyer<Output>(call: () => Promise<Output>): Promise<Output> {
  try {
    return await call();
  } catch (error) {
    const isForgotten = error instanceof ApiError && error.code === "payment_required";
    if (!isForgotten || !(await askToSignIn("needed"))) throw error;
    return call();
  }
}

function Commissioned({ commissions }: Pick<MyCommissionsResponse, "commissions">): ReactElement {
  return (
    <div className="page grid max-w-[880px] gap-7 pt-14 max-lg:pt-8">
      <header className="grid max-w-[44rem] gap-3">
        <h1>Your commissions</h1>
        <p className="lead">Each order is one sigil, and yours has been commissioned.</p>
      </header>
      <CommissionRows commissions={commissions} />
      <div className="actions max-md:*:w-full">
        <ButtonLink to="/checkout" search={{ tier: "mastercrafted" }} icon="quill">
          Commission another
        </ButtonLink>
        <ButtonLink to="/account" hash="commissions" variant="ghost">
          Your account
        </ButtonLink>
      </div>
    </div>
  );
}

function NoOrder({ onSignedIn }: { readonly onSignedIn: () => void }): ReactElement {
  async function restore(): Promise<void> {
    if (await askToSignIn("restore")) onSignedIn();
  }
  return (
    <QuietPage
      drawing="lantern"
      title="A sigil drawn by hand"
      lead="It comes with Mastercrafted. If you have paid for it, sign in with the address that you paid with, and your commission begins here."
    >
      <Button variant="primary" onClick={() => void restore()}>
        Restore my purchase
      </Button>
      <ButtonLink
        to="/checkout"
        search={{ tier: "mastercrafted" }}
        icon="quill"
        className="h-auto max-w-full py-2 whitespace-normal"
      >
        Commission a hand-drawn sigil
      </ButtonLink>
    </QuietPage>
  );
}
