import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { formatPrice, PRICES_CENTS } from "#domain/orders/order.ts";
import {
  isActivationPlanIncluded,
  isLargerGuideIncluded,
  isMethodIncluded,
  TIER_NAMES,
  type Tier,
} from "#domain/orders/tier.ts";
import { METHOD_NAMES, SIGIL_METHODS } from "#domain/sigils/method.ts";
import { Ornament } from "#web/ui/ornament.tsx";

const COMPARED_TIERS = ["free", "advanced"] as const satisfies readonly Tier[];

/** What the tiers hold, as the rules have it. */
const ROWS: readonly { readonly name: string; readonly isIncluded: (tier: Tier) => boolean }[] = [
  ...SIGIL_METHODS.map((method) => ({
    name: METHOD_NAMES[method],
    isIncluded: (tier: Tier) => isMethodIncluded(tier, method),
  })),
  { name: "Personal information in the words", isIncluded: (tier) => tier !== "free" },
  { name: "Personal guidance: when, with what and how", isIncluded: isActivationPlanIncluded },
  { name: "PDF activation guide", isIncluded: () => true },
  { name: "Ritual guide with extras", isIncluded: isLargerGuideIncluded },
];

/** The free and the Advanced tier beside each other. */
export function Compared(): ReactElement {
  return (
    <>
      <p>
        The free tier is the whole of the first method, for as many sigils as you like. Advanced opens the other four
        and is paid once, <span className="num">{formatPrice(PRICES_CENTS.advanced)}</span>; there is no subscription.
      </p>
      <table className="mt-5 w-full border-t-3 border-b border-frame text-ui/[1.35]">
        <thead>
          <tr className="caps text-left text-ink-soft">
            <th className="py-2.5 pr-3 font-normal" scope="col">
              What you get
            </th>
            {COMPARED_TIERS.map((tier) => (
              <th key={tier} className="w-[6.2rem] py-2.5 text-center font-normal wrap-anywhere" scope="col">
                {TIER_NAMES[tier]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ name, isIncluded }) => (
            <tr key={name} className="break-inside-avoid border-t border-rule">
              <th className="py-2.5 pr-3 text-left font-normal wrap-anywhere" scope="row">
                {name}
              </th>
              {COMPARED_TIERS.map((tier) => (
                <td key={tier} className="text-center">
                  {isIncluded(tier) && <Ornament name="lozenge" className="mx-auto size-3.5 text-accent" />}
                  <span className="vh">{isIncluded(tier) ? "yes" : "no"}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5">
        Would you rather be shown? A <Link to="/master-consultation">Clarity Session</Link> is an hour with the master,
        by video, for <span className="num">{formatPrice(PRICES_CENTS.consultation)}</span>.
      </p>
    </>
  );
}
