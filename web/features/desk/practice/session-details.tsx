import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import type { DeskConsultation } from "#domain/contracts/desk-consultations.ts";
import { formatDay } from "#web/lib/format/format-date.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { DeskState } from "../desk-state.tsx";
import { ActButtons, type OnAct } from "./act-buttons.tsx";
import { count } from "./practice-formats.ts";
import { consultationQuery } from "./practice-queries.ts";
import { listActs } from "./session-acts.ts";
import { SessionPicture } from "./session-picture.tsx";

/** Everything about the open session, which lists leave out. */
export function SessionDetails({ id, onAct }: { readonly id: string; readonly onAct: OnAct }): ReactElement {
  const found = useQuery(consultationQuery(id), queryClient);
  return (
    <>
      <DeskState isPending={found.isPending} error={found.error} onRetry={() => void found.refetch()} />
      {found.data && <Details session={found.data} onAct={onAct} />}
    </>
  );
}

function Details({ session, onAct }: { readonly session: DeskConsultation; readonly onAct: OnAct }): ReactElement {
  const { email, dateOfBirth, optionalNotes, reason, summary, orderNumber, clientMoves } = session;
  const { meetingUrl, meetingId, meetingPassword } = session;
  return (
    <>
      <dl className="mt-3 border-t border-rule text-ui/[1.4]">
        <Fact name="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact name="Date of birth">
          <span className="num">{formatDay("date", dateOfBirth)}</span>
        </Fact>
        {optionalNotes !== "" && <Fact name="Notes">{optionalNotes}</Fact>}
        {meetingUrl !== null && (
          <Fact name="Meeting link">
            <a href={meetingUrl} target="_blank" rel="noreferrer">
              {meetingUrl}
            </a>
          </Fact>
        )}
        {meetingId !== null && <Fact name="Meeting ID">{meetingId}</Fact>}
        {meetingPassword !== null && <Fact name="Meeting password">{meetingPassword}</Fact>}
        {reason !== null && <Fact name="Reason">{reason}</Fact>}
        {summary !== null && <Fact name="Summary">{summary}</Fact>}
        {clientMoves > 0 && (
          <Fact name="Moved by the client">{clientMoves === 1 ? "once" : count(clientMoves, "time", "times")}</Fact>
        )}
        {session.isForfeited && <Fact name="Access">Lost with this session</Fact>}
        {orderNumber !== null && (
          <Fact name="Order">
            <Link to="/master-dashboard" search={{ view: "orders", order: orderNumber }} className="num">
              {orderNumber}
            </Link>
          </Fact>
        )}
      </dl>
      {session.status === "completed" && (
        <div className="mt-4">
          <SessionPicture session={session} />
        </div>
      )}
      <ActButtons acts={listActs(session)} session={session} onAct={onAct} />
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="border-b border-rule py-1.5">
      <dt className="text-note text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
