import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { type BlockedSlot, setBlockException, unblockSlot } from "#domain/contracts/desk-blocks.ts";
import { isCivilDay } from "#domain/hours/civil-day.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { formatDay } from "#web/lib/format/format-date.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { DeskState } from "../../desk-state.tsx";
import { describeBlock } from "../describe-block.ts";
import { blocksQuery } from "../practice-queries.ts";
import { useBlocking, useUnblocking } from "../use-blocking.ts";

/** All blocked times that are not over, with the days on that a weekly one does not hold. */
export function BlocksDialog({ zone, onClose }: { readonly zone: string; readonly onClose: () => void }): ReactElement {
  const found = useQuery(blocksQuery, queryClient);
  const blocks = found.data?.blockedSlots ?? [];
  return (
    <Dialog title="Blocked Slots" isWide startsAtTitle onClose={onClose}>
      <DeskState isPending={found.isPending} error={found.error} onRetry={() => void found.refetch()} />
      {found.data && blocks.length === 0 && <p className="mt-4">Nothing is blocked.</p>}
      <ul className="mt-4 border-t border-frame">
        {blocks.map((block) => (
          <BlockEntry key={block.id} block={block} zone={zone} />
        ))}
      </ul>
    </Dialog>
  );
}

function BlockEntry({ block, zone }: { readonly block: BlockedSlot; readonly zone: string }): ReactElement {
  const { id, reason, exceptions } = block;
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const unblocking = useUnblocking({ onDone: () => setAsked(false), onFailed: setFailure });
  const blocking = useBlocking({ onDone: () => setFailure(null), onFailed: setFailure });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-rule py-2 max-md:grid-cols-1">
      <p className="leading-[1.45]">
        <span className="num">{describeBlock(block, zone)}</span>
        {reason !== null && <span className="block text-ink-soft wrap-anywhere">{reason}</span>}
      </p>
      <div className="actions max-md:-ml-3">
        {isAsked && (
          <Button variant="ghost" onClick={() => setAsked(false)}>
            Keep it blocked
          </Button>
        )}
        <Button
          // Another one after the question: a double click must not be the yes to it.
          key={String(isAsked)}
          variant={isAsked ? "quiet" : "ghost"}
          isBusy={unblocking.isUnderWay}
          onClick={() => {
            setFailure(null);
            if (!isAsked) return setAsked(true);
            const call = (): Promise<null> => callEndpoint(unblockSlot, { params: { id } });
            return unblocking.run({ call, outcome: "It can be booked again." });
          }}
        >
          {isAsked ? "Unblock it" : "Unblock"}
        </Button>
      </div>
      {exceptions.length > 0 && (
        <ul className="note col-span-full">
          {exceptions.filter(isCivilDay).map((day) => (
            <li key={day} className="flex flex-wrap items-center gap-x-3">
              Not on {formatDay("fullDate", day)}
              <Button
                variant="ghost"
                isBusy={blocking.isUnderWay}
                onClick={() =>
                  blocking.run({
                    call: () => callEndpoint(setBlockException, { params: { id }, body: { day, isException: false } }),
                    outcome: formatDay("fullDate", day),
                  })
                }
              >
                Block it again
              </Button>
            </li>
          ))}
        </ul>
      )}
      {failure !== null && (
        <p className="error col-span-full" role="alert">
          {failure}
        </p>
      )}
    </li>
  );
}
