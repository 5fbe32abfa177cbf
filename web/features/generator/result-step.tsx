import type { ReactElement } from "react";
import { KeptLine } from "./collection/kept-line.tsx";
import { HowItWasMade } from "./how-it-was-made.tsx";
import { MadeSteps } from "./made/made-steps.tsx";
import type { IssuedSigil } from "./request-sigil.ts";
import { ResultCard } from "./result-card.tsx";

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
