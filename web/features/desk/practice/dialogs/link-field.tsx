import type { ReactElement } from "react";
import { MeetingLink } from "#domain/contracts/desk-consultations.ts";
import { TextField } from "#web/ui/field/text-field.tsx";

/** What is wrong with a meeting link; null where nothing is. */
export function findLinkProblem(link: string): string | null {
  const parsed = MeetingLink.safeParse(link);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? null);
}

/** Where a session takes place, for one of that nobody has said so yet. */
export function LinkField({
  value,
  error,
  onType,
}: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (value: string) => void;
}): ReactElement {
  return (
    <TextField
      label="Meeting link"
      hint="It goes into the mail. A link for all sessions can be set in the settings."
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      value={value}
      error={error}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}
