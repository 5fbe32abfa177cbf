import { type ReactElement, useState } from "react";
import { LONGEST_BLOCK_REASON } from "#domain/consultations/blocks.ts";
import { type BlockedSlot, blockSlot, blockTime } from "#domain/contracts/desk-blocks.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import { nameTimezone } from "#domain/hours/timezone.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { SelectField } from "#web/ui/field/select-field.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { useBlocking } from "../use-blocking.ts";
import { ActForm } from "./act-form.tsx";
import { type BlockDraft, type DraftKind, type ReadDraft, readDraft } from "./block-draft.ts";
import { BlockFields } from "./block-fields.tsx";

const KINDS: readonly (readonly [DraftKind, string])[] = [
  ["hour", "One hour"],
  ["range", "A stretch of time"],
  ["days", "Whole days"],
  ["weekly", "Hours of every week"],
];

/** Blocks an hour, a stretch of time, whole days, or hours of every week. */
export function BlockDialog({
  day,
  zone,
  onClose,
}: {
  /** The day that is chosen in the calendar. */
  readonly day: CivilDay;
  /** The master's zone. */
  readonly zone: string;
  readonly onClose: () => void;
}): ReactElement {
  const [draft, setDraft] = useState<BlockDraft>({
    kind: "hour",
    from: { day, time: "" },
    to: { day, time: "" },
    weekdays: [],
    reason: "",
  });
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const task = useBlocking({ onDone: onClose, onFailed: setFailure });

  function send(): void {
    const read = readDraft(draft, zone, Date.now());
    setFailure(null);
    setError(read.isOk ? null : read.problem);
    if (!read.isOk) return;
    task.run({ call: () => block(read.request, draft.reason), outcome: "Nobody can book it." });
  }

  return (
    <Dialog title="Block Time Slot" isHeld={task.isUnderWay} onClose={onClose}>
      <p className="note mt-2">Nobody can book what is blocked. Times are yours: {nameTimezone(zone)}.</p>
      <ActForm
        button="Block"
        doing="Blocking..."
        keep="Cancel"
        failure={failure}
        isBusy={task.isUnderWay}
        onClose={onClose}
        onSend={send}
      >
        <SelectField
          label="What"
          value={draft.kind}
          onChange={({ currentTarget }) => {
            const [kind = draft.kind] = KINDS.find(([known]) => known === currentTarget.value) ?? [];
            setError(null);
            setDraft({ ...draft, kind });
          }}
        >
          {KINDS.map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </SelectField>
        <BlockFields draft={draft} error={error ?? undefined} onChange={setDraft} />
        <TextField
          label="Reason"
          isOptional
          hint="For you alone"
          maxLength={LONGEST_BLOCK_REASON}
          autoComplete="off"
          value={draft.reason}
          onChange={({ currentTarget }) => setDraft({ ...draft, reason: currentTarget.value })}
        />
      </ActForm>
    </Dialog>
  );
}

type Request = Extract<ReadDraft, { readonly isOk: true }>["request"];

function block(request: Request, typedReason: string): Promise<BlockedSlot> {
  const words = typedReason.trim();
  const reason = words === "" ? undefined : words;
  if (request.kind === "hour") return callEndpoint(blockSlot, { body: { dateTime: request.dateTime, reason } });
  return callEndpoint(blockTime, { body: { ...request, reason } });
}
