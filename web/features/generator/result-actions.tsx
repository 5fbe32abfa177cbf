import { type ReactElement, useState } from "react";
import { downloadTextFile } from "#web/lib/download-text-file.ts";
import { openGuideDialog } from "#web/lib/email-dialog.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { buildBareSvg, buildSigilSvg, toSigilFileName } from "./build-sigil-svg.ts";
import type { IssuedSigil } from "./request-sigil.ts";

/** How the last attempt to copy went. */
type CopyState = "idle" | "copied" | "refused";

const COPY_WORDS: Readonly<Record<CopyState, string>> = { idle: "Copy", copied: "Copied", refused: "Copying refused" };

/** What can be done with a finished sigil. */
export function ResultActions({
  sigil,
  onReplay,
}: {
  readonly sigil: IssuedSigil;
  /** Null where it can't be replayed. */
  readonly onReplay: (() => void) | null;
}): ReactElement {
  const [copyState, setCopyState] = useState<CopyState>("idle");

  function download(): void {
    downloadTextFile(toSigilFileName(sigil.method, sigil.issuedAt), "image/svg+xml", buildSigilSvg(sigil));
    showToast({
      title: "Download Complete",
      description: "Your sigil has been downloaded as an SVG file.",
      icon: "check",
    });
  }

  function orderGuide(): void {
    const { order, data, method } = sigil;
    openGuideDialog({ tier: order.tier, method, sigilData: { ...data, ...order } });
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(buildBareSvg(sigil.paths));
      setCopyState("copied");
    } catch {
      setCopyState("refused");
    }
  }

  return (
    <div className="actions result-actions">
      <Button icon="download" onClick={download}>
        Download
      </Button>
      <Button icon="mail" onClick={orderGuide}>
        Email Me Guide
      </Button>
      {onReplay && (
        <Button variant="ghost" icon="replay" onClick={onReplay}>
          Replay
        </Button>
      )}
      <Button variant="ghost" icon={copyState === "copied" ? "check" : "copy"} onClick={copy}>
        {COPY_WORDS[copyState]}
      </Button>
      <span className="vh" role="status">
        {copyState === "idle" ? "" : COPY_WORDS[copyState]}
      </span>
    </div>
  );
}
