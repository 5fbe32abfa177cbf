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
    <div className="worksheet-step contents">
      <div className="worksheet-margin">
        <b className="block text-primary font-normal text-[2.75rem]/none font-display max-lg:text-[2rem]">{numeral}</b>
        <i className="block mt-2.5 text-ink-soft text-note/[1.35] text-balance max-lg:m-0">{remark}</i>
      </div>
      <div className="worksheet-work">{children}</div>
    </div>
  );
}
