import type { ReactElement } from "react";
import { PreparingPage } from "#web/ui/preparing-page.tsx";

/** What the consultation's page is called, at both of its addresses. */
export const CONSULTATION_TITLE = "Master Consultation";

/** The Clarity Session: what it is and how it is booked. */
export function ConsultationPage(): ReactElement {
  return (
    <PreparingPage
      title={CONSULTATION_TITLE}
      purpose="An hour in private with the practitioner, by video: the Clarity Session. This is where it will be described and booked."
    />
  );
}
