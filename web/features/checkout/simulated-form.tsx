import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { confirmSimulated, type TypedCard } from "./confirm-simulated.ts";
import type { CardField, PaymentFormProps } from "./payment-form.ts";

const TEST_CARDS = [
  ["4242 4242 4242 4242", "pays"],
  ["4000 0025 0000 3155", "asks at the bank’s page, then pays"],
  ["4000 0000 0000 3220", "asks at the bank’s page, then pays"],
  ["4000 0084 0000 1629", "asks at the bank’s page, then is declined"],
  ["4000 0082 6000 3178", "asks at the bank’s page, then has not enough money"],
  ["4000 0000 0000 0002", "is declined"],
  ["4000 0000 0000 9995", "has not enough money"],
  ["4000 0000 0000 0259", "pays, and is disputed"],
] as const;

/** The card form of the simulation: it takes test cards alone, and says so. */
export function PaymentForm({ intent, price, isPaying, failure, onPay }: PaymentFormProps): ReactElement {
  const { register, handleSubmit } = useForm<TypedCard>({ defaultValues: { number: "", expiry: "", code: "" } });
  const errorOf = (field: CardField): string | undefined => (failure?.field === field ? failure.message : undefined);

  return (
    <form
      className="grid gap-5"
      noValidate
      aria-busy={isPaying}
      onSubmit={handleSubmit((card) => onPay(() => confirmSimulated(intent, card)))}
    >
      <p className="flex items-start gap-2 text-note text-ink-soft">
        <Icon name="info" />
        <span>This is a simulation: it takes test cards alone, and no money moves.</span>
      </p>
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        required
        readOnly={isPaying}
        error={errorOf("number")}
        {...register("number")}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-5">
        <TextField
          label="Expiry"
          placeholder="MM / YY"
          inputMode="numeric"
          autoComplete="cc-exp"
          required
          readOnly={isPaying}
          error={errorOf("expiry")}
          {...register("expiry")}
        />
        <TextField
          label="Security code"
          inputMode="numeric"
          autoComplete="cc-csc"
          required
          readOnly={isPaying}
          error={errorOf("code")}
          {...register("code")}
        />
      </div>
      {failure && failure.field === null && (
        <p className="error" role="alert">
          <Icon name="warning" />
          {failure.message}
        </p>
      )}
      <Button variant="primary" type="submit" isBlock isBusy={isPaying}>
        {isPaying ? "Paying..." : `Pay ${price}`}
      </Button>
      <details className="text-ui">
        <summary className="cursor-pointer">Test cards</summary>
        <dl className="mt-2 grid gap-1">
          {TEST_CARDS.map(([number, deed]) => (
            <div key={number} className="flex flex-wrap gap-x-3">
              <dt className="num">{number}</dt>
              <dd className="text-ink-soft">{deed}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-note text-ink-soft">Any date to come, and any three digits, do.</p>
      </details>
    </form>
  );
}
