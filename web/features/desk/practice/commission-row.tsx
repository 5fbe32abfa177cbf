import { type ReactElement, useState } from "react";
import type { CommissionStatus } from "#domain/commissions/lifecycle.ts";
import { type DeskCommission, renewStepLink, revokeStepLink } from "#domain/contracts/desk-commissions.ts";
import { DAY_MS } from "#domain/lib/time.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { useNow } from "#web/lib/use-now.ts";
import { useTask } from "#web/lib/use-task.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { formatMoment } from "../desk-formats.ts";
import { callAtDesk } from "../desk-queries.ts";
import { ActForm } from "./dialogs/act-form.tsx";
import { ROW_LINK } from "./use-shortcuts.ts";

const STATUS_NAMES: Readonly<Record<CommissionStatus, string>> = {
  consultation_pending: "Waits for you to begin",
  consultation_completed: "Begun",
  analysis_in_progress: "Being drawn",
  creation_in_progress: "Words being written",
  completed: "On its way by mail",
  delivered: "Delivered",
};

const LINK_NAMES: Readonly<Record<DeskCommission["link"], string>> = {
  open: "open",
  expired: "too old",
  revoked: "revoked",
  none: "",
};

/** Days change at midnight, and nobody looks at a list for that. */
const REFRESH_MS = 60_000;

/** A commission, with the link to the step that waits: a new one can be sent, and the open one revoked. */
export function CommissionRow({
  commission,
  onChanged,
}: {
  readonly commission: DeskCommission;
  readonly onChanged: () => void;
}): ReactElement {
  const { processNumber, name, email, status, isStopped, sentAt, step, link } = commission;
  const now = useNow(REFRESH_MS);
  const [isRevoking, setRevoking] = useState(false);
  const params = { processNumber };
  const renewing = useTask({
    work: () => callAtDesk(() => callEndpoint(renewStepLink, { params, body: {} })),
    onDone: () => {
      onChanged();
      showToast({
        title: "Link Sent",
        description: `A new link to step ${step} of ${processNumber} is on its way to you.`,
        icon: "mail",
      });
    },
    onFailed: (error) => {
      onChanged();
      showToast({
        title: "Error",
        description: toDisplayMessage(error, "The link could not be sent. Please try again."),
        variant: "destructive",
      });
    },
  });
  return (
    <tr className="border-b border-rule align-baseline text-ui/[1.4] has-focus-visible:bg-paper max-lg:block max-lg:py-3 md:max-lg:grid md:max-lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] md:max-lg:gap-x-5 md:max-lg:gap-y-1">
      <td className="py-3 pr-4 max-lg:block max-lg:p-0">
        <span className="num font-semibold whitespace-nowrap">{processNumber}</span>
        <span className="num block text-note whitespace-nowrap text-ink-soft">{formatMoment(sentAt)}</span>
      </td>
      <td className="py-3 pr-4 wrap-anywhere max-lg:block max-lg:p-0">
        {name}
        <span className="block text-note text-ink-soft">{email}</span>
      </td>
      <td className="py-3 pr-4 max-lg:block max-lg:p-0">
        {isStopped ? "Stopped: its payment is disputed or went back" : STATUS_NAMES[status]}
      </td>
      <td className="num py-3 pr-4 whitespace-nowrap max-lg:block max-lg:p-0">
        {!isStopped && commission.waitsSince !== null && (
          <>
            <span className="lg:hidden">waits </span>
            <span>{describeWait(commission.waitsSince, commission.isOverdue, now)}</span>
          </>
        )}
      </td>
      <td className="py-2 text-right max-lg:block max-lg:p-0 max-lg:text-left">
        {step !== null && (
          <>
            <span className="text-note text-ink-soft">
              Step {step}, {LINK_NAMES[link]}
            </span>
            <div className="-mr-2 flex flex-wrap justify-end gap-x-0.5 lg:flex-nowrap lg:whitespace-nowrap max-lg:mr-0 max-lg:-ml-2.5 max-lg:justify-start">
              {!isStopped && (
                <Button
                  {...{ [ROW_LINK]: processNumber }}
                  variant="ghost"
                  className="[--btn-p:0.5rem]"
                  aria-label={`Send a new link, ${processNumber}`}
                  isBusy={renewing.isUnderWay}
                  onClick={() => renewing.run(undefined)}
                >
                  Send a new link
                </Button>
              )}
              {(link === "open" || link === "expired") && (
                <Button
                  variant="ghost"
                  className="[--btn-p:0.5rem]"
                  aria-label={`Revoke the link, ${processNumber}`}
                  onClick={() => setRevoking(true)}
                >
                  Revoke
                </Button>
              )}
            </div>
          </>
        )}
        {isRevoking && (
          <RevokeDialog processNumber={processNumber} onChanged={onChanged} onClose={() => setRevoking(false)} />
        )}
      </td>
    </tr>
  );
}

function describeWait(waitsSince: string, isOverdue: boolean, now: number): string {
  const days = Math.max(0, Math.floor((now - Date.parse(waitsSince)) / DAY_MS));
  const told = days === 0 ? "since today" : days === 1 ? "1 day" : `${days} days`;
  return isOverdue ? `${told}, overdue` : told;
}

function RevokeDialog({
  processNumber,
  onChanged,
  onClose,
}: {
  readonly processNumber: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}): ReactElement {
  const [failure, setFailure] = useState<string | null>(null);
  const task = useTask({
    work: () => callAtDesk(() => callEndpoint(revokeStepLink, { params: { processNumber } })),
    onDone: () => {
      onChanged();
      showToast({ title: "Link Revoked", description: `The link to ${processNumber} opens nothing any more.` });
      onClose();
    },
    onFailed: (error) => setFailure(toDisplayMessage(error, "The link could not be revoked. Please try again.")),
  });
  return (
    <Dialog title="Revoke this link?" isHeld={task.isUnderWay} onClose={onClose}>
      <p className="mt-2 text-left leading-[1.45]">
        The link to {processNumber} opens nothing any more, wherever it was forwarded. What was saved stays, and you can
        have a new one sent.
      </p>
      <ActForm
        button="Revoke it"
        doing="Revoking..."
        keep="Keep it"
        failure={failure}
        isBusy={task.isUnderWay}
        onClose={onClose}
        onSend={() => {
          setFailure(null);
          task.run(undefined);
        }}
      />
    </Dialog>
  );
}
