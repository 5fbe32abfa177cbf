import { queryOptions, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type MouseEvent, type ReactElement, type ReactNode, useState } from "react";
import { getSession, type SessionResponse } from "#domain/contracts/account.ts";
import { getStep2, getStep3, type WorkshopStep } from "#domain/contracts/workshop.ts";
import { ApiError, callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { PageBefore } from "#web/parts/page-before.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { QuietPage } from "#web/ui/quiet-page.tsx";
import { Brief } from "./brief.tsx";
import { DrawingStep } from "./drawing-step.tsx";
import { WordsStep } from "./words-step.tsx";
import "#web/styles/all-utilities.css";

/** Which step of the workshop a link opens. */
type StepNumber = 2 | 3;

/** A step of a commission, for whoever has its link. Nothing of it is asked for again while it is being worked on. */
function stepQuery(number: StepNumber, token: string) {
  return queryOptions({
    queryKey: ["workshop", number, token],
    queryFn: ({ signal }) => callEndpoint(number === 2 ? getStep2 : getStep3, { params: { token }, signal }),
    networkMode: "always",
  });
}

/** The drawing or the words of a commission: its answers beside the form, and what follows once the step is done. */
export function StepPage({ number, token }: { readonly number: StepNumber; readonly token: string }): ReactElement {
  const query = stepQuery(number, token);
  const { data, error, isFetching, refetch } = useQuery(query, queryClient);
  const [isDone, setDone] = useState(false);
  const [round, setRound] = useState(0);
  if (isDone) return <StepDone number={number} />;
  if (data) {
    const form = {
      token,
      step: data,
      onStep: (step: WorkshopStep) => queryClient.setQueryData(query.queryKey, step),
      onReload: () => void refetch(),
      onAfresh: () => void refetch().then(() => setRound(round + 1)),
      onDone: () => setDone(true),
    };
    return (
      <Sheet number={number} step={data}>
        {number === 2 ? <DrawingStep key={round} {...form} /> : <WordsStep key={round} {...form} />}
      </Sheet>
    );
  }
  if (error instanceof ApiError && error.status === 404) return <NoStep message={error.displayMessage} />;
  return (
    <PageBefore
      heading={TITLES[number]}
      waiting="Fetching the commission …"
      failed="This step could not be fetched. Please try again."
      error={error}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

const TITLES: Readonly<Record<StepNumber, string>> = { 2: "The drawing", 3: "The words" };

const LEADS: Readonly<Record<StepNumber, string>> = {
  2: "The finished sigil, and what you saw while you drew it. The client is told as soon as you complete this step.",
  3: "What the sigil carries, and how it is activated. With this step the client is mailed everything.",
};

function Sheet({
  number,
  step,
  children,
}: {
  readonly number: StepNumber;
  readonly step: WorkshopStep;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="page grid gap-10.5 pt-14 max-lg:pt-8">
      <header className="grid max-w-[44rem] gap-3">
        <p className="caps text-[1.125rem]/[1.3] text-ink-soft">
          Step <span className="num">{number}</span> of <span className="num">3</span>, {step.processNumber}
        </p>
        <h1>{TITLES[number]}</h1>
        <p className="lead">{LEADS[number]}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] items-start gap-14 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-10.5">
        <section aria-label={TITLES[number]}>{children}</section>
        <Brief step={step} />
      </div>
    </div>
  );
}

function NoStep({ message }: { readonly message: string | null }): ReactElement {
  return (
    <QuietPage drawing="door-shut" title="This link opens no step" lead={message ?? "It may have been used already."}>
      <DashboardLink />
    </QuietPage>
  );
}

/** Whether this browser is signed in to the desk; whoever has a link of the workshop alone isn’t let in there. */
const sessionQuery = queryOptions({
  queryKey: ["workshop", "session"],
  queryFn: ({ signal }) => callEndpoint(getSession, { signal }),
  staleTime: 0,
});

/** To the desk where the master is signed in, else home. Who is there is waited for where the click comes first. */
function DashboardLink(): ReactElement {
  const navigate = useNavigate();
  const { data, isPending } = useQuery(sessionQuery, queryClient);
  async function followLater(event: MouseEvent): Promise<void> {
    if (!isPending) return;
    event.preventDefault();
    const session = await queryClient.ensureQueryData(sessionQuery).catch(() => null);
    void navigate({ to: findDashboard(session) });
  }
  return (
    <ButtonLink to={findDashboard(data ?? null)} variant="primary" onClick={(event) => void followLater(event)}>
      Return to Dashboard
    </ButtonLink>
  );
}

function findDashboard(session: SessionResponse | null): "/" | "/master-dashboard" {
  return session?.account?.role === "master" ? "/master-dashboard" : "/";
}

/** What the client receives with the last step. */
const PACKAGE = ["sigil image", "activation instructions", "energetic summary", "PDF activation guide"] as const;

function StepDone({ number }: { readonly number: StepNumber }): ReactElement {
  const lead =
    number === 2 ? (
      "The client is told that the drawing is done. The link to step 3 is on its way to you."
    ) : (
      <>
        The client receives:
        <ul className="mt-3 list-disc pl-6">
          {PACKAGE.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </>
    );
  return (
    <QuietPage
      drawing="hourglass"
      title={number === 2 ? "Step 2 Complete!" : "Hand-Drawn Sigil Process Complete!"}
      lead={lead}
    >
      <DashboardLink />
    </QuietPage>
  );
}
