import { type ReactElement, useState } from "react";
import { setBlockException, unblockSlot } from "#domain/contracts/desk-blocks.ts";
import type { DayBlock } from "#domain/contracts/desk-consultations.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { formatDay } from "#web/lib/format/format-date.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { useUnblocking } from "../use-blocking.ts";

/** Asks before a time is unblocked; of a weekly rule, whether for one day or for good. */
export function UnblockDialog({
  block: { id, kind, reason },
  day,
  onClose,
}: {
  readonly block: DayBlock["blocks"][number];
  /** The day on which it was found. */
  readonly day: CivilDay;
  readonly onClose: () => void;
}): ReactElement {
  const [failure, setFailure] = useState<string | null>(null);
  const task = useUnblocking({ onDone: onClose, onFailed: setFailure });
  const dayName = formatDay("dateOfWeek", day);

  function unblockAll(): void {
    setFailure(null);
    task.run({ call: () => callEndpoint(unblockSlot, { params: { id } }), outcome: "It can be booked again." });
  }

  function unblockDay(): void {
    setFailure(null);
    task.run({
      call: () => callEndpoint(setBlockException, { params: { id }, body: { day, isException: true } }),
      outcome: `${dayName} can be booked again. The rule goes on.`,
    });
  }

  return (
    <Dialog title="Unblock this time?" isHeld={task.isUnderWay} onClose={onClose}>
      <p className="mt-2 leading-[1.45] wrap-anywhere">
        {reason !== null && <b className="font-semibold">{reason}. </b>}
        {kind === "weekly"
          ? `It is blocked every week. Unblock it on ${dayName} alone, or for good?`
          : CONSEQUENCES[kind]}
      </p>
      {failure !== null && (
        <p className="error mt-3" role="alert">
          {failure}
        </p>
      )}
      <div className="actions modal-actions">
        <Button disabled={task.isUnderWay} onClick={onClose}>
          Keep it blocked
        </Button>
        {kind === "weekly" && (
          <Button isBusy={task.isUnderWay} onClick={unblockDay}>
            Only on this day
          </Button>
        )}
        <Button variant="primary" isBusy={task.isUnderWay} onClick={unblockAll}>
          {kind === "weekly" ? "The whole rule" : "Unblock"}
        </Button>
      </div>
    </Dialog>
  );
}

const CONSEQUENCES: Readonly<Record<Exclude<DayBlock["blocks"][number]["kind"], "weekly">, string>> = {
  range: "From then on it can be booked again.",
  days: "All of its days can be booked again.",
};
