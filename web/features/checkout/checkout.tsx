import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactElement, useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { EmailAddress } from "#domain/contracts/email-address.ts";
import type { OrderedTier } from "#domain/orders/order.ts";
import { findLocalText, STORAGE_KEYS } from "#web/lib/storage.ts";
import { EmailField } from "#web/parts/email/email-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { findBuyerEmail, keepBuyerEmail } from "./buyer-email.ts";
import { CheckoutLayout } from "./checkout-layout.tsx";
import { CheckoutPage } from "./checkout-page.tsx";

/** The checkout of one thing: asks for an address where none is known, then for the payment. */
export function Checkout({ tier }: { readonly tier: OrderedTier }): ReactElement {
  const [email, setEmail] = useState(findBuyerEmail);
  const [isChanging, setChanging] = useState(false);

  function take(given: string): void {
    keepBuyerEmail(given);
    setEmail(given);
    setChanging(false);
  }

  if (email === null || isChanging) {
    return <EmailStep tier={tier} email={email ?? findLocalText(STORAGE_KEYS.userEmail) ?? ""} onGiven={take} />;
  }
  // Another address is another order: nothing of the last one is carried over.
  return <CheckoutPage key={email} purchase={{ tier, email }} onChangeEmail={() => setChanging(true)} onEmail={take} />;
}

const EmailForm = z.object({ email: EmailAddress });
type EmailForm = z.infer<typeof EmailForm>;

function EmailStep({
  tier,
  email,
  onGiven,
}: {
  readonly tier: OrderedTier;
  readonly email: string;
  readonly onGiven: (email: string) => void;
}): ReactElement {
  const { register, handleSubmit, formState, setValue } = useForm<EmailForm>({
    resolver: zodResolver(EmailForm),
    defaultValues: { email },
  });
  return (
    <CheckoutLayout tier={tier}>
      <header>
        <h1 id="payment">Payment</h1>
        <p className="lead">Please provide an email address to continue.</p>
      </header>
      <form className="grid gap-5" noValidate onSubmit={handleSubmit((form) => onGiven(form.email))}>
        <EmailField
          hint="The receipt goes there."
          error={formState.errors.email?.message}
          registration={register("email")}
          onTake={(address) => setValue("email", address, { shouldValidate: true })}
        />
        <div className="actions">
          <Button variant="primary" type="submit">
            Continue to Payment
          </Button>
        </div>
      </form>
    </CheckoutLayout>
  );
}
