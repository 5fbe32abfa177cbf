import type { ReactElement } from "react";
import { KeptLine } from "#web/features/collection/kept-line.tsx";
import { HowItWasMade, MadeSteps } from "#web/features/methods/made/how-it-was-made.tsx";
import { ResultCard } from "#web/features/result/result-card.tsx";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";

/** The result with what the method and the collection say of it. Fetched as one part, since it is shown as one. */
export function ResultStep(props: {
  readonly sigil: IssuedSigil;
  readonly isNew: boolean;
  readonly isOfEarlierWords: boolean;
}): ReactElement {
  const { sigil } = props;
  return (
    <ResultCard
      {...props}
      renderMade={(drawing, isSame) => <HowItWasMade sigil={sigil} drawing={drawing} isSame={isSame} />}
      steps={<MadeSteps sigil={sigil} />}
    >
      <KeptLine sigil={sigil} />
    </ResultCard>
  );
}
