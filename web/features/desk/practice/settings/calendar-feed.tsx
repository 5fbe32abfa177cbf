import { type ReactElement, useState } from "react";
import { renewCalendarFeed } from "#domain/contracts/desk-practice.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { useTask } from "#web/lib/use-task.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { callAtDesk } from "../../desk-queries.ts";
import { callSteppedUp } from "../../step-up.ts";
import { ActForm } from "../dialogs/act-form.tsx";
import { notePractice } from "../practice-queries.ts";

/** The secret address at which a calendar program finds the master's sessions; it is shown once, when it is made. */
export function CalendarFeed({ hasFeed }: { readonly hasFeed: boolean }): ReactElement {
  const [url, setUrl] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const task = useTask({
    work: () => callAtDesk(() => callSteppedUp(() => callEndpoint(renewCalendarFeed, { body: {} }))),
    onDone: (made) => {
      setUrl(made.url);
      setAsked(false);
      notePractice();
    },
    onFailed: (error) => setFailure(toDisplayMessage(error, "No address was made. Please try again.")),
  });

  function make(): void {
    setFailure(null);
    task.run(undefined);
  }

  return (
    <section className="mt-12 border-t border-frame pt-6" aria-labelledby="feed-heading">
      <h3 id="feed-heading" className="text-h3">
        Your calendar elsewhere
      </h3>
      <p className="mt-1 leading-[1.45]">
        A secret address for the calendar program of your phone or computer. It shows when your sessions are: neither
        topics nor notes nor addresses are in it.
      </p>
      {url !== null && <FeedAddress url={url} />}
      {failure !== null && !isAsked && (
        <p className="error mt-3" role="alert">
          {failure}
        </p>
      )}
      <Button className="mt-4" isBusy={task.isUnderWay && !isAsked} onClick={() => (hasFeed ? setAsked(true) : make())}>
        {hasFeed ? "Make a new address" : "Make the address"}
      </Button>
      {isAsked && (
        <Dialog title="Make a new address?" isHeld={task.isUnderWay} onClose={() => setAsked(false)}>
          <p className="mt-2 leading-[1.45]">
            The one before opens nothing any more: whatever programs have it must be given the new one.
          </p>
          <ActForm
            button="Make a new address"
            doing="Making..."
            failure={failure}
            isBusy={task.isUnderWay}
            onClose={() => setAsked(false)}
            onSend={make}
          />
        </Dialog>
      )}
    </section>
  );
}

function FeedAddress({ url }: { readonly url: string }): ReactElement {
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 max-sm:grid-cols-1">
      <TextField
        label="The address"
        hint="Shown this once. Whoever has it sees when you work."
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        icon="copy"
        className="mt-8 max-sm:mt-0"
        onClick={() =>
          navigator.clipboard.writeText(url).then(
            () => showToast({ title: "Copied", description: "The address is in the clipboard." }),
            () =>
              showToast({
                title: "Not copied",
                description: "The browser did not allow it. Please copy it from the field.",
                variant: "destructive",
              }),
          )
        }
      >
        Copy
      </Button>
    </div>
  );
}
