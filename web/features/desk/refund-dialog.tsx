import { type FormEvent, type ReactElement, useState } from "react";
import { type DeskOrder, OrderNote, refundOrder } from "#domain/contracts/desk-orders.ts";
import { parsePrice } from "#domain/orders/order.ts";
import { LONGEST_NOTE, REFUND_REASONS, REFUND_WARNINGS, type RefundReason } from "#domain/orders/refund-request.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { SelectField } from "#web/ui/field/select-field.tsx";
import { TextAreaField, TextField } from "#web/ui/field/text-field.tsx";
import { formatMoney, REASON_NAMES } from "./desk-formats.ts";
import { useOrderAct } from "./use-order-act.ts";

/** Sends money of an order back, after its amount, its reason and what was used of it; then once more, after a warning. */
export function RefundDialog({
  order,
  onClose,
}: {
  readonly order: DeskOrder;
  readonly onClose: () => void;
}): ReactElement {
  const { refundableAmount, currency, tier, orderNumber, card } = order;
  // One for this refund, however often it is sent: a lost response never costs the money twice.
  const [requestId] = useState(() => crypto.randomUUID());
  const [price, setPrice] = useState(() => (refundableAmount / 100).toFixed(2));
  const [reason, setReason] = useState<RefundReason>("requested_by_customer");
  const [used, setUsed] = useState("");
  const [errors, setErrors] = useState<{ readonly price?: string; readonly used?: string; readonly all?: string }>({});
  const [isSure, setSure] = useState(false);
  const amount = parsePrice(price) ?? 0;
  const task = useOrderAct({ onDone: onClose, onFailed: (message) => setErrors({ all: message }) });

  function send(event: FormEvent): void {
    event.preventDefault();
    const found = findErrors(amount, used, order);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if (!isSure) {
      setSure(true);
      return;
    }
    const body = { requestId, amount, reason, used };
    task.run({
      call: () => callEndpoint(refundOrder, { params: { orderNumber }, body }),
      describe: ({ isRefundUnderWay }) =>
        isRefundUnderWay ? "The refund is on its way." : `${formatMoney(amount, currency)} went back.`,
    });
  }

  const paidBy = card ? ` to the ${card.brand} card ending in ${card.lastFour}` : "";
  return (
    <Dialog title={isSure ? "Send the money back?" : "Refund"} isHeld={task.isUnderWay} onClose={onClose}>
      <form noValidate className="mt-3 grid gap-4" aria-busy={task.isUnderWay} onSubmit={send}>
        {isSure ? (
          <>
            <p>
              <b className="num">{formatMoney(amount, currency)}</b> goes back{paidBy}. This can’t be undone.
            </p>
            <p>
              {amount === refundableAmount
                ? REFUND_WARNINGS[tier]
                : "The buyer keeps what the order gives, since it is a part of the amount."}
            </p>
            <p className="note">Your device may ask once more whether it is you.</p>
          </>
        ) : (
          <>
            <p className="modal-lead num">{orderNumber}</p>
            <TextField
              label={`Amount in ${currency.toUpperCase()}`}
              hint={`At most ${formatMoney(refundableAmount, currency)}`}
              inputMode="decimal"
              autoComplete="off"
              value={price}
              error={errors.price}
              onChange={({ currentTarget }) => setPrice(currentTarget.value)}
            />
            <SelectField
              label="Reason"
              value={reason}
              onChange={({ currentTarget }) =>
                setReason(REFUND_REASONS.find((known) => known === currentTarget.value) ?? reason)
              }
            >
              {REFUND_REASONS.map((known) => (
                <option key={known} value={known}>
                  {REASON_NAMES[known]}
                </option>
              ))}
            </SelectField>
            <TextAreaField
              label="What was used of it"
              hint="For you alone, encrypted"
              count={`${used.length} / ${LONGEST_NOTE}`}
              rows={3}
              maxLength={LONGEST_NOTE}
              value={used}
              error={errors.used}
              onChange={({ currentTarget }) => setUsed(currentTarget.value)}
            />
          </>
        )}
        {errors.all !== undefined && (
          <p className="error" role="alert">
            {errors.all}
          </p>
        )}
        <div className="actions modal-actions">
          <Button onClick={() => (isSure ? setSure(false) : onClose())}>{isSure ? "Change it" : "Cancel"}</Button>
          {/* Another key for the second step: a double click must not be the yes to the question. */}
          <Button key={String(isSure)} variant="primary" type="submit" isBusy={task.isUnderWay}>
            {task.isUnderWay ? "Sending..." : isSure ? `Send ${formatMoney(amount, currency)} back` : "Go on"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function findErrors(
  amount: number,
  used: string,
  { refundableAmount, currency }: DeskOrder,
): { readonly price?: string; readonly used?: string } {
  const note = OrderNote.safeParse(used);
  return {
    ...(amount < 1 && { price: "Please enter an amount such as 19.00." }),
    ...(amount > refundableAmount && { price: `At most ${formatMoney(refundableAmount, currency)} can be sent back.` }),
    ...(!note.success && { used: note.error.issues[0]?.message ?? "" }),
  };
}
