import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactElement, useEffect } from "react";
import { useForm } from "react-hook-form";
import { CONTACT_LIMITS, CONTACT_REASON_LABELS, CONTACT_REASONS } from "#domain/contact/contact-request.ts";
import { SubmitContactRequest } from "#domain/contracts/contact.ts";
import { countCodePoints } from "#domain/sigils/intention.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/field/select-field.tsx";
import { TextAreaField, TextField } from "#web/ui/field/text-field.tsx";
import { type ContactDraft, findContactDraft, keepContactDraft } from "./contact-draft.ts";

const resolver = zodResolver<ContactDraft, unknown, SubmitContactRequest>(SubmitContactRequest);

/** The support form. What is written is kept for the tab; `onSubmit` gets it cleaned by the rules of the call. */
export function ContactForm({
  isSending,
  failure,
  onWriting,
  onSubmit,
}: {
  readonly isSending: boolean;
  /** What the last attempt failed with; null where none did. */
  readonly failure: string | null;
  /** Called when the message is being written. */
  readonly onWriting: () => void;
  readonly onSubmit: (request: SubmitContactRequest) => void;
}): ReactElement {
  const { register, handleSubmit, formState, watch, subscribe } = useForm<ContactDraft, unknown, SubmitContactRequest>({
    resolver,
    defaultValues: findContactDraft(),
  });
  const { errors } = formState;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepContactDraft(values) }),
    [subscribe],
  );

  return (
    <form
      className="grid grid-cols-2 items-start gap-x-7 gap-y-5 *:nth-[n+3]:col-span-full max-[601px]:grid-cols-1"
      noValidate
      aria-busy={isSending}
      onSubmit={handleSubmit(onSubmit)}
    >
      <TextField
        label="Full name"
        autoComplete="name"
        required
        readOnly={isSending}
        error={errors.name?.message}
        {...register("name")}
      />
      <TextField
        label="Email address"
        type="email"
        autoComplete="email"
        required
        readOnly={isSending}
        error={errors.email?.message}
        {...register("email")}
      />
      <SelectField
        label="Request type"
        required
        aria-disabled={isSending}
        error={errors.reason?.message}
        {...register("reason")}
      >
        <option value="" disabled hidden>
          Choose a request type
        </option>
        {CONTACT_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {CONTACT_REASON_LABELS[reason]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Message"
        rows={7}
        required
        readOnly={isSending}
        hint="For urgent matters, write URGENT in the message."
        count={`${countCodePoints(watch("message").trim()).toLocaleString("en-US")} / ${CONTACT_LIMITS.message.most.toLocaleString("en-US")}`}
        error={errors.message?.message}
        {...register("message", { onChange: onWriting })}
      />
      {failure && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button className="max-[601px]:w-full" variant="primary" type="submit" isBusy={isSending} disabled={isSending}>
          {isSending ? "Submitting Request..." : "Submit Request"}
        </Button>
        <p className="note">We reply within 24-48 hours.</p>
      </div>
    </form>
  );
}
