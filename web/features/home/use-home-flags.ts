import { useEffect } from "react";
import { forgetEverything } from "#web/lib/forget-everything.ts";
import { openAfresh } from "#web/lib/open-afresh.ts";
import { settleShownTier } from "#web/lib/tier.ts";
import type { HomeSearch } from "./home-search.ts";

/** Does what the flags of the home page's address say, and settles which tier is shown. */
export function useHomeFlags({ tier, clear }: HomeSearch): void {
  useEffect(() => {
    if (clear) {
      forgetEverything();
      openAfresh("/");
      return;
    }
    void settleShownTier(tier);
  }, [tier, clear]);
}
