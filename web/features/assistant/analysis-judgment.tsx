import type { ReactElement } from "react";
import type { AnalyzeIntentionResponse } from "#domain/contracts/intentions.ts";
import { computeScoreLabel, computeScorePercent, type ScoreLabel } from "#domain/intentions/score-label.ts";
import type { Tier } from "#domain/orders/tier.ts";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import { CAPTION } from "./analysis-words.tsx";

const LABEL_INKS: Readonly<Record<ScoreLabel, string>> = {
  Excellent: "text-success",
  Good: "text-warning",
  Fair: "text-ink-soft",
  "Needs Work": "text-error",
};

const SCORE = [
  "border-rule px-5.5 pt-5 pb-4.5 not-first:border-l max-md:px-3.5 max-md:py-4 max-md:odd:border-l-0",
  "max-md:nth-[n+3]:border-t max-[420px]:not-first:border-t max-[420px]:not-first:border-l-0",
].join(" ");

/** The four scores: the whole as a number, its parts as bars, each with its reason; nothing where nothing was judged. */
export function AnalysisScores({ analysis }: { readonly analysis: AnalyzeIntentionResponse }): ReactElement | null {
  const { overallScore, overallFeedback } = analysis;
  if (overallScore === null || overallFeedback === null) return null;
  const parts = [
    { name: "Clarity", score: analysis.clarity, reason: analysis.clarityFeedback?.reason },
    { name: "Specificity", score: analysis.specificity, reason: analysis.specificityFeedback?.reason },
    { name: "Magical potency", score: analysis.magicalPotency, reason: analysis.magicalPotencyFeedback?.reason },
  ];
  return (
    <div className="grid grid-cols-[1.05fr_repeat(3,1fr)] border-b border-b-rule max-md:grid-cols-2 max-[420px]:grid-cols-1">
      <div className={SCORE}>
        <h4 className="flex gap-[0.5em] items-baseline justify-between text-[1.1875rem]/[1.2]">Overall</h4>
        <p className="mt-0.75 mb-0.5 mx-0 font-normal text-[3.25rem]/none font-text lining-nums">
          {overallScore}
          <small className="text-ink-soft text-[1.25rem]"> of 5</small>
        </p>
        <p className="text-[1rem]/[1.35]">
          <ScoreWord score={overallScore} /> {overallFeedback.reason}
        </p>
      </div>
      {parts.map(
        ({ name, score, reason }) =>
          score !== null && (
            <div className={SCORE} key={name}>
              <h4 className="flex gap-[0.5em] items-baseline justify-between text-[1.1875rem]/[1.2]">
                {name}{" "}
                <span className="text-ink-soft font-normal text-[1.0625rem]/[1.2] font-text lining-nums tabular-nums">
                  {score}
                  <span className="vh"> of 5</span>
                </span>
              </h4>
              <div
                className={`gauge relative h-3.5 mt-2 mb-2.25 mx-0 border-r border-r-edge border-b border-b-edge ${LABEL_INKS[computeScoreLabel(score)]}`}
                aria-hidden="true"
              >
                <i style={{ width: `${computeScorePercent(score)}%` }} />
              </div>
              <p className="text-[1rem]/[1.35]">
                <ScoreWord score={score} /> {reason}
              </p>
            </div>
          ),
      )}
    </div>
  );
}

function ScoreWord({ score }: { readonly score: number }): ReactElement {
  const label = computeScoreLabel(score);
  return (
    <b className={`font-semibold after:content-['.'] ${LABEL_INKS[label]}`} data-label={label}>
      {label}
    </b>
  );
}

const SEEN_SIDE = "border-l max-md:border-t max-md:border-l-0";

// Where nothing was judged, the note that says so comes first.
const NOTE_SIDE = "-order-1 border-r max-md:border-r-0 max-md:border-b";

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
    <div
      className={`border-rule p-5.5 max-md:px-4 max-md:py-4.5 ${analysis.overallScore === null ? NOTE_SIDE : SEEN_SIDE}`}
    >
      {strengths.length + issues.length + notes.length > 0 && (
        <>
          <h4 className={CAPTION}>{analysis.overallScore === null ? "A note" : "What we saw"}</h4>
          <ul className="sightings">
            <Sightings icon="check" tone="good" sentences={strengths} />
            <Sightings icon="warning" tone="weak" sentences={issues} />
            <Sightings icon="info" tone="note" sentences={notes.map(({ message }) => message)} />
          </ul>
        </>
      )}
      {suggestions.length > 0 && (
        <>
          <h4 className={CAPTION}>What would make it stronger</h4>
          <ul className="sightings">
            <Sightings icon="quill" tone="note" sentences={suggestions} />
          </ul>
        </>
      )}
    </div>
  );
}

const TONES = {
  good: "mt-[0.12em] flex-none text-success",
  weak: "mt-[0.12em] flex-none text-warning",
  note: "mt-[0.12em] flex-none text-ink-soft",
};

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
    <li className="flex gap-[0.55em] py-1 px-0 text-ui/[1.35]" key={sentence}>
      <Icon name={icon} className={TONES[tone]} />
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
