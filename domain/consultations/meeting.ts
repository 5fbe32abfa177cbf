/** Where a session takes place, as far as somebody has said so. */
export interface Meeting {
  /** An https address; null until the session is confirmed. */
  readonly meetingUrl: string | null;
  /** What the video service asks for beside the link, or asks callers by telephone for; null where it asks for nothing. */
  readonly meetingId: string | null;
  readonly meetingPassword: string | null;
}

/** A meeting of which nothing is known. */
export const NO_MEETING: Meeting = { meetingUrl: null, meetingId: null, meetingPassword: null };

/** The longest id or password of a meeting, in code points. */
export const LONGEST_MEETING_CODE = 100;

/** Whether two meetings are the same place, reached in the same way. */
export function isSameMeeting(one: Meeting, other: Meeting): boolean {
  return (
    one.meetingUrl === other.meetingUrl &&
    one.meetingId === other.meetingId &&
    one.meetingPassword === other.meetingPassword
  );
}
