import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { TERMS_VERSION } from "#domain/orders/checkout.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ReadingPage } from "../reading-page.tsx";
import { LegalDates } from "./legal-parts.tsx";
import { TERMS_CHAPTERS } from "./terms-chapters.tsx";

/** The terms on which the service is offered. */
export function TermsPage(): ReactElement {
  return (
    <ReadingPage
      path="/terms-of-service"
      title="Terms of Service"
      lead="What you may expect of us, and what we expect of you, in sentences that can be read."
      dates={<LegalDates version={TERMS_VERSION} />}
      chapters={TERMS_CHAPTERS}
    >
      <p className="mb-5">
        What is kept about you, where and for how long is in the <Link to="/privacy-policy">privacy policy</Link>.
      </p>
      <ButtonLink to="/contact">Ask us about these terms</ButtonLink>
    </ReadingPage>
  );
}
