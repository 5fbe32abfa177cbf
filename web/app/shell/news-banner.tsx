import type { ReactElement } from "react";
import { Ornament } from "#web/ui/ornament.tsx";

/** The line above the header that announces the sister site. */
export function NewsBanner(): ReactElement {
  return (
    <aside className="banner" aria-label="Announcement">
      <p className="page">
        <Ornament name="hedera" />
        <span>A new website is coming that lets you create and manage servitors.</span>
      </p>
    </aside>
  );
}
