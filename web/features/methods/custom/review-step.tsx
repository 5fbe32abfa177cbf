import type { ReactElement } from "react";
import { CustomCommentary } from "./custom-commentary.tsx";
import type { CustomStepProps } from "./custom-step.ts";

/** The sentence and what its mark is made of, to be read beside it before it is sealed. */
export function ReviewStep({ answers, intention, concepts }: CustomStepProps): ReactElement {
  return (
    <>
      <p className="written found" dir="auto">
        “{intention}”
      </p>
      <CustomCommentary answers={answers} concepts={concepts} />
    </>
  );
}
