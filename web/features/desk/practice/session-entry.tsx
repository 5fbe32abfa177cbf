import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef } from "react";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import { nameTimezone } from "#domain/hours/timezone.ts";
import { ActButtons, type OnAct } from "./act-buttons.tsx";
import { formatInstant } from "./practice-formats.ts";
import { type ActedSession, listRowActs } from "./session-acts.ts";
import { SessionDetails } from "./session-details.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** A session on its day; the open one with everything that its client wrote. */
export function SessionEntry({
  session,
  day,
  zone,
  now,
  isOpen,
  onAct,
}: {
  readonly session: ActedSession;
  readonly day: CivilDay;
  readonly zone: string;
  readonly now: number;
  readonly isOpen: boolean;
  readonly onAct: OnAct;
}): ReactElement {
  const { id, time, endsAt, name, consultationTopic, status, timezone } = session;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // It may have been opened far below, in the table.
    link.current?.focus({ preventScroll: true });
    link.current?.scrollIntoView({ block: "center" });
  }, [isOpen]);
  return (
    <article
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3.5 border-b border-rule px-6 pt-4 pb-3.5 max-lg:px-4 max-xs:grid-cols-1 max-xs:gap-1"
      aria-label={`${name}, ${formatInstant("time", time, zone)}`}
    >
      <p className="num text-body/[1.3] max-xs:flex max-xs:gap-2">
        <time dateTime={time}>{formatInstant("time", time, zone)}</time>
        <span className="block text-note text-ink-soft">to {formatInstant("time", endsAt, zone)}</span>
      </p>
      <div>
        <div className="flex flex-wrap items-start justify-between gap-x-2.5 gap-y-1">
          <h4 className="text-[1.3125rem]/[1.3] wrap-anywhere">
            <Link
              ref={link}
              to="/master-dashboard"
              search={({ span }) => ({ span, day, ...(!isOpen && { session: id }) })}
              resetScroll={false}
              aria-expanded={isOpen}
              className="text-inherit decoration-rule"
            >
              {name}
            </Link>
          </h4>
          <StatusBadge status={status} />
        </div>
        <p className={`mt-0.5 text-ui/[1.4] text-ink-soft wrap-anywhere ${isOpen ? "" : "line-clamp-3"}`}>
          {consultationTopic}
        </p>
        {timezone !== zone && (
          <p className="num mt-0.5 text-note text-ink-soft">
            {formatInstant("zonedMoment", time, timezone)} in {nameTimezone(timezone)}
          </p>
        )}
        {isOpen ? (
          <SessionDetails id={id} onAct={onAct} />
        ) : (
          <ActButtons acts={listRowActs(session, now)} session={session} onAct={onAct} />
        )}
      </div>
    </article>
  );
}
