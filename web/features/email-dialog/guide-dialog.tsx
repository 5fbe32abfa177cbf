import { useAtom } from "jotai";
import { type ReactElement, useId } from "react";
import { useForm } from "react-hook-form";
import type { GuideOrder } from "#web/lib/email-dialog.ts";
import { EmailField } from "#web/parts/email/email-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { CheckField } from "#web/ui/field/check-field.tsx";
import { type EmailForm, resolveEmailForm, tellMissingEmail } from "./email-form.ts";
import { guideBeginningAtom } from "./guide-beginning.ts";
import { useSendGuide } from "./use-send-guide.ts";

/** Asks where the activation guide should go, and sends it. */
export function GuideDialog({
  order,
  onClose,
}: {
  readonly order: GuideOrder;
  readonly onClose: () => void;
}): ReactElement {
  const leadId = useId();
  const [beginning, setBeginning] = useAtom(guideBeginningAtom);
  const { register, handleSubmit, formState, setFocus, setValue } = useForm<EmailForm>({
    resolver: resolveEmailForm,
    defaultValues: beginning,
  });
  const { isSending, failure, send } = useSendGuide({
    onSent: () => {
      setBeginning({ email: "", subscribe: false });
      onClose();
    },
    onFailed: () => setFocus("email"),
  });

  return (
    <Dialog title="Receive Your Magical Guide" isHeld={isSending} onClose={onClose}>
      <p className="modal-lead" id={leadId}>
        Enter your email to receive your PDF guide and join our mystical community
      </p>
      <form
        noValidate
        aria-describedby={leadId}
        onSubmit={handleSubmit((form) => send({ ...form, ...order }), tellMissingEmail)}
      >
        <EmailField
          error={formState.errors.email?.message}
          registration={register("email")}
          disabled={isSending}
          onTake={(address) => setValue("email", address, { shouldValidate: true })}
        />
        <CheckField label="Subscribe to the newsletter" {...register("subscribe")} />
        <p className="note">A subscription begins only once you confirm it from the letter that we send.</p>
        <p className="vh" role="alert">
          {failure}
        </p>
        <div className="actions modal-actions">
          <Button disabled={isSending} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" disabled={isSending} isBusy={isSending}>
            {isSending ? "Sending..." : "Send Guide"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
