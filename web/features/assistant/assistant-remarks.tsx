import type { ReactElement } from "react";
import { Button } from "#web/ui/button.tsx";
import type { Assistant } from "./use-assistant.ts";
import "#web/styles/all-utilities.css";

/** What is said under the box once somebody has reached for the assistant: who reads, and what was replaced. */
export function AssistantRemarks(props: { readonly assistant: Assistant; readonly draft: string }): ReactElement {
  return (
    <>
      <AssistantNote assistant={props.assistant} />
      <OwnWords {...props} />
    </>
  );
}

/** Says who reads the words and where they go, before they are sent. */
export function AssistantNote({
  assistant: { isOn, analyst },
}: {
  readonly assistant: Assistant;
}): ReactElement | null {
  if (analyst === null) return null;
  if (analyst === "model") {
    return (
      <p className="mt-1 note">
        {isOn
          ? "The assistant is a language model: when you analyze, your words go to it. They are not stored."
          : "The assistant is a language model. Your words go to it only once you switch it on."}
      </p>
    );
  }
  return isOn ? (
    <p className="mt-1 note">
      The assistant is our own, a set of written rules and no language model. What you analyze is not stored.
    </p>
  ) : null;
}

/** What the visitor had written before other words were taken into the box, and the way back to it. */
export function OwnWords({
  assistant: { ownWords, putBack },
  draft,
}: {
  readonly assistant: Assistant;
  readonly draft: string;
}): ReactElement | null {
  const words = ownWords?.trim();
  if (words === undefined || words === draft.trim()) return null;
  return (
    <div className="flex flex-wrap gap-y-0 gap-x-3 items-center mt-1" role="status">
      <p className="note">
        Your own words are kept: <q dir="auto">{words}</q>
      </p>
      <Button variant="ghost" icon="replay" onClick={putBack}>
        Put them back
      </Button>
    </div>
  );
}
