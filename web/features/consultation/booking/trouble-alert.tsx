import type { ReactElement, Ref } from "react";
import { formatZoned } from "#web/lib/format/format-zoned.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** Why an hour is not to be had, and what can be done instead. */
export type Trouble =
  /** Somebody was faster: hours nearby that are free, as instants in ISO 8601. */
  | { readonly kind: "taken"; readonly message: string; readonly alternatives: readonly string[] }
  /** The access is not open here, or not any more. */
  | { readonly kind: "no_access"; readonly message: string }
  /** The hour was kept, and its time ran out. */
  | { readonly kind: "ended"; readonly message: string }
  /** Nobody knows whether the server has heard of it: the same can be sent again. */
  | { readonly kind: "unreached"; readonly message: string }
  | { readonly kind: "other"; readonly message: string };

/** Says what went wrong with the chosen hour. Whatever the form holds stays. */
export function TroubleAlert({
  trouble,
  zone,
  onTake,
  onChoose,
  onRestore,
  onPay,
  onRetry,
  ref,
}: {
  readonly trouble: Trouble;
  readonly zone: string;
  readonly onTake: (time: string) => void;
  /** Leads to the days and hours. */
  readonly onChoose: () => void;
  readonly onRestore: () => void;
  readonly onPay: () => void;
  /** Sends the same again. */
  readonly onRetry: () => void;
  readonly ref: Ref<HTMLDivElement>;
}): ReactElement {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className={
        // Nobody is taken out of a sentence when a hold ends: so that it is seen, it stays in sight.
        trouble.kind === "ended" ? `${FRAME} sticky top-0 bottom-0 z-10` : FRAME
      }
    >
      <p className="flex items-start gap-2">
        <Icon name="warning" className="mt-1 text-error" />
        <span>{trouble.message}</span>
      </p>
      {trouble.kind === "taken" && trouble.alternatives.length > 0 && (
        <>
          <p>These hours nearby are free:</p>
          <ul className="num flex flex-wrap gap-2">
            {trouble.alternatives.map((time) => (
              <li key={time}>
                <Button onClick={() => onTake(time)}>
                  {formatZoned("day", Date.parse(time), zone)}, {formatZoned("clock", Date.parse(time), zone)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {trouble.kind === "ended" && (
        <div className="actions">
          <Button onClick={onChoose}>Choose a time</Button>
        </div>
      )}
      {trouble.kind === "unreached" && (
        <div className="actions">
          <Button onClick={onRetry}>Try again</Button>
        </div>
      )}
      {trouble.kind === "no_access" && (
        <div className="actions">
          <Button onClick={onRestore}>Restore my purchase</Button>
          <Button onClick={onPay}>Pay for a session</Button>
          <ButtonLink to="/contact" variant="ghost">
            Write to us
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

const FRAME = "mt-7 grid gap-3 border-2 border-error bg-paper px-4.5 py-3.5";
