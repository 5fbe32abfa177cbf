import type { ReactElement } from "react";
import { useOnDemand } from "#web/lib/use-on-demand.ts";
import type { CareShown } from "#web/parts/care/care-shown.ts";
import { Button } from "#web/ui/button.tsx";

const loadPanel = () => import("./care-panel.tsx");

interface CareAreaProps {
  readonly shown: CareShown;
  readonly onBack: () => void;
  readonly onGoOn: () => void;
}

/** The place of care; where its code can't be fetched, its words are there all the same. */
export function CareArea({ shown, onBack, onGoOn }: CareAreaProps): ReactElement | null {
  const { part, hasFailed } = useOnDemand(loadPanel);
  if (part) return <part.CarePanel care={shown.care} onBack={onBack} onGoOn={onGoOn} />;
  if (!hasFailed) return null;
  return (
    <section role="alert">
      <p className="lead">{shown.care.message}</p>
      <Button onClick={onBack}>Back to my words</Button>
      <Button variant="ghost" onClick={onGoOn}>
        Make the sigil all the same
      </Button>
    </section>
  );
}
