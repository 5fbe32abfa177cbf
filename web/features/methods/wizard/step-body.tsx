import type { ReactElement, ReactNode } from "react";

const COLUMNS = {
  wide: "grid-cols-[minmax(0,1.38fr)_minmax(0,1fr)]",
  even: "grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)]",
  /** The last step, where the mark is what matters. */
  shown: "grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] [--preview-width:440px]",
} as const;

/** A step: its questions, and beside them on paper what they make; in a narrow panel over them. */
export function StepBody({
  columns = "wide",
  children,
}: {
  readonly columns?: keyof typeof COLUMNS;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div
      className={`grid flex-1 ${COLUMNS[columns]} @max-[720px]/wizard:grid-cols-1 @max-[720px]/wizard:[--preview-width:264px]`}
    >
      {children}
    </div>
  );
}

/** What a step asks. */
export function StepQuestions({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className="min-w-0 p-7 @max-[720px]/wizard:p-5">{children}</div>;
}

const SIDES = {
  over: "@max-[720px]/wizard:-order-1 @max-[720px]/wizard:border-b [&>.roman]:@max-[720px]/wizard:hidden",
  under: "@max-[720px]/wizard:border-t",
  /** The first part is laid over the questions, the second under them. */
  split: "text-center @max-[720px]/wizard:contents",
} as const;

/** The paper beside the questions. `place` is where a narrow panel has it. */
export function StepSide({
  place = "over",
  children,
}: {
  readonly place?: keyof typeof SIDES;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div
      className={`flex min-w-0 flex-col border-l border-rule bg-paper p-7 @max-[720px]/wizard:border-l-0 @max-[720px]/wizard:p-5 ${SIDES[place]}`}
    >
      {children}
    </div>
  );
}

/** A preview under other things of the side. */
export function SmallPreview({
  className = "",
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div
      className={`mt-7 w-full border-t border-rule pt-5 [--preview-width:220px] @max-[720px]/wizard:[--preview-width:200px] ${className}`}
    >
      {children}
    </div>
  );
}
