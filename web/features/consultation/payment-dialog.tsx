import { zodResolver } from "@hookform/resolvers/zod";
import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { GivenEmailAddress } from "#domain/contracts/email-address.ts";
import { formatPrice, PRICES_CENTS } from "#domain/orders/order.ts";
import { findLocalText, STORAGE_KEYS } from "#web/lib/storage.ts";
import { EmailField } from "#web/parts/email/email-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";

const EmailForm = z.object({ email: GivenEmailAddress });
type EmailForm = z.infer<typeof EmailForm>;

const PRICE = formatPrice(PRICES_CENTS.consultation);

/** Says what the access costs, asks for whom it is, and leads to its checkout. */
export function PaymentDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const navigate = useNavigate();
  const { register, handleSubmit, formState, getValues, setValue } = useForm<EmailForm>({
    resolver: zodResolver(EmailForm),
    defaultValues: { email: findLocalText(STORAGE_KEYS.userEmail) ?? "" },
  });

  function goToCheckout({ email }: EmailForm): void {
    onClose();
    void navigate({ to: "/consultation-checkout", search: { email } });
  }

  function tellMissing(): void {
    if (getValues("email").trim() !== "") return;
    showToast({
      title: "Email Required",
      description: "Enter your email to get consultation access.",
      icon: "mail",
      variant: "destructive",
    });
  }

  return (
    <Dialog title="Master Consultation Access" onClose={onClose}>
      <p className="modal-lead num">
        Pay {PRICE} once to access Master Consultation booking. You choose the day and the hour next.
      </p>
      <form noValidate onSubmit={handleSubmit(goToCheckout, tellMissing)}>
        <EmailField
          error={formState.errors.email?.message}
          registration={register("email")}
          onTake={(address) => setValue("email", address, { shouldValidate: true })}
        />
        <div className="actions modal-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit">
            Pay {PRICE} - Get Access
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
