import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { isCivilDay } from "#domain/hours/civil-day.ts";
import { Button } from "#web/ui/button.tsx";
import type { OnAct } from "./act-buttons.tsx";
import { formatInstant, nameZonePlace } from "./practice-formats.ts";
import { ACT_WORDS, type ActedSession, listRowActs } from "./session-acts.ts";
import { StatusBadge } from "./status-badge.tsx";
import { ROW_LINK } from "./use-shortcuts.ts";

const HEADINGS = [
  ["Date & Time", "w-[12.5%]"],
  ["Client", "w-[16%]"],
  ["Email", "w-[18%]"],
  ["Topic", "w-[20%]"],
  ["Status", "w-[11%]"],
  ["Actions", "w-[22.5%]"],
] as const;

/** The rows of the table; on a narrow page each is an entry. */
export function ConsultationRows({
  rows,
  zone,
  now,
  onAct,
  onRow,
}: {
  readonly rows: readonly ActedSession[];
  readonly zone: string;
  readonly now: number;
  readonly onAct: OnAct;
  readonly onRow: (session: ActedSession | null) => void;
}): ReactElement {
  return (
    <table className="w-full table-fixed border-collapse text-left @max-[58rem]/list:block">
      <thead className="@max-[58rem]/list:sr-only">
        <tr className="border-b border-frame">
          {HEADINGS.map(([heading, width]) => (
            <th
              key={heading}
              scope="col"
              className={`caps px-2.5 py-2.5 text-note/none font-normal text-ink-soft last:text-right ${width}`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="@max-[58rem]/list:block">
        {rows.map((session) => (
          <Row key={session.id} session={session} zone={zone} now={now} onAct={onAct} onRow={onRow} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  session,
  zone,
  now,
  onAct,
  onRow,
}: {
  readonly session: ActedSession;
  readonly zone: string;
  readonly now: number;
  readonly onAct: OnAct;
  readonly onRow: (session: ActedSession | null) => void;
}): ReactElement {
  const { id, time, day, timezone, name, email, consultationTopic, status } = session;
  return (
    <tr
      className="border-b border-rule text-ui/[1.4] has-focus-visible:bg-paper @max-[58rem]/list:grid @max-[58rem]/list:grid-cols-[minmax(0,1fr)_auto] @max-[58rem]/list:gap-x-3 @max-[58rem]/list:py-3.5"
      onFocus={() => onRow(session)}
      onBlur={() => onRow(null)}
    >
      <td className="num px-2.5 py-2.5 whitespace-nowrap @max-[58rem]/list:p-0">
        {formatInstant("day", time, zone)}
        <span className="block text-note text-ink-soft">{formatInstant("time", time, zone)}</span>
        {timezone !== zone && (
          <span className="block text-note text-ink-soft">
            {formatInstant("time", time, timezone)} in {nameZonePlace(timezone)}
          </span>
        )}
      </td>
      <td className="px-2.5 py-2.5 wrap-anywhere @max-[58rem]/list:col-span-full @max-[58rem]/list:p-0">
        <Link
          {...{ [ROW_LINK]: id }}
          to="/master-dashboard"
          search={({ span }) => ({ span, ...(isCivilDay(day) && { day }), session: id })}
          resetScroll={false}
          className="font-semibold text-inherit no-underline hover:underline @max-[58rem]/list:inline-block @max-[58rem]/list:py-1"
        >
          {name}
        </Link>
      </td>
      <td className="px-2.5 py-2.5 wrap-anywhere @max-[58rem]/list:col-span-full @max-[58rem]/list:p-0">{email}</td>
      <td className="max-w-68 px-2.5 py-2.5 wrap-anywhere @max-[58rem]/list:col-span-full @max-[58rem]/list:max-w-none @max-[58rem]/list:p-0">
        <span className="line-clamp-2">{consultationTopic}</span>
      </td>
      <td className="px-2.5 py-2.5 @max-[58rem]/list:col-start-2 @max-[58rem]/list:row-start-1 @max-[58rem]/list:p-0 @max-[58rem]/list:text-right">
        <StatusBadge status={status} />
      </td>
      <td className="py-1 @max-[58rem]/list:col-span-full @max-[58rem]/list:p-0">
        <div className="flex flex-wrap justify-end gap-x-0.5 @max-[58rem]/list:mt-0.5 @max-[58rem]/list:-ml-2.5 @max-[58rem]/list:justify-start">
          {listRowActs(session, now).map((act) => (
            <Button
              key={act}
              variant="ghost"
              className="[--btn-p:0.5rem]"
              aria-label={`${ACT_WORDS[act].button}, ${name}`}
              onClick={() => onAct(act, session)}
            >
              {ACT_WORDS[act].button}
            </Button>
          ))}
        </div>
      </td>
    </tr>
  );
}
