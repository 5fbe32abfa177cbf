import type { ReactElement } from "react";
import { NetworkError, toDisplayMessage } from "#web/lib/displayable-error.ts";
import { OnDemand, onDemand } from "#web/lib/on-demand.tsx";
import { Button } from "#web/ui/button.tsx";
import type { DeskSearch, DeskView } from "./desk-search.ts";

const practiceView = onDemand(() => import("./practice/practice-view.tsx"));
const commissionsView = onDemand(() => import("./practice/commissions-view.tsx"));
const settingsView = onDemand(() => import("./practice/settings/settings-view.tsx"));
const supportView = onDemand(() => import("./support/support-view.tsx"));
const newsletterView = onDemand(() => import("./newsletter/newsletter-view.tsx"));
const parkedMailsView = onDemand(() => import("./practice/parked-mails-view.tsx"));

/** The views of practice, commissions, support and newsletter, each fetched when it is opened for the first time; nothing for the other views. */
export function ViewOnDemand({
  view,
  search,
}: {
  readonly view: DeskView;
  readonly search: DeskSearch;
}): ReactElement | null {
  switch (view) {
    case "sessions":
      return (
        <OnDemand code={practiceView} waiting={WAITING} failed={showFailed}>
          {({ PracticeView }) => <PracticeView search={search} />}
        </OnDemand>
      );
    case "commissions":
      return (
        <OnDemand code={commissionsView} waiting={WAITING} failed={showFailed}>
          {({ CommissionsView }) => <CommissionsView />}
        </OnDemand>
      );
    case "settings":
      return (
        <OnDemand code={settingsView} waiting={WAITING} failed={showFailed}>
          {({ SettingsView }) => <SettingsView />}
        </OnDemand>
      );
    case "tickets":
      return (
        <OnDemand code={supportView} waiting={WAITING} failed={showFailed}>
          {({ SupportView }) => <SupportView ticketNumber={search.ticket ?? null} />}
        </OnDemand>
      );
    case "newsletter":
      return (
        <OnDemand code={newsletterView} waiting={WAITING} failed={showFailed}>
          {({ NewsletterView }) => <NewsletterView issueId={search.issue ?? null} />}
        </OnDemand>
      );
    case "mails":
      return (
        <OnDemand code={parkedMailsView} waiting={WAITING} failed={showFailed}>
          {({ ParkedMailsView }) => <ParkedMailsView />}
        </OnDemand>
      );
    case "orders":
    case "audit":
    case "keys":
      return null;
  }
}

const WAITING = (
  <p className="note mt-4" role="status">
    Looking …
  </p>
);

function showFailed(retry: () => void): ReactElement {
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <p className="error" role="alert">
        {toDisplayMessage(new NetworkError(null), "")}
      </p>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}
