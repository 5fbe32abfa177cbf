import type { ReactElement } from "react";
import type { AnalyzeIntentionResponse } from "#domain/contracts/intentions.ts";
import type { Tier } from "#domain/orders/tier.ts";
import { Icon, type IconName } from "#web/ui/icon.tsx";

/** What the assistant saw in the words, and what would help them. */
export function AnalysisFindings({
  analysis,
  tier,
}: {
  readonly analysis: AnalyzeIntentionResponse;
  readonly tier: Tier;
}): ReactElement {
  const { strengths, issues } = analysis;
  const suggestions = listSuggestions(analysis);
  // Personal words are welcome in the paid tier; there the note would only be noise.
  const notes = analysis.notes.filter(({ kind }) => kind === "language" || tier === "free");
  return (
    <div className="assistant-sight">
      {strengths.length + issues.length + notes.length > 0 && (
        <>
          <h4>{analysis.overallScore === null ? "A note" : "What we saw"}</h4>
          <ul className="sightings">
            <Sightings icon="check" tone="good" sentences={strengths} />
            <Sightings icon="warning" tone="weak" sentences={issues} />
            <Sightings icon="info" tone="note" sentences={notes.map(({ message }) => message)} />
          </ul>
        </>
      )}
      {suggestions.length > 0 && (
        <>
          <h4>What would make it stronger</h4>
          <ul className="sightings">
            <Sightings icon="quill" tone="note" sentences={suggestions} />
          </ul>
        </>
      )}
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
  return [...new Set(feedbacks.flatMap((feedback) => feedback?.suggestions ?? []))];
}
