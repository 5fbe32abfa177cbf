import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldErrors } from "react-hook-form";
import * as z from "zod/mini";
import { CollectEmailRequest } from "#domain/contracts/email.ts";
import { showToast } from "#web/ui/toast/show-toast.ts";

/** What the dialog asks for; upgrading asks for the address alone. */
const EmailForm = z.object({
  email: CollectEmailRequest.shape.email,
  subscribe: z.boolean(),
});

/** The dialog's fields as they are in the form. */
export type EmailForm = z.infer<typeof EmailForm>;

/** Judges the form by the rules of the call that it is made for. */
export const resolveEmailForm = zodResolver(EmailForm);

/** Says aloud that there is no address yet; a wrong one is told beside the field alone. */
export function tellMissingEmail({ email }: FieldErrors<EmailForm>): void {
  const given = email?.ref && "value" in email.ref ? String(email.ref.value) : "";
  if (given.trim() === "") {
    showToast({
      title: "Email Required",
      description: "Please enter your email address.",
      icon: "mail",
      variant: "destructive",
    });
  }
}
