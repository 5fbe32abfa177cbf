import type { ReactElement } from "react";
import { isBlankIntention } from "#domain/sigils/intention.ts";
import { Button } from "#web/ui/button.tsx";
import type { Assistant } from "./use-assistant.ts";

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
    <div className="assistant-bar">
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
