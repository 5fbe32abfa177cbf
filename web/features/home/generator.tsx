import { useAtom, useAtomValue } from "jotai";
import { lazy, type MouseEvent, type ReactElement, Suspense, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { formatPrice, PRICES_CENTS } from "#domain/orders/order.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { AssistantArea, AssistantBar } from "#web/features/assistant/assistant-area.tsx";
import { useAssistant } from "#web/features/assistant/use-assistant.ts";
import { CareArea } from "#web/features/care/care-area.tsx";
import { loadCheck, useCare } from "#web/features/care/use-care.ts";
import { CollectionButton } from "#web/features/collection/collection-button.tsx";
import { useLastSigil } from "#web/features/collection/use-last-sigil.ts";
import { IntentionStep } from "#web/features/intention/intention-step.tsx";
import { LivePreview } from "#web/features/intention/live-preview.tsx";
import { MethodNote } from "#web/features/methods/method-note.tsx";
import { MethodStep } from "#web/features/methods/method-step.tsx";
import { chosenPlanetAtom } from "#web/features/methods/planetary/chosen-planet.ts";
import { useMethodChoice } from "#web/features/methods/use-method-choice.ts";
import { useMethodPlan } from "#web/features/methods/use-method-plan.ts";
import { useReturnToMethods, useWizard } from "#web/features/methods/wizard/use-wizard.ts";
import { WizardOnDemand } from "#web/features/methods/wizard/wizard-on-demand.tsx";
import { isWizardMethod, type WizardFields } from "#web/features/methods/wizard/wizard-state.ts";
import { ResultPlaceholder } from "#web/features/result/result-placeholder.tsx";
import { useGenerate } from "#web/features/result/use-generate.ts";
import { TutorialButton } from "#web/features/tutorial/tutorial-button.tsx";
import { openUpgradeDialog } from "#web/lib/email-dialog.ts";
import { GENERATOR_SECTION_ID, goToIntentionBox, intentionDraftAtom, toDrawableIntention } from "#web/lib/intention.ts";
import { isPremium, useHeldTier, useShownTier } from "#web/lib/tier.ts";
import type { IssuedSigil, SigilOrder } from "#web/parts/issued-sigil/issued-sigil.ts";
import { Button } from "#web/ui/button.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { WorksheetStep } from "./worksheet-step.tsx";

const loadResult = () => import("./result-step.tsx");
const ResultStep = lazy(async () => ({ default: (await loadResult()).ResultStep }));

/** A sigil that can't be kept is still the visitor's: the page says beside it that it is not in the collection. */
async function keepOnDevice(sigil: IssuedSigil): Promise<void> {
  const store = await import("#web/features/collection/collection-store.ts").catch(() => null);
  store?.keepSigil(sigil);
}

/** From a sentence to a sigil in three steps. */
export function Generator(): ReactElement {
  const [draft, setDraft] = useAtom(intentionDraftAtom);
  const tier = useShownTier();
  const held = useHeldTier();
  const choice = useMethodChoice(tier);
  const planet = useAtomValue(chosenPlanetAtom);
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
    if (!hasWords) return;
    loadResult().catch(() => null);
    import("#web/parts/issued-sigil/request-sigil.ts").catch(() => null);
    loadCheck().catch(() => null);
  }, [hasWords]);

  function submit(): void {
    if (intention === null) make();
    else care.putFirst({ ...orderOf(intention), ...desk.findFields(choice.method, intention) }, make);
  }

  function make(): void {
    const fields = intention === null ? {} : desk.findFields(choice.method, intention);
    if (choice.method === "planetary") generate(draft, { method: choice.method, tier, planetaryOptions: { planet } });
    else if (fields) generate(draft, { method: choice.method, tier, ...fields });
    else openWizard();
  }

  function openWizard(): void {
    if (desk.open) methodStep.current?.querySelector<HTMLElement>("h3")?.focus();
    else if (isWizardMethod(choice.method)) desk.openFor(choice.method);
  }

  // The cards lie below the assistant, on a phone out of sight: the focus goes there and takes the eye with it.
  function followAdvice(method: SigilMethod): void {
    choice.pick(method);
    methodStep.current?.querySelector<HTMLElement>(`[data-card="${method}"]`)?.focus();
  }

  function create(fields: WizardFields): void {
    if (intention === null || !isWizardMethod(choice.method)) {
      generate(draft, { method: choice.method, tier, ...fields });
      return;
    }
    desk.finish(choice.method, intention, fields);
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
      <Ornament name="headpiece" className="headpiece" />
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
                <TutorialButton onUse={assistant.take} />
              </>
            }
            preview={<LivePreview draft={draft} plan={plan} />}
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
                onCreate={create}
                onLeave={desk.leave}
              />
            ) : (
              <>
                <MethodStep choice={choice} />
                <MethodNote
                  method={choice.method}
                  intention={intention}
                  wizardState={desk.findState(choice.method, intention)}
                  onOpenWizard={openWizard}
                />
                <div className="worksheet-go">
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
            <Suspense fallback={<ResultPlaceholder isUnderWay />}>
              <ResultStep
                key={issued.issuedAt.getTime()}
                sigil={issued}
                isNew={issued !== issuedBefore}
                isOfEarlierWords={draft.trim() !== issued.recipe.intention}
              />
            </Suspense>
          ) : (
            <ResultPlaceholder isUnderWay={isUnderWay} />
          )}
          <CollectionButton />
        </WorksheetStep>
      </div>
    </section>
  );
}
