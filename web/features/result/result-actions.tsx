import type { ReactElement } from "react";
import { toRecipeRequest } from "#domain/sigils/recipe.ts";
import { downloadTextFile } from "#web/lib/download-file.ts";
import { openGuideDialog } from "#web/lib/email-dialog.ts";
import { onDemand } from "#web/lib/on-demand.tsx";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { buildSigilSvg, toSigilFileName } from "./export/build-sigil-svg.ts";
import { CopyButton, FormatButtons } from "./export/export-buttons.tsx";

const footerOutlines = onDemand(() => import("./export/outline-footer.ts"));

/** What can be done with a finished sigil. */
export function ResultActions({
  sigil,
  onReplay,
  onTrace,
}: {
  readonly sigil: IssuedSigil;
  /** Null where it can't be replayed. */
  readonly onReplay: (() => void) | null;
  /** Null where its strokes are not known here. */
  readonly onTrace: (() => void) | null;
}): ReactElement {
  async function download(): Promise<void> {
    // Without a network the file is made all the same, its footer in text.
    const outlines = await footerOutlines.fetch().catch(() => null);
    const file = buildSigilSvg(sigil, outlines?.outlineFooter ?? null);
    downloadTextFile(toSigilFileName(sigil.method, sigil.issuedAt), "image/svg+xml", file);
    showToast({
      title: "Download Complete",
      description: "Your sigil has been downloaded as an SVG file.",
      icon: "check",
    });
  }

  function orderGuide(): void {
    const { recipe, coreVersion, tier, method } = sigil;
    openGuideDialog({ tier, method, sigilData: { ...toRecipeRequest(recipe), coreVersion } });
  }

  return (
    <div className="flex [&_.btn-ghost]:px-[0.5rem] flex-wrap [grid-area:actions] gap-y-1.5 gap-x-6 items-center py-4 px-7 border-t border-t-frame max-lg:px-4.5 print:hidden">
      <div className="actions">
        <Button icon="download" onClick={() => void download()}>
          Download
        </Button>
        <Button icon="mail" onClick={orderGuide}>
          Email Me Guide
        </Button>
      </div>
      <div className="actions gap-y-0 gap-x-1">
        {onReplay && (
          <Button variant="ghost" icon="replay" onClick={onReplay}>
            Replay
          </Button>
        )}
        {onTrace && (
          <Button variant="ghost" icon="quill" onClick={onTrace}>
            Trace
          </Button>
        )}
        <CopyButton mark={sigil} />
      </div>
      <FormatButtons sigil={sigil} />
    </div>
  );
}
