import type { ReactElement } from "react";
import { LONGEST_MEETING_CODE } from "#domain/consultations/meeting.ts";
import { MeetingRequest } from "#domain/contracts/desk-consultations.ts";
import { TextField } from "#web/ui/field/text-field.tsx";

/** Where a session takes place, as it is typed. */
export type MeetingDraft = Readonly<Required<MeetingRequest>>;

/** Nothing is typed yet. */
export const NO_MEETING_DRAFT: MeetingDraft = { meetingUrl: "", meetingId: "", meetingPassword: "" };

/** What is said of the link where nobody has set one for all sessions. */
export const LINK_HINT = "It goes into the mail. A link for all sessions can be set in the settings.";

/** What is wrong with a draft, and in which of its fields. */
export interface MeetingProblem {
  readonly field: string;
  readonly message: string;
}

/** The first thing that is wrong with a draft; null where nothing is. */
export function findMeetingProblem(draft: MeetingDraft): MeetingProblem | null {
  const parsed = MeetingRequest.safeParse(draft);
  const [issue] = parsed.success ? [] : parsed.error.issues;
  return issue ? { field: String(issue.path[0]), message: issue.message } : null;
}

/** Where a session takes place, and what is asked for there. */
export function MeetingFields({
  value,
  problem,
  hint,
  onType,
}: {
  readonly value: MeetingDraft;
  readonly problem: MeetingProblem | null;
  readonly hint: string;
  readonly onType: (value: MeetingDraft) => void;
}): ReactElement {
  const errorOf = (field: keyof MeetingDraft) => (problem?.field === field ? problem.message : undefined);
  return (
    <>
      <TextField
        label="Meeting link"
        hint={hint}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={value.meetingUrl}
        error={errorOf("meetingUrl")}
        onChange={({ currentTarget }) => onType({ ...value, meetingUrl: currentTarget.value })}
      />
      <div className="grid grid-cols-2 gap-3 max-xs:grid-cols-1">
        <TextField
          label="Meeting ID"
          isOptional
          maxLength={LONGEST_MEETING_CODE}
          autoComplete="off"
          value={value.meetingId}
          error={errorOf("meetingId")}
          onChange={({ currentTarget }) => onType({ ...value, meetingId: currentTarget.value })}
        />
        <TextField
          label="Meeting password"
          isOptional
          maxLength={LONGEST_MEETING_CODE}
          autoComplete="off"
          value={value.meetingPassword}
          error={errorOf("meetingPassword")}
          onChange={({ currentTarget }) => onType({ ...value, meetingPassword: currentTarget.value })}
        />
      </div>
    </>
  );
}
