import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactElement, useEffect, useEffectEvent } from "react";
import { queryClient } from "#web/lib/query-client.ts";
import { myConsultationsQuery, openCalendar } from "#web/parts/consultations/my-consultations.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { QuietPage } from "#web/ui/quiet-page.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";

/** How long the outcome is seen before the outside calendar opens, in milliseconds. */
const CALENDAR_AFTER_MS = 2000;

const NEXT_STEPS = ["Payment confirmed", "Choose time", "Join session"] as const;

/**
 * A session that was paid for, and the way to its hour: our own dialog, or the outside calendar where one is used. That opens by itself, and
 * by the button of the next page where the browser refuses it.
 */
export function ConsultationSuccess(): ReactElement {
  const navigate = useNavigate();
  const { data: mine } = useQuery(myConsultationsQuery, queryClient);
  const calendarUrl = mine?.calendarUrl ?? null;
  const goOn = useEffectEvent((url: string) => {
    openCalendar(url, mine?.order?.email ?? null);
    void navigate({ to: "/master-consultation", search: { consultation_paid: true } });
  });
  useEffect(() => {
    if (calendarUrl === null) return;
    showToast({ title: "Redirecting to booking calendar...", icon: "calendar" });
    const timer = setTimeout(() => goOn(calendarUrl), CALENDAR_AFTER_MS);
    return () => clearTimeout(timer);
  }, [calendarUrl]);

  return (
    <QuietPage
      drawing="lantern"
      title="Payment Successful"
      lead={
        <>
          Your Clarity Session is paid for. It is yours whenever it suits you.
          <ol className="mt-5 list-[lower-roman] pl-7">
            {NEXT_STEPS.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      }
    >
      <ButtonLink
        to="/master-consultation"
        search={calendarUrl === null ? { book: true } : { consultation_paid: true }}
        variant="primary"
      >
        Choose time
      </ButtonLink>
    </QuietPage>
  );
}
