import { useNavigate } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { type ReactElement, useState } from "react";
import { collectionAtom } from "#web/parts/collection/collection-store.ts";
import { Button } from "#web/ui/button.tsx";
import { CollectionDialog } from "./collection-dialog.tsx";

/** The sigils of this device, for whoever is not signed in. */
export function DeviceCollection(): ReactElement {
  const { length } = useAtomValue(collectionAtom);
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <section id="collection" className="mt-6 w-full" aria-labelledby="collection-here-heading">
      <h2 id="collection-here-heading" className="text-h3">
        On this device
      </h2>
      <p className="my-2 text-ink-soft">
        {length === 0 && "No sigil is kept in this browser."}
        {length === 1 && "One sigil is kept in this browser."}
        {length > 1 && <span className="num">{length} sigils are kept in this browser.</span>}
      </p>
      {length > 0 && <Button onClick={() => setOpen(true)}>Open your collection</Button>}
      {isOpen && (
        <CollectionDialog
          onClose={() => setOpen(false)}
          onOpened={() => void navigate({ to: "/", hash: "generator" })}
        />
      )}
    </section>
  );
}
