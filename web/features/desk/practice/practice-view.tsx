import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactElement, useRef, useState } from "react";
import { confirmConsultation } from "#domain/contracts/desk-consultations.ts";
import { type CivilDay, isCivilDay } from "#domain/hours/civil-day.ts";
import { nameTimezone } from "#domain/hours/timezone.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { formatDay } from "#web/lib/format/format-date.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { findLocalText, keepLocalText, STORAGE_KEYS } from "#web/lib/storage.ts";
import { useNow } from "#web/lib/use-now.ts";
import { Button } from "#web/ui/button.tsx";
import { WithFigures } from "#web/ui/with-figures.tsx";
import type { CalendarSpan, DeskSearch } from "../desk-search.ts";
import { DeskState } from "../desk-state.tsx";
import { Calendar } from "./calendar/calendar.tsx";
import { ConsultationTable } from "./consultation-table.tsx";
import { DayPanel } from "./day-panel.tsx";
import { BlockDialog } from "./dialogs/block-dialog.tsx";
import { BlocksDialog } from "./dialogs/blocks-dialog.tsx";
import { SessionDialog } from "./dialogs/session-dialog.tsx";
import { ShortcutsDialog } from "./dialogs/shortcuts-dialog.tsx";
import { Figures } from "./figures.tsx";
import { consultationQuery, figuresQuery } from "./practice-queries.ts";
import { type ActedSession, listActs, listRowActs, type SessionAct } from "./session-acts.ts";
import { useSessionAct } from "./use-session-act.ts";
import { moveByRow, type Shortcut, useShortcuts } from "./use-shortcuts.ts";
import "../../../styles/all-utilities.css";

/** The practice's side of the desk: the figures, the calendar with the chosen day, and all consultations. */
export function PracticeView({ search }: { readonly search: DeskSearch }): ReactElement {
  const figures = useQuery(figuresQuery, queryClient);
  return (
    <section className="mt-8" aria-label="Sessions">
      {figures.data && isCivilDay(figures.data.today) ? (
        <Practice search={search} today={figures.data.today} zone={figures.data.timezone} />
      ) : (
        <>
          <DeskState isPending={false} error={figures.error} onRetry={() => void figures.refetch()} />
          {figures.isPending && <PracticeSkeleton />}
        </>
      )}
    </section>
  );
}

/** How soon after its begin a session can be closed without asking for the page again, in milliseconds. */
const REFRESH_MS = 30_000;

type OpenDialog =
  | { readonly kind: "act"; readonly act: SessionAct; readonly session: ActedSession }
  | { readonly kind: "block" | "blocks" | "shortcuts" };

function Practice({
  search,
  today,
  zone,
}: {
  readonly search: DeskSearch;
  readonly today: CivilDay;
  readonly zone: string;
}): ReactElement {
  const { day = today, span = "month", session: openId = null } = search;
  const now = useNow(REFRESH_MS);
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [areKeysOn, setKeysOn] = useState(() => findLocalText(STORAGE_KEYS.deskKeys) !== "off");
  const searchField = useRef<HTMLInputElement>(null);
  const focusedRow = useRef<ActedSession | null>(null);
  const confirming = useSessionAct({});
  const close = (): void => setDialog(null);

  function show(next: { readonly day: CivilDay; readonly span: CalendarSpan }): void {
    const changes = { day: next.day, ...(next.span === "week" && { span: next.span }) };
    void navigate({ to: "/master-dashboard", search: changes, replace: true, resetScroll: false });
  }

  async function begin(act: SessionAct, session: ActedSession): Promise<void> {
    if (act !== "confirm" || (await needsMeetingUrl(session.id))) {
      setDialog({ kind: "act", act, session });
      return;
    }
    confirming.run({
      act,
      call: () => callEndpoint(confirmConsultation, { params: { id: session.id }, body: {} }),
      outcome: `${session.name} is told by mail, with the link.`,
    });
  }

  function beginByKey(act: SessionAct): void {
    const open = openId === null ? undefined : queryClient.getQueryData(consultationQuery(openId).queryKey);
    const session = focusedRow.current ?? open;
    if (!session) return;
    const acts = session === open ? listActs(open) : listRowActs(session, now);
    if (acts.includes(act)) void begin(act, session);
  }

  const onKey: Readonly<Record<Shortcut, () => void>> = {
    j: () => moveByRow(1),
    k: () => moveByRow(-1),
    c: () => beginByKey("confirm"),
    r: () => beginByKey("move"),
    x: () => beginByKey("cancel"),
    b: () => setDialog({ kind: "block" }),
    "/": () => searchField.current?.focus(),
    "?": () => setDialog({ kind: "shortcuts" }),
  };
  useShortcuts(areKeysOn, (key) => onKey[key]());

  return (
    <>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 pb-5">
        <div className="mr-auto">
          <h2 className="text-h2">
            <WithFigures text={formatDay("dateOfWeek", today)} />
          </h2>
          <p className="text-ink-soft">Times are yours: {nameTimezone(zone)}</p>
        </div>
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => setDialog({ kind: "shortcuts" })}>
          <kbd>?</kbd> Keys
        </Button>
        <Button variant="primary" icon="lock" aria-haspopup="dialog" onClick={() => setDialog({ kind: "block" })}>
          Block Time Slot
        </Button>
      </div>
      <Figures today={today} zone={zone} now={now} onBlocks={() => setDialog({ kind: "blocks" })} />
      <div className="mt-10.5 grid grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] border border-edge bg-paper max-lg:mt-7 max-lg:grid-cols-1 max-xs:-mx-4 max-xs:border-x-0">
        <Calendar
          day={day}
          today={today}
          zone={zone}
          span={span}
          onChoose={(chosen) => show({ day: chosen, span })}
          onSpan={(chosen) => show({ day, span: chosen })}
        />
        <DayPanel
          day={day}
          span={span}
          zone={zone}
          now={now}
          openId={openId}
          onAct={(act, session) => void begin(act, session)}
        />
      </div>
      <ConsultationTable
        zone={zone}
        now={now}
        searchRef={searchField}
        onAct={(act, session) => void begin(act, session)}
        onRow={(session) => {
          focusedRow.current = session;
        }}
      />
      {dialog?.kind === "act" && (
        <SessionDialog act={dialog.act} session={dialog.session} zone={zone} onClose={close} />
      )}
      {dialog?.kind === "block" && <BlockDialog day={day < today ? today : day} zone={zone} onClose={close} />}
      {dialog?.kind === "blocks" && <BlocksDialog zone={zone} onClose={close} />}
      {dialog?.kind === "shortcuts" && (
        <ShortcutsDialog
          areOn={areKeysOn}
          onSwitch={(areOn) => {
            keepLocalText(STORAGE_KEYS.deskKeys, areOn ? "" : "off");
            setKeysOn(areOn);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** Whether nobody knows yet where a session takes place; where that can't be asked the master is. */
async function needsMeetingUrl(id: string): Promise<boolean> {
  try {
    return (await queryClient.fetchQuery(consultationQuery(id))).needsMeetingUrl;
  } catch {
    return true;
  }
}

function PracticeSkeleton(): ReactElement {
  return (
    <div role="status">
      <span className="vh">Looking …</span>
      <div className="skeleton h-10 w-[min(60%,22rem)]" />
      <div className="skeleton mt-8 h-22" />
      <div className="skeleton mt-10 h-110" />
    </div>
  );
}
