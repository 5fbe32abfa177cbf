import type { ReactElement } from "react";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";

/** A link to what is shown, and a sheet of paper with it. */
export function ShareButtons(): ReactElement {
  return (
    <div className="share-buttons">
      <Button variant="ghost" icon="copy" onClick={() => void copyLink()}>
        Copy link
      </Button>
      <Button variant="ghost" icon="print" onClick={() => print()}>
        Print
      </Button>
    </div>
  );
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    showToast({ title: "Link copied", description: "It opens this day at this place.", icon: "check" });
  } catch {
    showToast({
      title: "Link not copied",
      description: "Your browser does not allow it. The address of this page is the link: copy it from there.",
      variant: "destructive",
    });
  }
}
