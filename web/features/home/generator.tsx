import { useAtom } from "jotai";
import { type MouseEvent, type ReactElement, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { formatPrice, PRICES_CENTS } from "#domain/orders/order.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { AssistantArea, AssistantBar } from "#web/features/assistant/assistant-area.tsx";
import { useAssistant } from "#web/features/assistant/use-assistant.ts";
import { CareArea, careCheck, useCare } from "#web/features/care/care-first.tsx";
import { collectionStore, useLastSigil } from "#web/features/collection/use-last-sigil.ts";
import { IntentionStep } from "#web/features/intention/intention-step.tsx";
import type { MethodFields } from "#web/features/methods/method-kit.ts";
import { METHOD_KITS, useMethodPlan } from "#web/features/methods/method-kits.ts";
import { MethodNote } from "#web/features/methods/method-note.tsx";
import { MethodStep } from "#web/features/methods/method-step.tsx";
import { useMethodChoice } from "#web/features/methods/use-method-choice.ts";
import { useReturnToMethods, useWizard } from "#web/features/methods/wizard/use-wizard.ts";
import { WizardOnDemand } from "#web/features/methods/wizard/wizard-on-demand.tsx";
import { ResultOutOfReach, ResultPlaceholder } from "#web/features/result/result-placeholder.tsx";
import { sigilRequest, useGenerate } from "#web/features/result/use-generate.ts";
import { openUpgradeDialog } from "#web/lib/email-dialog.ts";
import { GENERATOR_SECTION_ID, goToIntentionBox, intentionDraftAtom, toDrawableIntention } from "#web/lib/intention.ts";
import { fetchAhead, OnDemand, onDemand } from "#web/lib/on-demand.tsx";
import { isPremium, useHeldTier, useShownTier } from "#web/lib/tier.ts";
import type { IssuedSigil, SigilOrder } from "#web/parts/issued-sigil/issued-sigil.ts";
import { DialogButton } from "#web/parts/opened-on-demand.tsx";
import { Button } from "#web/ui/button.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { WorksheetStep } from "./worksheet-step.tsx";

// Whatever method the next sigil is drawn by: the collection can open another one.
const resultStep = onDemand(async () => {
  const [step] = await Promise.all([
    import("./result-step.tsx"),
    ...Object.values(METHOD_KITS).map(({ made }) => made.fetch()),
  ]);
  return step;
});

const collection = onDemand(() => import("#web/features/collection/collection-dialog.tsx"));
const tutorial = onDemand(() => import("#web/features/tutorial/tutorial.tsx"));

/** A sigil that can't be kept is still the visitor's: the page says beside it that it is not in the collection. */
async function keepOnDevice(sigil: IssuedSigil): Promise<void> {
  const store = await collectionStore.fetch().catch(() => null);
  store?.keepSigil(sigil);
}

/** From a sentence to a sigil in three steps. */
export function Generator(): ReactElement {
  const [draft, setDraft] = useAtom(intentionDraftAtom);
  const tier = useShownTier();
  const held = useHeldTier();
  const choice = useMethodChoice(tier);
  const desk = useWizard(choice.method);
  const care = useCare();
  const { issued, generate, take, ...drawing } = useGenerate({
    receive: care.receive,
    keep: keepOnDevice,
    onIssued: desk.close,
  });
  const isUnderWay = care.isChecking || drawing.isUnderWay;
  const issuedBefore = useLastSigil();
  const hasWords = draft !== "";
  const intention = toDrawableIntention(draft);
  const assistant = useAssistant(draft, setDraft);
  const plan = useMethodPlan(choice.method, intention);
  const methodStep = useRef<HTMLDivElement>(null);
  useReturnToMethods(methodStep, desk.open !== null);

  // What is needed after the click is fetched while the words are being written.
  useEffect(() => {
    if (hasWords) fetchAhead(resultStep, sigilRequest, careCheck);
  }, [hasWords]);

  function submit(): void {
    if (intention === null) make();
    else care.putFirst({ ...orderOf(intention), ...desk.findFields(intention) }, make);
  }

  function make(): void {
    const fields = intention === null ? {} : desk.findFields(intention);
    if (fields) generate(draft, { method: choice.method, tier, ...fields });
    else openWizard();
  }

  function openWizard(): void {
    if (desk.open) methodStep.current?.querySelector<HTMLElement>("h3")?.focus();
    else desk.start();
  }

  // The cards lie below the assistant, on a phone out of sight: the focus goes there and takes the eye with it.
  function followAdvice(method: SigilMethod): void {
    choice.pick(method);
    methodStep.current?.querySelector<HTMLElement>(`[data-card="${method}"]`)?.focus();
  }

  function create(fields: MethodFields): void {
    if (intention === null) {
      generate(draft, { method: choice.method, tier, ...fields });
      return;
    }
    desk.finish(intention, fields);
    const order = { ...orderOf(intention), ...fields };
    care.putFirst(order, () => generate(draft, order));
  }

  function orderOf(words: string): SigilOrder {
    return { intention: words, method: choice.method, tier };
  }

  // The worksheet is there again before the focus goes to it, or the focus would be lost with what was pressed.
  function goOnAfterCare(): void {
    const sigil = flushSync(care.goOn);
    methodStep.current?.querySelector<HTMLElement>(".btn-primary")?.focus({ preventScroll: true });
    if (sigil) take(sigil);
    else make();
  }

  function goBackAfterCare(): void {
    flushSync(care.goBack);
    goToIntentionBox();
  }

  // The second half of a double click orders nothing, even where the answer to the first is already there.
  function submitOnce({ detail: clicksInARow }: MouseEvent): void {
    if (clicksInARow < 2) submit();
  }

  return (
    <section className="page part" id={GENERATOR_SECTION_ID} aria-labelledby="generator-heading">
      <Ornament name="headpiece" className="headpiece w-full max-w-160 h-auto mt-0 mb-14 mx-auto text-accent" />
      {care.shown && <CareArea shown={care.shown} onBack={goBackAfterCare} onGoOn={goOnAfterCare} />}
      <div className="worksheet" hidden={care.shown !== null}>
        <h2 id="generator-heading">From sentence to sigil</h2>
        <p className="lead soft">Three steps, in the order a practitioner works at the table.</p>
        <WorksheetStep numeral="I." remark="Say it as if it were already so">
          <IntentionStep
            draft={draft}
            onChange={setDraft}
            onSubmit={submit}
            tier={tier}
            isUnderWay={isUnderWay}
            tools={
              <>
                <AssistantBar assistant={assistant} draft={draft} />
                <DialogButton icon="book" label="Tutorial" code={tutorial}>
                  {({ Tutorial }, close) => <Tutorial onUse={assistant.take} onClose={close} />}
                </DialogButton>
              </>
            }
            plan={plan}
          >
            <AssistantArea assistant={assistant} draft={draft} tier={tier} onMethod={followAdvice} />
          </IntentionStep>
        </WorksheetStep>
        <WorksheetStep
          numeral="II."
          remark={isPremium(held) ? "All five ways are open to you" : "One way is free; four come with Advanced"}
        >
          <div ref={methodStep} className="method-area">
            {desk.open ? (
              <WizardOnDemand
                {...desk.open}
                intention={intention}
                isUnderWay={isUnderWay}
                onChange={desk.unfinish}
                onCreate={create}
                onLeave={desk.leave}
              />
            ) : (
              <>
                <MethodStep choice={choice} />
                <MethodNote
                  method={choice.method}
                  intention={intention}
                  wizardState={desk.findState(intention)}
                  onOpenWizard={openWizard}
                />
                <div className="worksheet-go flex max-md:*:w-full flex-wrap gap-y-3.5 gap-x-6 items-center mt-7">
                  <Button variant="primary" isBusy={isUnderWay} onClick={submitOnce}>
                    {isUnderWay ? "Drawing your sigil" : "Generate Your Sigil"}
                  </Button>
                  {!isPremium(tier) && (
                    <Button variant="ghost" onClick={() => openUpgradeDialog("advanced")}>
                      <span>
                        Unlock all five methods, <span className="num">{formatPrice(PRICES_CENTS.advanced)}</span>
                      </span>
                    </Button>
                  )}
                </div>
              </>
            )}
          </div>
          <p className="vh" role="status">
            {isUnderWay ? "Drawing your sigil" : ""}
          </p>
        </WorksheetStep>
        <WorksheetStep numeral="III." remark="The mark, and how it was made">
          {issued ? (
            <OnDemand
              code={resultStep}
              waiting={<ResultPlaceholder isUnderWay />}
              failed={(retry) => <ResultOutOfReach onRetry={retry} />}
            >
              {({ ResultStep }) => (
                <ResultStep
                  key={issued.issuedAt.getTime()}
                  sigil={issued}
                  isNew={issued !== issuedBefore}
                  isOfEarlierWords={draft.trim() !== issued.recipe.intention}
                />
              )}
            </OnDemand>
          ) : (
            <ResultPlaceholder isUnderWay={isUnderWay} />
          )}
          <div id="collection">
            <DialogButton icon="book" label="Your collection" code={collection}>
              {({ CollectionDialog }, close) => <CollectionDialog onClose={close} />}
            </DialogButton>
          </div>
        </WorksheetStep>
      </div>
    </section>
  );
}
