import { type ReactElement, type ReactNode, useId } from "react";

/** A numbered question of a step, with a sentence under it. */
export function WizardPart({
  numeral,
  title,
  say,
  children,
}: {
  readonly numeral: string;
  readonly title: string;
  readonly say?: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not take its heading into the outline of the page.
    <div className="wzp" role="group" aria-labelledby={id} aria-describedby={say ? `${id}-say` : undefined}>
      <h4>
        <i aria-hidden="true">{numeral}.</i>
        <span id={id}>{title}</span>
      </h4>
      {say && (
        <p className="wzp-say" id={`${id}-say`}>
          {say}
        </p>
      )}
      {children}
    </div>
  );
}
