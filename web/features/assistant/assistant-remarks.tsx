import type { ReactElement } from "react";
import { AssistantNote } from "./assistant-note.tsx";
import { OwnWords } from "./own-words.tsx";
import type { Assistant } from "./use-assistant.ts";

/** What is said under the box once somebody has reached for the assistant: who reads, and what was replaced. */
export function AssistantRemarks(props: { readonly assistant: Assistant; readonly draft: string }): ReactElement {
  return (
    <>
      <AssistantNote assistant={props.assistant} />
      <OwnWords {...props} />
    </>
  );
}
