import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import { useDrawingOf } from "#web/lib/engine/use-drawing.ts";
import { OnDemand, onDemand } from "#web/lib/on-demand.tsx";
import { useReducedMotion } from "#web/lib/use-media-query.ts";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";
import { OpenedOnDemand } from "#web/parts/opened-on-demand.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { SigilPicture } from "#web/ui/sigil/sigil-picture.tsx";
import { SigilWriting } from "#web/ui/sigil/sigil-writing.tsx";
import { ActivationSection } from "./activation/activation-section.tsx";
import { ResultActions } from "./result-actions.tsx";
import "#web/styles/all-utilities.css";

const ringReading = onDemand(() => import("./ring/ring-reading.tsx"));
const tracing = onDemand(() => import("./tracing/tracing-dialog.tsx"));

/** The finished sigil on paper, how it was made, and what can be done with it. */
export function ResultCard({
  sigil,
  isNew,
  isOfEarlierWords,
  renderMade,
  steps,
  children,
}: {
  readonly sigil: IssuedSigil;
  /** A new one writes itself in front of the visitor; one that they come back to lies where it lay. */
  readonly isNew: boolean;
  readonly isOfEarlierWords: boolean;
  /** What became of the words. `isSame`: the browser's own drawing has the server's very bytes. */
  readonly renderMade: (drawing: Drawing | null, isSame: boolean) => ReactNode;
  /** The server's account of it, to be followed with pen and paper. */
  readonly steps: readonly string[];
  /** What is said of it at the end. */
  readonly children: ReactNode;
}): ReactElement {
  const article = useRef<HTMLElement>(null);
  const ownDrawing = useDrawingOf(sigil.plan, sigil.coreVersion).drawn?.drawing ?? null;
  const drawing = ownDrawing && isSameSigil(ownDrawing, sigil) ? ownDrawing : null;
  const isMotionReduced = useReducedMotion();
  const [timesReplayed, setTimesReplayed] = useState(0);
  const [isWritten, setWritten] = useState(!isNew);
  const [isTracing, setTracing] = useState(false);
  const label = `Your sigil for “${sigil.intention}”`;

  function replay(): void {
    setTimesReplayed(timesReplayed + 1);
    setWritten(false);
  }

  useEffect(() => {
    if (!isNew) return;
    article.current?.focus({ preventScroll: true });
    article.current?.scrollIntoView({ block: "start" });
  }, [isNew]);

  return (
    <article
      ref={article}
      className="result scroll-my-5 border border-frame focus-visible:outline-offset-4 print:border-0 print:[&_:is(h3,h4)]:break-after-avoid"
      aria-label="Your sigil"
      tabIndex={-1}
    >
      <div className="grid [grid-template:'plate_how'_auto_'actions_actions'_auto/minmax(0,1.14fr)_minmax(0,1fr)] max-lg:[grid-template:'plate'_auto_'actions'_auto_'how'_auto/minmax(0,1fr)] print:block">
        <div
          className="plate grid grid-rows-[1fr_auto] max-sm:[&>.cn]:size-12 print:break-after-page [grid-area:plate] place-items-center pt-14 pb-7.5 px-9 border-0 max-lg:pt-14 max-lg:pb-7.5 max-lg:px-6.5 print:h-[236mm]"
          data-candle={sigil.candle ?? undefined}
        >
          <Ornament name="corner" className="cn" />
          <Ornament name="corner" className="cn" />
          <Ornament name="corner" className="cn" />
          <Ornament name="corner" className="cn" />
          <div
            className={
              // The stroke order is a moment behind the mark: what is there until then comes in softly, so that nothing flashes.
              drawing
                ? "w-full max-w-108 print:max-w-[150mm]"
                : "w-full max-w-108 [animation:sigil-appear_0.6s_ease-in_both] print:max-w-[150mm]"
            }
          >
            {drawing && !isMotionReduced && !isWritten ? (
              <SigilWriting
                key={timesReplayed}
                paths={drawing}
                strokes={drawing.strokes}
                label={label}
                onWritten={() => setWritten(true)}
              />
            ) : (
              <SigilPicture paths={sigil.paths} label={label} />
            )}
          </div>
          <p
            className="line-clamp-4 max-w-[calc(100%-160px)] mt-4 text-ink-soft text-note/[1.4] italic text-center text-balance wrap-anywhere max-sm:max-w-[calc(100%-88px)]"
            dir="auto"
          >
            “{sigil.intention}”
          </p>
        </div>
        <ResultActions
          sigil={sigil}
          onReplay={drawing && !isMotionReduced ? replay : null}
          onTrace={drawing && (() => setTracing(true))}
        />
        <div className="flex [grid-area:how] flex-col min-w-0 pt-7 pb-6 px-7 border-l border-l-frame max-lg:py-5.5 max-lg:px-4.5 max-lg:border-t max-lg:border-t-frame max-lg:border-l-0 print:pt-0 print:pb-5.5 print:px-0 print:border-0">
          {isOfEarlierWords && (
            <p
              className="flex gap-[0.6em] mb-4.5 py-3 px-3.5 border border-rule border-l-3 border-l-info bg-base-200 text-ui/[1.4] print:hidden"
              role="status"
            >
              <Icon name="info" className="mt-[0.1em] text-info" />
              Your words have changed since. This mark belongs to those under it; generate again to draw the new ones.
            </p>
          )}
          <h3>How it was made</h3>
          {renderMade(ownDrawing, drawing !== null)}
        </div>
      </div>
      <section
        className="pt-6 pb-7 px-7 border-t border-t-frame max-lg:py-5.5 max-lg:px-4.5 print:pt-0 print:pb-5.5 print:px-0 print:border-0"
        aria-labelledby="result-steps-heading"
      >
        <h3 id="result-steps-heading">Step by step</h3>
        <ol className="roman mt-3 text-(length:--text-ui) columns-2 gap-x-10.5 max-lg:columns-1 print:columns-1">
          {steps.map((step) => (
            <li className="break-inside-avoid" key={step}>
              {step}
            </li>
          ))}
        </ol>
      </section>
      {drawing && drawing.inscription.length > 0 && (
        <OnDemand code={ringReading}>
          {({ RingReading }) => <RingReading drawing={drawing} intention={sigil.intention} />}
        </OnDemand>
      )}
      <ActivationSection sigil={sigil} />
      {children}
      {isTracing && drawing && (
        <OpenedOnDemand code={tracing} onClose={() => setTracing(false)}>
          {({ TracingDialog }) => <TracingDialog drawing={drawing} onClose={() => setTracing(false)} />}
        </OpenedOnDemand>
      )}
    </article>
  );
}

/** Whether this browser has drawn the very bytes that the server sent; an older page beside a newer server has not. */
function isSameSigil(drawing: Drawing, { paths }: IssuedSigil): boolean {
  return toSigilMarkup(drawing) === toSigilMarkup(paths);
}
