import { type ReactElement, useState } from "react";
import type { Tier } from "#domain/orders/tier.ts";
import { isBlankIntention } from "#domain/sigils/intention.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { OnDemand, onDemand } from "#web/lib/on-demand.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { Finding } from "./assistant-state.ts";
import type { Assistant } from "./use-assistant.ts";

const remarks = onDemand(() => import("./assistant-remarks.tsx"));
const panel = onDemand(() => import("./assistant-panel.tsx"));
const picker = onDemand(() => import("./suggestion-picker.tsx"));

/** The assistant's switch and what can be asked of it, at the foot of the box. */
export function AssistantBar({
  assistant,
  draft,
}: {
  readonly assistant: Assistant;
  readonly draft: string;
}): ReactElement {
  const { isOn, isReading, areSuggestionsOpen, turn, meet, analyze, toggleSuggestions } = assistant;
  // Who reads is asked as soon as somebody reaches for the assistant, so that it is known before anything is sent.
  const reach = { onFocus: meet, onPointerEnter: meet };
  return (
    <div className="assistant-bar contents">
      <label className="check">
        <input
          {...reach}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state.
          role="switch"
          className="toggle"
          checked={isOn}
          onChange={({ target }) => turn(target.checked)}
        />
        AI Assistant
      </label>
      {isOn && (
        <>
          <Button
            {...reach}
            variant="ghost"
            icon="quill"
            isBusy={isReading}
            disabled={isBlankIntention(draft)}
            onClick={analyze}
          >
            {isReading ? "Analyzing" : "Analyze"}
          </Button>
          <Button variant="ghost" icon="search" aria-expanded={areSuggestionsOpen} onClick={toggleSuggestions}>
            Suggestions
          </Button>
        </>
      )}
    </div>
  );
}

/** Everything of the assistant that is under the box. */
export function AssistantArea(props: {
  readonly assistant: Assistant;
  readonly draft: string;
  readonly tier: Tier;
  readonly onMethod: (method: SigilMethod) => void;
}): ReactElement {
  const { assistant, draft } = props;
  const { isOn, analyst, finding, ownWords, areSuggestionsOpen } = assistant;
  const [findingBefore] = useState(finding);
  return (
    <>
      {(analyst !== null || ownWords !== null) && (
        <OnDemand code={remarks}>
          {({ AssistantRemarks }) => <AssistantRemarks assistant={assistant} draft={draft} />}
        </OnDemand>
      )}
      {isOn && areSuggestionsOpen && (
        <OnDemand code={picker} waiting={<Arriving />} failed={(retry) => <DidNotArrive onRetry={retry} />}>
          {({ SuggestionPicker }) => <SuggestionPicker draft={draft} onTake={assistant.take} />}
        </OnDemand>
      )}
      <p className="vh" role="status">
        {isOn && finding && finding !== findingBefore ? describeFinding(finding) : ""}
      </p>
      {isOn && finding && (
        <OnDemand code={panel} waiting={<Arriving />} failed={(retry) => <DidNotArrive onRetry={retry} />}>
          {({ AssistantPanel }) => <AssistantPanel {...props} finding={finding} isNew={finding !== findingBefore} />}
        </OnDemand>
      )}
    </>
  );
}

/** What a screen reader hears of a new finding at once; a region that arrives together with its words is often passed over. */
function describeFinding({ analysis: { care, overallScore, notes } }: Finding): string {
  if (care) return care.message;
  if (overallScore !== null) return `The assistant has read your intention: ${overallScore} of 5.`;
  return ["The assistant gives no scores.", ...notes.map(({ message }) => message)].join(" ");
}

function Arriving(): ReactElement {
  return <p className="mt-1 note">One moment…</p>;
}

function DidNotArrive({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <div className="actions" role="alert">
      <p className="error">
        <Icon name="offline" />
        This part of the page could not be fetched.
      </p>
      <Button icon="replay" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
