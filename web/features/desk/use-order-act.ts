import type { DeskOrder } from "#domain/contracts/desk-orders.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { type Task, useTask } from "#web/lib/use-task.ts";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { noteOrder } from "./desk-queries.ts";
import { callSteppedUp } from "./step-up.ts";

/** Does something with an order that wants a fresh proof of the master, and shows what it has become. */
export function useOrderAct({
  onDone,
  onFailed,
}: {
  readonly onDone: () => void;
  readonly onFailed: (message: string) => void;
}): Task<{ readonly call: () => Promise<DeskOrder>; readonly describe: (order: DeskOrder) => string }> {
  return useTask({
    work: ({ call }) => callSteppedUp(call),
    onDone: (order, { describe: describeOutcome }) => {
      noteOrder(order);
      showToast({ title: order.orderNumber, description: describeOutcome(order) });
      onDone();
    },
    onFailed: (error) => onFailed(toDisplayMessage(error, "This could not be done. Please try again.")),
  });
}
