import { type ReactElement, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";

/** A link to the day that is shown, and a sheet of paper with it. */
export function ShareButtons({ day }: { readonly day: string }): ReactElement {
  const [copiedLink, setCopiedLink] = useState<string | null>(null);
  const link = toLink(day);
  // Another day is another link.
  const isCopied = copiedLink === link;

  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setCopiedLink(link);
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

/** The page's address with its day: where it names none, it would show another one tomorrow. */
function toLink(day: string): string {
  const link = new URL(location.href);
  link.searchParams.set("date", day);
  return link.href;
}
