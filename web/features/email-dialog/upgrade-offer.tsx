import { useAtomValue } from "jotai";
import { type ReactElement, useId, useMemo } from "react";
import { findCare } from "#domain/intentions/care.ts";
import { METHOD_NAMES, PAID_METHODS, type PaidMethod, type PaidWay } from "#domain/sigils/method.ts";
import { describePlanetTime } from "#domain/sigils/methods/planetary/planets.ts";
import { composeExample, findFittingPlanet, planDrawing } from "#domain/sigils/plan-drawing.ts";
import { WAY_EXPLANATIONS } from "#domain/sigils/way-explanations.ts";
import type { UpgradeTier } from "#web/lib/email-dialog.ts";
import { useDrawingOf } from "#web/lib/engine/use-drawing.ts";
import { intentionDraftAtom, toDrawableIntention } from "#web/lib/intention.ts";
import { Icon } from "#web/ui/icon.tsx";
import { SigilPicture, SigilPlaceholder } from "#web/ui/sigil/sigil-picture.tsx";

const EXAMPLE = "I am calm and clear";

/** How many pages the larger edition of the guide has. */
const GUIDE_PAGES = 14;

/** What a paid tier holds, shown with the visitor's own words: the four methods, the plan, the book. */
export function UpgradeOffer({
  tier,
  wanted,
}: {
  readonly tier: UpgradeTier;
  readonly wanted: PaidWay | null;
}): ReactElement {
  const captionId = useId();
  const own = toShowableIntention(useAtomValue(intentionDraftAtom));
  const intention = own ?? EXAMPLE;
  const time = describePlanetTime(findFittingPlanet(composeExample("planetary", intention)));
  return (
    <div className="mt-3.5 grid gap-4.5 text-ui/[1.45]">
      {wanted && (
        <p>
          <b className="font-display text-[1.25rem]/[1.2] font-normal">
            {wanted === "hand-drawn" ? "Hand-drawn" : METHOD_NAMES[wanted]}.
          </b>{" "}
          {WAY_EXPLANATIONS[wanted]}
        </p>
      )}
      {tier === "mastercrafted" && wanted !== "hand-drawn" && <p>{WAY_EXPLANATIONS["hand-drawn"]}</p>}
      <figure aria-labelledby={captionId}>
        <figcaption id={captionId} className="mb-2.5 line-clamp-3 text-ink-soft">
          {own === null ? "An example" : "Your sentence"},{" "}
          <q className="font-display wrap-anywhere text-base-content italic">{intention}</q>, in the four methods that
          come with it
        </figcaption>
        <ul className="upgrade-methods grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3">
          {PAID_METHODS.map((method) => (
            <Example key={method} method={method} intention={intention} isWanted={method === wanted} />
          ))}
        </ul>
      </figure>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-7 gap-y-4.5">
        <li className="flex gap-3">
          <Icon name="clock" className="mt-[0.2em] text-accent" />
          <div>
            <h3 className="text-[1.25rem]/[1.2]">A plan for each sigil</h3>
            <p>When, with what and how to activate it, step by step. By its planet, this one:</p>
            <p className="mt-1 italic">{time}</p>
          </div>
        </li>
        <li className="flex gap-3">
          <Icon name="book" className="mt-[0.2em] text-accent" />
          <div>
            <h3 className="text-[1.25rem]/[1.2]">
              A book of <span className="figs">{GUIDE_PAGES}</span> pages
            </h3>
            <p>
              Your mark as large as the page, its making, its hour, a sheet to trace it, charging at home and on the
              way, and a month of practice: as a PDF, by mail.
            </p>
          </div>
        </li>
        <li className="flex gap-3">
          <Icon name="video" className="mt-[0.2em] text-accent" />
          <div>
            <h3 className="text-[1.25rem]/[1.2]">Five films</h3>
            <p>How each method goes, drawn stroke by stroke in little more than a minute, with captions.</p>
          </div>
        </li>
      </ul>
    </div>
  );
}

function Example({
  method,
  intention,
  isWanted,
}: {
  readonly method: PaidMethod;
  readonly intention: string;
  readonly isWanted: boolean;
}): ReactElement {
  const plan = useMemo(() => planDrawing(composeExample(method, intention)), [method, intention]);
  const { drawn } = useDrawingOf(plan);
  return (
    <li
      className="grid justify-items-center gap-2 border border-rule bg-paper px-2.5 pt-3.5 pb-2.5 text-center text-sigil-ink -outline-offset-1 data-[wanted=true]:outline-2 data-[wanted=true]:outline-base-content [&>.sigil]:w-[min(100%,150px)]"
      data-wanted={isWanted}
    >
      {drawn ? <SigilPicture paths={drawn.drawing} label={null} /> : <SigilPlaceholder />}
      <span className="font-display text-[1.125rem]/[1.15] text-base-content">{METHOD_NAMES[method]}</span>
    </li>
  );
}

/** The visitor's words where they can be drawn; nobody in distress is shown an offer made of their words. */
function toShowableIntention(draft: string): string | null {
  const intention = toDrawableIntention(draft);
  return intention !== null && findCare(intention) === null ? intention : null;
}
