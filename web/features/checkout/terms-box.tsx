import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { TERMS_TEXT } from "#domain/orders/checkout.ts";
import { PRODUCT_NAME } from "#domain/product.ts";
import { CheckField } from "#web/ui/field/check-field.tsx";

/** The box before the pay button, and where its terms can be read: in another tab, so that nothing typed here is lost. */
export function TermsBox({
  isAccepted,
  isDisabled,
  onChange,
}: {
  readonly isAccepted: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isAccepted: boolean) => void;
}): ReactElement {
  return (
    <div>
      <CheckField
        label={TERMS_TEXT}
        checked={isAccepted}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <p className="mt-2 text-note text-ink-soft">
        Sold by {PRODUCT_NAME}.{" "}
        <Link to="/terms-of-service" target="_blank">
          Terms of service<span className="vh"> (opens in a new tab)</span>
        </Link>
        ,{" "}
        <Link to="/privacy-policy" target="_blank">
          privacy policy<span className="vh"> (opens in a new tab)</span>
        </Link>
        .
      </p>
    </div>
  );
}
