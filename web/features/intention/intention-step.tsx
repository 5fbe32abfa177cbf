import { type KeyboardEvent, type ReactElement, type ReactNode, useId } from "react";
import type { Tier } from "#domain/orders/tier.ts";
import { countCodePoints, INTENTION_MAX_LENGTH, isBlankIntention } from "#domain/sigils/intention.ts";
import type { DrawingPlan } from "#domain/sigils/method-kits.ts";
import { useDrawingOf } from "#web/lib/engine/use-drawing.ts";
import { computeExcess, INTENTION_BOX_ID, pasteWords, toDrawableIntention } from "#web/lib/intention.ts";
import { isPremium } from "#web/lib/tier.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { SigilPicture, SigilPlaceholder } from "#web/ui/sigil/sigil-picture.tsx";

/** How close to the limit a screen reader hears of it; between these marks it hears nothing, or each key would speak. */
const ANNOUNCED_REMAINDERS = [0, 10, 50] as const;

const SHORTCUT_KEY = /Mac|iPhone|iPad/.test(navigator.platform) ? "Cmd" : "Ctrl";

/** The box that takes the intention, with its count, beside the sigil that it becomes. */
export function IntentionStep({
  draft,
  onChange,
  onSubmit,
  tier,
  isUnderWay,
  tools,
  plan,
  children,
}: {
  readonly draft: string;
  readonly onChange: (draft: string) => void;
  readonly onSubmit: () => void;
  readonly tier: Tier;
  readonly isUnderWay: boolean;
  /** What is at the foot of the box, before the count. */
  readonly tools: ReactNode;
  /** What is drawn of the words beside the box; undefined until it is known, null where the method has to ask first. */
  readonly plan: DrawingPlan | null | undefined;
  /** What is said under the box. */
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  const length = countCodePoints(draft.trim());
  const excess = computeExcess(draft);
  const isTooLong = excess > 0;

  function submitOnShortcut(event: KeyboardEvent): void {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  }

  return (
    <>
      <h3>
        <label htmlFor={INTENTION_BOX_ID}>Your intention</label>
      </h3>
      <div className="sheet" data-invalid={isTooLong}>
        <div className="sheet-text flex flex-col">
          <textarea
            id={INTENTION_BOX_ID}
            dir="auto"
            rows={3}
            placeholder={
              isPremium(tier) ? "I am…" : "I am… Please leave out personal information, such as names and dates."
            }
            value={draft}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={submitOnShortcut}
            onPaste={pasteWords}
            aria-invalid={isTooLong}
            aria-describedby={`${id}-hint ${id}-excess`}
          />
          <div className="sheet-bar flex flex-wrap gap-1 items-center py-1.5 pr-4 pl-6 border-t border-t-rule text-(length:--text-ui) max-md:px-3.5">
            {tools}
            <span className="sheet-count num">
              {length} / {INTENTION_MAX_LENGTH}
            </span>
          </div>
        </div>
        <LivePreview draft={draft} plan={plan} />
      </div>
      <p className="error" id={`${id}-excess`}>
        {isTooLong && (
          <>
            <Icon name="warning" />
            Your intention is {excess} {excess === 1 ? "character" : "characters"} too long. Shorten it to{" "}
            {INTENTION_MAX_LENGTH}; nothing that you wrote is lost.
          </>
        )}
      </p>
      <Button
        variant="primary"
        className="hidden w-full mt-3 max-lg:inline-flex"
        isBusy={isUnderWay}
        onClick={onSubmit}
      >
        Generate now
      </Button>
      <div className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-0">
        <p className="note" id={`${id}-hint`}>
          {isPremium(tier)
            ? "Names and dates may stand here: your words are kept encrypted."
            : "On the free tier, leave out personal information such as names and dates."}
        </p>
        <p className="note sheet-shortcut">
          <kbd>{SHORTCUT_KEY}</kbd> <kbd>Enter</kbd> generates
        </p>
      </div>
      {children}
      <p className="vh" role="status">
        {describeRoom(length)}
      </p>
    </>
  );
}

function describeRoom(length: number): string {
  const left = INTENTION_MAX_LENGTH - length;
  if (left < 0) return `Your intention is longer than ${INTENTION_MAX_LENGTH} characters.`;
  const mark = ANNOUNCED_REMAINDERS.find((remainder) => left <= remainder);
  if (mark === undefined) return "";
  return mark === 0 ? "No characters left" : `At most ${mark} characters left`;
}

/** The sigil of the words in the box by the chosen method, drawn again with each key. */
function LivePreview({
  draft,
  plan,
}: {
  readonly draft: string;
  readonly plan: DrawingPlan | null | undefined;
}): ReactElement {
  const intention = toDrawableIntention(draft);
  const { drawn, hasFailed } = useDrawingOf(plan ?? null);
  const isAskedFirst = intention !== null && plan === null;
  const shown = isBlankIntention(draft) || isAskedFirst ? null : drawn;
  return (
    <div className="preview" data-candle={plan?.method === "ancestral" ? plan.candle : undefined}>
      {shown ? (
        <SigilPicture paths={shown.drawing} label={`Preview of the sigil for “${shown.intention}”`} />
      ) : (
        <SigilPlaceholder />
      )}
      <p className="note">{isAskedFirst ? ASKED_FIRST : toCaption(draft, shown !== null, hasFailed)}</p>
    </div>
  );
}

const ASKED_FIRST = "Your sigil appears once you have answered the method’s first question.";

function toCaption(draft: string, isShown: boolean, hasFailed: boolean): string {
  if (hasFailed) return "No preview in this browser. Generating still works.";
  if (isBlankIntention(draft)) return "Your sigil appears here as you write.";
  if (computeExcess(draft) > 0) {
    return isShown ? "As it was before your words grew too long." : "Your sigil appears once the words fit.";
  }
  return "So far; each letter changes it.";
}
