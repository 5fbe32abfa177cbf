import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { ReadingPage } from "../reading-page.tsx";
import { LegalDates } from "./legal-parts.tsx";
import { PRIVACY_CHAPTERS } from "./privacy-chapters.tsx";

/** What is kept about people, where, for how long, and who reads it. */
export function PrivacyPage(): ReactElement {
  return (
    <ReadingPage
      path="/privacy-policy"
      title="Privacy Policy"
      lead="What is kept about you, where, for how long, and who can read it: as the program does it, name by name."
      dates={<LegalDates />}
      chapters={PRIVACY_CHAPTERS}
    >
      <p className="mb-5">
        On what terms the service is offered is in the <Link to="/terms-of-service">terms of service</Link>.
      </p>
      <ButtonLink to="/contact">Ask us about your data</ButtonLink>
    </ReadingPage>
  );
}
