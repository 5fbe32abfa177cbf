import { type ReactElement, useState } from "react";
import { addDays } from "#domain/hours/civil-day.ts";
import { findDayFault } from "#domain/hours/parse-input.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import type { DayView } from "./day-view.ts";
import { toHoursSearch } from "./hours-search.ts";

/** The day before, the day after, and the way back to the running one. */
export function DayLinks({ view, runningDay }: { readonly view: DayView; readonly runningDay: string }): ReactElement {
  const { day, place, division } = view;
  const before = findNeighbor(view, -1);
  const after = findNeighbor(view, 1);
  const stay = { to: "/planetary-hours", resetScroll: false } as const;
  return (
    <nav className="day-links" aria-label="Days">
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
        <ButtonLink {...stay} search={toHoursSearch(after, place, division)} icon="next" className="icon-last">
          Next day
        </ButtonLink>
      )}
    </nav>
  );
}

/** The next day that the calendar of the place holds: a zone that crossed the date line has left one out. Null beyond the years. */
function findNeighbor({ day, place }: DayView, direction: 1 | -1): string | null {
  const next = addDays(day.day, direction);
  const fault = findDayFault(next, place.timezone);
  if (fault?.code === "day_left_out") return addDays(next, direction);
  return fault ? null : next;
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
