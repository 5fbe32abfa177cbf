import { type ReactElement, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { type CopiedAs, copySigil } from "./copy-sigil.ts";
import type { PrintedMark } from "./print-ink.ts";

/** How the last attempt to copy went. */
type CopyState = "idle" | "refused" | CopiedAs;

const COPY_WORDS: Readonly<Record<CopyState, string>> = {
  idle: "Copy",
  picture: "Copied",
  markup: "Copied as SVG code",
  refused: "Copying refused",
};

/** Copies a sigil as a picture, and says how that went. */
export function CopyButton({ mark }: { readonly mark: PrintedMark }): ReactElement {
  const [state, setState] = useState<CopyState>("idle");

  async function copy(): Promise<void> {
    setState(await copySigil(mark).catch((): CopyState => "refused"));
  }

  return (
    <>
      <Button variant="ghost" icon={state === "idle" || state === "refused" ? "copy" : "check"} onClick={copy}>
        {COPY_WORDS[state]}
      </Button>
      <span className="vh" role="status">
        {state === "idle" ? "" : COPY_WORDS[state]}
      </span>
    </>
  );
}
