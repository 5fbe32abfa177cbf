import type { ReactElement } from "react";
import type { ConsultationStatus } from "#domain/consultations/consultation-status.ts";

/** What the desk calls each state of a session. */
export const STATUS_NAMES: Readonly<Record<ConsultationStatus, string>> = {
  pending: "Pending",
  confirmed: "Confirmed",
  cancelled: "Cancelled",
  completed: "Completed",
  no_show: "No-show",
};

const INKS: Readonly<Record<ConsultationStatus, string>> = {
  pending: "text-warning border-current",
  confirmed: "text-success border-current",
  cancelled: "text-ink-soft border-edge",
  completed: "text-ink-soft border-edge",
  no_show: "text-error border-current",
};

/** The state of a session in a word. */
export function StatusBadge({ status }: { readonly status: ConsultationStatus }): ReactElement {
  return (
    <span
      className={`inline-flex items-center gap-[0.4em] rounded-selector border px-[0.55rem] pt-[0.05rem] pb-[0.1rem] text-note/[1.35] font-medium font-text whitespace-nowrap before:size-[0.42em] before:rotate-45 before:bg-current ${INKS[status]}`}
    >
      {STATUS_NAMES[status]}
    </span>
  );
}
