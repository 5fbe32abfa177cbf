import type { ReactElement } from "react";
import type { Assistant } from "./use-assistant.ts";

/** Says who reads the words and where they go, before they are sent. */
export function AssistantNote({
  assistant: { isOn, analyst },
}: {
  readonly assistant: Assistant;
}): ReactElement | null {
  if (analyst === null) return null;
  if (analyst === "model") {
    return (
      <p className="note">
        {isOn
          ? "The assistant is a language model: when you analyze, your words go to it. They are not stored."
          : "The assistant is a language model. Your words go to it only once you switch it on."}
      </p>
    );
  }
  return isOn ? (
    <p className="note">
      The assistant is our own, a set of written rules and no language model. What you analyze is not stored.
    </p>
  ) : null;
}
