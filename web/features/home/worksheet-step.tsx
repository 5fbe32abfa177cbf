import type { ReactElement, ReactNode } from "react";

/** One numbered step of the worksheet: the numeral and a remark in the margin, the work beside them. */
export function WorksheetStep({
  numeral,
  remark,
  children,
}: {
  readonly numeral: string;
  readonly remark: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="worksheet-step">
      <div className="worksheet-margin">
        <b>{numeral}</b>
        <i>{remark}</i>
      </div>
      <div className="worksheet-work">{children}</div>
    </div>
  );
}
