import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { type Commission, changeAnswers, type IntakeForm as IntakeRules } from "#domain/contracts/commissions.ts";
import { ApiError, callEndpoint } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { AnswerList } from "#web/parts/commissions/answer-list.tsx";
import { PageBefore } from "#web/parts/page-before.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { QuietPage } from "#web/ui/quiet-page.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { commissionQuery, noteCommission } from "./commission-queries.ts";
import { describeCommission } from "./commission-texts.ts";
import { DeliveredPackage, Sheet } from "./delivered-package.tsx";
import { IntakeForm } from "./intake-form.tsx";
import { StageList } from "./stage-list.tsx";
import "#web/styles/all-utilities.css";

/** A commission as it is now, for whoever has its link. */
export function CommissionPage({ token }: { readonly token: string }): ReactElement {
  const { data, error, isFetching, refetch } = useQuery(commissionQuery(token), queryClient);
  if (data) return <OwnCommission token={token} commission={data} onReload={() => void refetch()} />;
  if (error instanceof ApiError && error.status === 404) return <NoCommission />;
  return (
    <PageBefore
      heading="Your commission"
      waiting="Looking for your commission …"
      failed="Your commission could not be fetched. Please try again."
      error={error}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function NoCommission(): ReactElement {
  return (
    <QuietPage
      drawing="door-shut"
      title="No commission at this link"
      lead="The link may be incomplete: mail programs break long ones. Sign in to see your commissions, or write to us."
    >
      <ButtonLink to="/account" hash="commissions" variant="primary">
        Your commissions
      </ButtonLink>
      <ButtonLink to="/contact">Contact</ButtonLink>
    </QuietPage>
  );
}

function OwnCommission({
  token,
  commission,
  onReload,
}: {
  readonly token: string;
  readonly commission: Commission;
  readonly onReload: () => void;
}): ReactElement {
  const [isChanging, setChanging] = useState(false);
  const { processNumber, isStopped, canChangeAnswers, delivered } = commission;
  const words = describeCommission(commission);
  return (
    <div className="page grid gap-14 pt-14 max-lg:gap-10.5 max-lg:pt-8">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] grid-rows-[auto_1fr] items-start gap-x-14 gap-y-7 max-lg:grid-cols-[minmax(0,1fr)] max-lg:grid-rows-none">
        <header className="grid gap-3 lg:col-start-2">
          <p className="caps text-[1.125rem]/[1.3] text-ink-soft">
            Commission <span className="figs">{processNumber}</span>
          </p>
          <h1>{words.heading}</h1>
          <p className="lead" role="status">
            {words.lead}
          </p>
        </header>
        <div className={`lg:col-start-1 lg:row-span-2 lg:row-start-1 ${delivered ? "" : "max-lg:order-1"}`}>
          <Sheet delivered={delivered} onReload={onReload} />
        </div>
        <div className="grid gap-7">
          {delivered && <DeliveredPackage token={token} email={commission.email} delivered={delivered} />}
          {isStopped ? (
            <div className="actions">
              <ButtonLink to="/contact" variant="primary">
                Write to us
              </ButtonLink>
            </div>
          ) : (
            <StageList commission={commission} />
          )}
        </div>
      </div>
      <section className="grid max-w-[880px] gap-5" aria-labelledby="answers">
        <h2 id="answers" className="text-h3">
          What you told the master
        </h2>
        {isChanging && canChangeAnswers ? (
          <AnswersForm token={token} commission={commission} onEnd={() => setChanging(false)} onStale={onReload} />
        ) : (
          <>
            <AnswerList answers={commission.answers} />
            {canChangeAnswers && (
              <div className="actions">
                <Button icon="quill" onClick={() => setChanging(true)}>
                  Change your answers
                </Button>
              </div>
            )}
          </>
        )}
      </section>
    </div>
  );
}

function AnswersForm({
  token,
  commission,
  onEnd,
  onStale,
}: {
  readonly token: string;
  readonly commission: Commission;
  readonly onEnd: () => void;
  /** The commission is no longer as it is shown here. */
  readonly onStale: () => void;
}): ReactElement {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const changing = useMutation(
    {
      mutationFn: (body: IntakeRules) => callEndpoint(changeAnswers, { params: { token }, body }),
      networkMode: "always",
      onSuccess: async (changed) => {
        onEnd();
        showToast({ title: "Your answers are changed", icon: "check" });
        await noteCommission(token, changed);
      },
      onError: (error) => {
        if (!(error instanceof ApiError) || error.code !== "conflict") return;
        // The form goes: why it did is said over the page.
        showToast({ title: "Not changed", description: toMessage(error), variant: "destructive" });
        onStale();
      },
    },
    queryClient,
  );
  return (
    <div ref={form}>
      <IntakeForm
        answers={commission.answers}
        email={commission.email}
        button="Save the changes"
        busyButton="Saving..."
        isSending={changing.isPending}
        failure={changing.error && toMessage(changing.error)}
        onSend={(answers) => changing.mutate(answers)}
      >
        <Button variant="ghost" onClick={onEnd}>
          Keep them as they are
        </Button>
      </IntakeForm>
    </div>
  );
}

function toMessage(error: Error): string {
  return toDisplayMessage(error, "Your answers could not be changed. Please try again.");
}
