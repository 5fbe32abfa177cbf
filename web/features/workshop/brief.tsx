import type { ReactElement } from "react";
import type { WorkshopStep } from "#domain/contracts/workshop.ts";
import { AnswerList } from "#web/parts/commissions/answer-list.tsx";

/** What the client has asked for, and what the step before has made of it. */
export function Brief({ step: { answers, drawing, status } }: { readonly step: WorkshopStep }): ReactElement {
  const isDrawn = status === "creation_in_progress";
  return (
    <section className="grid gap-3.5 border border-rule bg-paper p-7 max-md:p-5" aria-labelledby="brief">
      <h2 id="brief" className="text-h3">
        For {answers.name}
      </h2>
      <AnswerList answers={answers} more={isDrawn ? [["Practitioner notes", drawing.practitionerNotes]] : []} />
    </section>
  );
}
