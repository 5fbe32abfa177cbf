import type { ReactElement } from "react";
import { onDemand, useCode } from "#web/lib/on-demand.tsx";

const nearMiss = onDemand(() => import("./find-near-miss.ts"));

/** Asks whether another address was meant, where this one is nearly one at a well-known provider; blocks nobody. */
export function AddressSuggestion({
  address,
  onTake,
}: {
  readonly address: string;
  readonly onTake: (address: string) => void;
}): ReactElement {
  const { module } = useCode(address.includes("@") ? nearMiss : null);
  const meant = module?.findNearMiss(address) ?? null;
  return (
    <div role="status">
      {meant !== null && (
        <p className="text-ui wrap-anywhere">
          Did you mean{" "}
          <button type="button" className="min-h-11 cursor-pointer text-left" onClick={() => onTake(meant)}>
            <span className="underline">{meant}</span>
            <span aria-hidden="true">?</span>
          </button>
        </p>
      )}
    </div>
  );
}
