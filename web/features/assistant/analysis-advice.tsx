import type { ReactElement } from "react";
import type { AnalyzeIntentionResponse } from "#domain/contracts/intentions.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { METHOD_NAMES } from "#domain/sigils/method-texts.ts";
import { Button } from "#web/ui/button.tsx";

/** Which method the assistant would take, and a word on the way; nothing where it takes none. */
export function AnalysisAdvice({
  analysis: { recommendedMethod, methodReason, magicalAdvice },
  onMethod,
}: {
  readonly analysis: AnalyzeIntentionResponse;
  readonly onMethod: (method: SigilMethod) => void;
}): ReactElement | null {
  if (recommendedMethod === null) return null;
  return (
    <>
      <h4>Recommended method</h4>
      <p>
        <b>{METHOD_NAMES[recommendedMethod]}.</b> {methodReason}
      </p>
      <Button variant="ghost" icon="forward" onClick={() => onMethod(recommendedMethod)}>
        Choose this method
      </Button>
      <h4>Advice</h4>
      <p className="assistant-advice">{magicalAdvice}</p>
    </>
  );
}
