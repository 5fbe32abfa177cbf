import type { ReactElement } from "react";
import { KeptLine } from "#web/features/collection/kept-line.tsx";
import { METHOD_KITS } from "#web/features/methods/method-kits.ts";
import { ResultCard } from "#web/features/result/result-card.tsx";
import { OnDemand } from "#web/lib/on-demand.tsx";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";

/** The result with what the method and the collection say of it. Fetched as one part, since it is shown as one. */
export function ResultStep(props: {
  readonly sigil: IssuedSigil;
  readonly isNew: boolean;
  readonly isOfEarlierWords: boolean;
}): ReactElement {
  const { sigil } = props;
  return (
    <OnDemand code={METHOD_KITS[sigil.method].made}>
      {({ Made, listSteps }) => (
        <ResultCard
          {...props}
          steps={listSteps?.(sigil) ?? sigil.steps}
          renderMade={(drawing, isSame) => <Made sigil={sigil} drawing={drawing} isSame={isSame} />}
        >
          <KeptLine sigil={sigil} />
        </ResultCard>
      )}
    </OnDemand>
  );
}
