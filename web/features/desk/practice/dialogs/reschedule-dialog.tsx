import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { BOOKING_LIMITS, BOOKING_MESSAGES } from "#domain/consultations/booking-input.ts";
import { toRefusal } from "#domain/consultations/refusals.ts";
import { rescheduleConsultation } from "#domain/contracts/desk-consultations.ts";
import { readClock } from "#domain/hours/civil-time.ts";
import { nameTimezone } from "#domain/hours/timezone.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { formatInstant } from "../practice-formats.ts";
import { consultationQuery } from "../practice-queries.ts";
import { ACT_WORDS } from "../session-acts.ts";
import { useSessionAct } from "../use-session-act.ts";
import { ActForm } from "./act-form.tsx";
import {
  findMeetingProblem,
  LINK_HINT,
  MeetingFields,
  type MeetingProblem,
  NO_MEETING_DRAFT,
} from "./meeting-fields.tsx";
import { type SessionDialogProps, SessionLine } from "./session-line.tsx";
import { TimeFields } from "./time-fields.tsx";
import { type ReadTime, readTime, SKIPPED_TIME, type TypedTime } from "./typed-time.ts";

/** Moves a session to any time to come. */
export function RescheduleDialog({ session, zone, onClose }: SessionDialogProps): ReactElement {
  const { id, name, timezone, time: present } = session;
  const [typed, setTyped] = useState<TypedTime>(() => readClock(Date.parse(present), zone));
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [meeting, setMeeting] = useState(NO_MEETING_DRAFT);
  const [meetingProblem, setMeetingProblem] = useState<MeetingProblem | null>(null);
  const task = useSessionAct({ onDone: onClose, onFailed: setFailure });
  const needsLink = useQuery(consultationQuery(id), queryClient).data?.needsMeetingUrl === true;
  const found = readTime(typed, zone);
  const hasChanged = found.isOk && found.at !== Date.parse(present);

  function send(): void {
    const problem = findProblem(found, present);
    const foundInMeeting = needsLink ? findMeetingProblem(meeting) : null;
    setError(problem);
    setMeetingProblem(foundInMeeting);
    setFailure(null);
    if (problem !== null || foundInMeeting !== null || !found.isOk) return;
    const newDateTime = new Date(found.at).toISOString();
    const words = reason.trim();
    const body = { newDateTime, ...(words !== "" && { reason: words }), ...(needsLink && meeting) };
    task.run({
      act: "move",
      call: () => callEndpoint(rescheduleConsultation, { params: { id }, body }),
      outcome: `Now ${formatInstant("moment", newDateTime, zone)}. ${name} is told by mail.`,
    });
  }

  return (
    <Dialog title="Reschedule" isHeld={task.isUnderWay} onClose={onClose}>
      <SessionLine session={session} zone={zone} />
      <p className="note mt-1">The client is told by mail, and the new time is confirmed at once.</p>
      <ActForm {...ACT_WORDS.move} failure={failure} isBusy={task.isUnderWay} onClose={onClose} onSend={send}>
        <TimeFields labels={["New day", "New time"]} value={typed} error={error ?? undefined} onChange={setTyped} />
        <p className="note -mt-2" aria-live="polite">
          By your clock, {nameTimezone(zone)}.
          {hasChanged && timezone !== zone && (
            <>
              {" "}
              For the client{" "}
              <span className="num">{formatInstant("zonedMoment", new Date(found.at).toISOString(), timezone)}</span>.
            </>
          )}
        </p>
        {needsLink && <MeetingFields value={meeting} problem={meetingProblem} hint={LINK_HINT} onType={setMeeting} />}
        <TextField
          label="Reason"
          isOptional
          hint="It goes into the mail"
          maxLength={BOOKING_LIMITS.reason.most}
          autoComplete="off"
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </ActForm>
    </Dialog>
  );
}

function findProblem(found: ReadTime, present: string): string | null {
  if (!found.isOk) return found.problem === "missing" ? BOOKING_MESSAGES.sessionAt : SKIPPED_TIME;
  if (found.at === Date.parse(present)) return toRefusal("same_start").message;
  return found.at <= Date.now() ? toRefusal("has_begun").message : null;
}
