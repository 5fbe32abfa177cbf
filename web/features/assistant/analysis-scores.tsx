import type { ReactElement } from "react";
import type { AnalyzeIntentionResponse } from "#domain/contracts/intentions.ts";
import { computeScoreLabel, computeScorePercent } from "#domain/intentions/score-label.ts";

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
    <div className="scores">
      <div>
        <h4>Overall</h4>
        <p className="score-whole">
          {overallScore}
          <small> of 5</small>
        </p>
        <p className="score-reason">
          <ScoreWord score={overallScore} /> {overallFeedback.reason}
        </p>
      </div>
      {parts.map(
        ({ name, score, reason }) =>
          score !== null && (
            <div key={name}>
              <h4>
                {name}{" "}
                <span className="score-figure">
                  {score}
                  <span className="vh"> of 5</span>
                </span>
              </h4>
              <div className="gauge" data-label={computeScoreLabel(score)} aria-hidden="true">
                <i style={{ width: `${computeScorePercent(score)}%` }} />
              </div>
              <p className="score-reason">
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
    <b className="score-label" data-label={label}>
      {label}
    </b>
  );
}
