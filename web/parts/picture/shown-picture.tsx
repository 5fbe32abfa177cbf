import { type ReactElement, useState } from "react";
import type { ShownPicture as Shown } from "#domain/contracts/files.ts";
import { Button } from "#web/ui/button.tsx";

/** A stored picture, as large as there is room. Its address ends after an hour: then `onReload` has to bring a new one. */
export function ShownPicture({
  picture: { url, widthPx, heightPx },
  alt,
  onReload,
}: {
  readonly picture: Shown;
  readonly alt: string;
  readonly onReload: () => void;
}): ReactElement {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (failedUrl === url) {
    return (
      <div className="grid justify-items-start gap-3 border border-rule p-5">
        <p role="alert">The picture could not be loaded.</p>
        <Button icon="replay" onClick={onReload}>
          Load it again
        </Button>
      </div>
    );
  }
  return (
    <img
      className="max-h-[36rem] w-auto max-w-full border border-rule bg-base-100 object-contain"
      src={url}
      alt={alt}
      width={widthPx}
      height={heightPx}
      onError={() => setFailedUrl(url)}
    />
  );
}
