import { type FormEvent, type ReactElement, useState } from "react";
import { changeIssue, createIssue, type Issue, IssueText } from "#domain/contracts/desk-newsletter.ts";
import { ISSUE_LIMITS } from "#domain/newsletter/newsletter-issue.ts";
import { countCodePoints } from "#domain/sigils/intention.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField, TextField } from "#web/ui/field/text-field.tsx";
import { forgetTyped, isTyped, useTypedText } from "../typed-text.ts";
import { useIssueAct } from "./use-issue-act.ts";

/** What is typed in place of this version of an issue: another one may have been written meanwhile. */
function nameTyped(issue: Issue | null): { readonly subject: string; readonly body: string } {
  const key = issue === null ? "new issue" : `issue ${issue.id} ${issue.version}`;
  return { subject: `${key} subject`, body: `${key} body` };
}

/** Whether a form of this issue begins with something that is not saved yet. */
export function hasUnsaved(issue: Issue): boolean {
  return Object.values(nameTyped(issue)).some(isTyped);
}

/** Where an issue is written. What was typed stays until it has been saved. */
export function IssueForm({
  issue,
  onChanged,
  onSaved,
}: {
  /** Null for a new one. */
  readonly issue: Issue | null;
  /** Whether what is typed is not what is stored. */
  readonly onChanged?: (isChanged: boolean) => void;
  readonly onSaved: (issue: Issue) => void;
}): ReactElement {
  const keys = nameTyped(issue);
  const [subject, setSubject] = useTypedText(keys.subject, issue?.subject);
  const [body, setBody] = useTypedText(keys.body, issue?.body);
  const [errors, setErrors] = useState<{ readonly subject?: string; readonly body?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const saving = useIssueAct({ id: issue?.id ?? null, onDone: finish, onFailed: setFailure });

  function finish(saved: Issue): void {
    for (const key of Object.values(keys)) forgetTyped(key);
    onSaved(saved);
  }

  function note(next: { readonly subject: string; readonly body: string }): void {
    onChanged?.(next.subject !== issue?.subject || next.body !== issue.body);
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    setFailure(null);
    const parsed = IssueText.safeParse({ subject, body });
    const issues = parsed.success ? [] : parsed.error.issues;
    const find = (field: string): string | undefined => issues.find(({ path }) => path[0] === field)?.message;
    const [subjectError, bodyError] = [find("subject"), find("body")];
    setErrors({
      ...(subjectError !== undefined && { subject: subjectError }),
      ...(bodyError !== undefined && { body: bodyError }),
    });
    if (!parsed.success) return;
    const text = parsed.data;
    saving.run({
      call: () =>
        issue === null
          ? callEndpoint(createIssue, { body: text })
          : callEndpoint(changeIssue, { params: { id: issue.id }, body: { ...text, version: issue.version } }),
      outcome: null,
    });
  }

  return (
    <form noValidate className="mt-5 grid max-w-[44rem] gap-4" aria-busy={saving.isUnderWay} onSubmit={save}>
      <TextField
        label="Subject"
        autoComplete="off"
        value={subject}
        readOnly={saving.isUnderWay}
        count={`${countCodePoints(subject.trim())} / ${ISSUE_LIMITS.subject.most}`}
        error={errors.subject}
        onChange={({ currentTarget }) => {
          setSubject(currentTarget.value);
          note({ subject: currentTarget.value, body });
        }}
      />
      <TextAreaField
        label="Text"
        rows={14}
        value={body}
        readOnly={saving.isUnderWay}
        hint="An empty line begins a paragraph. “## ” begins a subheading, “1. ” a step; “[label](https://…)” alone is a link."
        count={`${countCodePoints(body.trim()).toLocaleString("en-US")} / ${ISSUE_LIMITS.body.most.toLocaleString("en-US")}`}
        error={errors.body}
        onChange={({ currentTarget }) => {
          setBody(currentTarget.value);
          note({ subject, body: currentTarget.value });
        }}
      />
      {failure !== null && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
      <div className="actions">
        <Button type="submit" isBusy={saving.isUnderWay}>
          {saving.isUnderWay ? "Saving..." : "Save and preview"}
        </Button>
      </div>
    </form>
  );
}
