import { useEffect, useState } from "react";
import { openUpgradeDialog } from "#web/lib/email-dialog.ts";
import { startOver } from "#web/lib/start-over.ts";
import { countKeptSigils, findSessionText, STORAGE_KEYS } from "#web/lib/storage.ts";
import { settleShownTier } from "#web/lib/tier.ts";
import type { HomeSearch } from "./home-search.ts";

/** What has to be asked before the flags can be followed. */
export interface HomeQuestion {
  /** How many sigils a wipe would delete; any page of the internet can hold a link that asks for one. */
  readonly sigilsAtStake: number;
}

/** Does what the flags of the home page's address say, and settles which tier is shown; null where there is nothing to ask. */
export function useHomeFlags({ tier, clear }: HomeSearch): HomeQuestion | null {
  const [sigilsAtStake] = useState(countKeptSigils);
  const isToBeAsked = clear === true && sigilsAtStake > 0;
  useEffect(() => {
    if (isToBeAsked) return;
    if (clear) {
      void startOver({ areSigilsKept: false });
      return;
    }
    void settleShownTier(tier);
    const asked = findSessionText(STORAGE_KEYS.askedTier);
    if (asked) openUpgradeDialog(asked === "mastercrafted" ? asked : "advanced");
  }, [tier, clear, isToBeAsked]);
  return isToBeAsked ? { sigilsAtStake } : null;
}
