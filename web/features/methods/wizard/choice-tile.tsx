import type { ReactElement, ReactNode } from "react";

/** One cell of a type case: a box on its point for one of these, a square box for any of these. */
export function ChoiceTile({
  kind,
  group,
  title,
  meaning,
  picture,
  isChosen,
  isSmall = false,
  badge,
  onChoose,
}: {
  readonly kind: "one" | "any";
  /** Name that the boxes of one choice share. */
  readonly group: string;
  readonly title: string;
  readonly meaning?: string;
  readonly picture: ReactNode;
  readonly isChosen: boolean;
  readonly isSmall?: boolean;
  /** What speaks for this choice, in a word. */
  readonly badge?: string | undefined;
  readonly onChoose: () => void;
}): ReactElement {
  return (
    <label className={isSmall ? "tile tile-small" : "tile"}>
      <input
        type={kind === "one" ? "radio" : "checkbox"}
        className={kind === "one" ? "radio" : "checkbox"}
        name={group}
        checked={isChosen}
        onChange={onChoose}
      />
      {picture}
      <b>{title}</b>
      {meaning !== undefined && <em>{meaning}</em>}
      {badge !== undefined && <span className="tile-badge">{badge}</span>}
    </label>
  );
}
