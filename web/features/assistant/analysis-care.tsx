import type { ReactElement } from "react";
import type { Care } from "#domain/intentions/intention-analysis.ts";
import { CareMessage } from "#web/parts/care/care-message.tsx";
import { Button } from "#web/ui/button.tsx";

/** What is said of words that mean harm to somebody else, and an aim of the visitor's own that can be taken in their place. */
export function AnalysisCare({
  care,
  aim,
  draft,
  onTake,
}: {
  readonly care: Care;
  /** Null where no aim fits. */
  readonly aim: string | null;
  readonly draft: string;
  readonly onTake: (words: string) => void;
}): ReactElement {
  const isTaken = draft.trim() === aim;
  return (
    <div className="assistant-plain">
      <p>
        <CareMessage care={care} />
      </p>
      {aim !== null && (
        <>
          <h4>An aim of your own</h4>
          <p className="refined" dir="auto">
            {aim}
          </p>
          <Button disabled={isTaken} onClick={() => onTake(aim)}>
            {isTaken ? "In the box" : "Use this instead"}
          </Button>
        </>
      )}
    </div>
  );
}
