import { type ReactElement, useEffect, useRef } from "react";
import type { Tier } from "#domain/orders/tier.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { Icon } from "#web/ui/icon.tsx";
import { AnalysisAdvice } from "./analysis-advice.tsx";
import { AnalysisCare } from "./analysis-care.tsx";
import { AnalysisFindings } from "./analysis-findings.tsx";
import { AnalysisScores } from "./analysis-scores.tsx";
import { AnalysisWords } from "./analysis-words.tsx";
import type { Finding } from "./finding.ts";
import type { Assistant } from "./use-assistant.ts";
import "./assistant.css";

/** What the assistant found in the words: scores, better words, what it saw, a method and advice. */
export function AssistantPanel({
  assistant,
  finding,
  isNew,
  draft,
  tier,
  onMethod,
}: {
  readonly assistant: Assistant;
  readonly finding: Finding;
  /** A new one comes into view; one that the visitor comes back to lies where it lay. */
  readonly isNew: boolean;
  readonly draft: string;
  readonly tier: Tier;
  readonly onMethod: (method: SigilMethod) => void;
}): ReactElement {
  const { intention, analysis } = finding;
  const region = useRef<HTMLElement>(null);
  const findingSeen = useRef(isNew ? null : finding);
  const words = draft.trim();
  // An aim taken in place of harm is other words; a refinement is the same wish.
  const isOfOtherWords = words !== intention && (analysis.care !== null || words !== analysis.refinedIntention);

  useEffect(() => {
    if (findingSeen.current === finding) return;
    findingSeen.current = finding;
    region.current?.scrollIntoView({ block: "nearest" });
  }, [finding]);

  return (
    <section ref={region} className="assistant" aria-label="AI Assistant">
      {isOfOtherWords && (
        <p className="assistant-earlier">
          <Icon name="info" />
          <span>
            Your words have changed since. This was said of <q dir="auto">{intention}</q>
          </span>
        </p>
      )}
      {analysis.care ? (
        <AnalysisCare care={analysis.care} aim={analysis.refinedIntention} draft={draft} onTake={assistant.take} />
      ) : (
        <>
          <AnalysisScores analysis={analysis} />
          <div className={analysis.overallScore === null ? "assistant-body assistant-unscored" : "assistant-body"}>
            <div className="assistant-words">
              <AnalysisWords intention={intention} draft={draft} analysis={analysis} onTake={assistant.take} />
              <AnalysisAdvice analysis={analysis} onMethod={onMethod} />
            </div>
            <AnalysisFindings analysis={analysis} tier={tier} />
          </div>
        </>
      )}
    </section>
  );
}
