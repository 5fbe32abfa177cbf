import { type ReactElement, useEffect, useRef } from "react";
import type { AnalyzeIntentionResponse } from "#domain/contracts/intentions.ts";
import type { Care } from "#domain/intentions/intention-analysis.ts";
import type { Tier } from "#domain/orders/tier.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { METHOD_NAMES } from "#domain/sigils/method.ts";
import { CareMessage } from "#web/parts/care/care-message.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { AnalysisFindings, AnalysisScores } from "./analysis-judgment.tsx";
import { AnalysisWords, CAPTION } from "./analysis-words.tsx";
import type { Finding } from "./assistant-state.ts";
import type { Assistant } from "./use-assistant.ts";
import "#web/styles/all-utilities.css";

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
    <section
      ref={region}
      className="assistant mt-3.5 border border-rule border-t-3 border-t-base-content bg-base-200"
      aria-label="AI Assistant"
    >
      {isOfOtherWords && (
        <p className="flex gap-[0.55em] py-3 px-5.5 border-b border-b-rule text-ui/[1.35]">
          <Icon name="info" className="flex-none mt-[0.1em]" />
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
          <div className="grid grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] max-md:grid-cols-1">
            <div className="p-5.5 max-md:px-4 max-md:py-4.5">
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
      <h4 className={CAPTION}>Recommended method</h4>
      <p className="leading-[1.4]">
        <b>{METHOD_NAMES[recommendedMethod]}.</b> {methodReason}
      </p>
      <Button variant="ghost" icon="forward" onClick={() => onMethod(recommendedMethod)}>
        Choose this method
      </Button>
      <h4 className={CAPTION}>Advice</h4>
      <p className="leading-[1.4] text-ink-soft italic">{magicalAdvice}</p>
    </>
  );
}

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
    <div className="p-5.5 max-md:py-4.5 max-md:px-4">
      <p className="leading-[1.4]">
        <CareMessage care={care} />
      </p>
      {aim !== null && (
        <>
          <h4 className={CAPTION}>An aim of your own</h4>
          <p
            className="mt-1 mb-3.5 mx-0 italic font-normal text-[1.625rem]/[1.4] font-display wrap-anywhere"
            dir="auto"
          >
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
