import type { ReactElement } from "react";

/** Words of a heading whose numbers are set in the face that has lining figures. */
export function WithFigures({ text }: { readonly text: string }): ReactElement {
  const [words = "", number, ...rest] = text.split(/(\d+)/);
  if (number === undefined) return <>{words}</>;
  return (
    <>
      {words}
      <span className="figs">{number}</span>
      <WithFigures text={rest.join("")} />
    </>
  );
}
