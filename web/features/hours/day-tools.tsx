import { type ReactElement, useState } from "react";
import { type CivilDay, findNeighborDay } from "#domain/hours/civil-day.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import type { DayView } from "./day-view.ts";
import { toHoursSearch } from "./hours-search.ts";

/** A row of buttons, which share the width of a phone. */
const BUTTONS =
  "flex flex-wrap gap-x-3 gap-y-2 max-md:w-full max-md:*:flex-auto max-md:*:whitespace-nowrap max-md:*:[--btn-p:0.5rem]";

/** The day before, the day after, and the way back to the running one. */
export function DayLinks({
  view,
  runningDay,
}: {
  readonly view: DayView;
  readonly runningDay: CivilDay;
}): ReactElement {
  const { day, place, division } = view;
  const before = findNeighborDay(day.day, -1, place.timezone);
  const after = findNeighborDay(day.day, 1, place.timezone);
  const stay = { to: "/planetary-hours", resetScroll: false } as const;
  return (
    <nav className={BUTTONS} aria-label="Days">
      {before && (
        <ButtonLink {...stay} search={toHoursSearch(before, place, division)} icon="previous">
          Previous day
        </ButtonLink>
      )}
      {day.day !== runningDay && (
        <ButtonLink {...stay} search={toHoursSearch(undefined, place, division)}>
          Now
        </ButtonLink>
      )}
      {after && (
        <ButtonLink {...stay} search={toHoursSearch(after, place, division)} icon="next" className="flex-row-reverse">
          Next day
        </ButtonLink>
      )}
    </nav>
  );
}

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
    <div className={BUTTONS}>
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
