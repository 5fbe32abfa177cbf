import type { ReactElement } from "react";
import type { AnalyzeIntentionResponse } from "#domain/contracts/intentions.ts";
import type { Tier } from "#domain/orders/tier.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import { METHOD_CARDS } from "../method-cards.ts";

/** What the assistant saw, what would help, which method it would take, and a word on the way. */
export function AnalysisFindings({
  analysis,
  tier,
  onMethod,
}: {
  readonly analysis: AnalyzeIntentionResponse;
  readonly tier: Tier;
  readonly onMethod: (method: SigilMethod) => void;
}): ReactElement {
  const { strengths, issues, recommendedMethod, methodReason, magicalAdvice } = analysis;
  const suggestions = listSuggestions(analysis);
  // Personal words are welcome in the paid tier; there the note would only be noise.
  const notes = analysis.notes.filter(({ kind }) => kind === "language" || kind === "care" || tier === "free");
  const method = METHOD_CARDS.find(({ id }) => id === recommendedMethod);
  return (
    <div className="assistant-sight">
      <h5>What we saw</h5>
      <ul className="sightings">
        <Sightings icon="check" tone="good" sentences={strengths} />
        <Sightings icon="warning" tone="weak" sentences={issues} />
        <Sightings icon="info" tone="note" sentences={notes.map(({ message }) => message)} />
      </ul>
      {suggestions.length > 0 && (
        <>
          <h5>What would make it stronger</h5>
          <ul className="sightings">
            <Sightings icon="quill" tone="note" sentences={suggestions} />
          </ul>
        </>
      )}
      <h5>Recommended method</h5>
      <p>
        <b>{method?.name}.</b> {methodReason}
      </p>
      <Button variant="ghost" icon="forward" onClick={() => onMethod(recommendedMethod)}>
        Choose this method
      </Button>
      <h5>Advice</h5>
      <p className="assistant-advice">{magicalAdvice}</p>
    </div>
  );
}

function Sightings({
  icon,
  tone,
  sentences,
}: {
  readonly icon: IconName;
  readonly tone: "good" | "weak" | "note";
  readonly sentences: readonly string[];
}): ReactElement[] {
  return sentences.map((sentence) => (
    <li key={sentence} data-tone={tone}>
      <Icon name={icon} />
      {sentence}
    </li>
  ));
}

/** Each once, in the order of the scores: the same advice can raise several. */
function listSuggestions(analysis: AnalyzeIntentionResponse): readonly string[] {
  const { clarityFeedback, specificityFeedback, magicalPotencyFeedback, overallFeedback } = analysis;
  const feedbacks = [clarityFeedback, specificityFeedback, magicalPotencyFeedback, overallFeedback];
  return [...new Set(feedbacks.flatMap(({ suggestions }) => suggestions))];
}
