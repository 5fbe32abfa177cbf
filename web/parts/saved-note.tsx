import type { ReactElement } from "react";
import type { AutosaveState } from "#web/lib/autosave.ts";
import "#web/styles/all-utilities.css";

const WORDS: Readonly<Record<Exclude<AutosaveState, "failed">, string>> = {
  idle: "What you type is saved as you go.",
  saving: "Saving ...",
  saved: "Saved. You can go on another day, on another device.",
};

/** Whether what was typed is saved. Only a failure is read out: the rest would interrupt whoever types. */
export function SavedNote({ state }: { readonly state: AutosaveState }): ReactElement {
  return (
    <>
      {state !== "failed" && <p className="note">{WORDS[state]}</p>}
      <p className={state === "failed" ? "note" : "sr-only"} role="status">
        {state === "failed" &&
          "Not saved yet: the server could not be reached, or a text is too long. Leave this page open; it is tried again."}
      </p>
    </>
  );
}
