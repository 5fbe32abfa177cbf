import { type ReactElement, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";

/** A link to what is shown, and a sheet of paper with it. */
export function ShareButtons(): ReactElement {
  const [copiedLink, setCopiedLink] = useState<string | null>(null);
  // Another day is another link.
  const isCopied = copiedLink === location.href;

  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopiedLink(location.href);
    } catch {
      showToast({
        title: "Link not copied",
        description: "Your browser does not allow it. The address of this page is the link: copy it from there.",
        variant: "destructive",
      });
    }
  }

  return (
    <div className="share-buttons">
      <Button variant="ghost" icon={isCopied ? "check" : "copy"} onClick={() => void copyLink()}>
        {isCopied ? "Link copied" : "Copy link"}
      </Button>
      <span className="vh" role="status">
        {isCopied ? "Link copied" : ""}
      </span>
      <Button variant="ghost" icon="print" onClick={() => print()}>
        Print
      </Button>
    </div>
  );
}
