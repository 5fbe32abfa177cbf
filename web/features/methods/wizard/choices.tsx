import type { ReactElement, ReactNode } from "react";

/** How the cells of a type case are laid out: `row` becomes a list in a narrow panel, `sign` has a wide sign, `small` no meaning under it. */
export type CaseShape = "row" | "two" | "four" | "sign" | "small";

const CASES: Readonly<Record<CaseShape, string>> = {
  row: "grid-cols-3 @max-[560px]/wizard:grid-cols-1",
  two: "grid-cols-2",
  four: "grid-cols-4 @max-[560px]/wizard:grid-cols-2",
  sign: "grid-cols-4 @max-[48rem]/wizard:grid-cols-2",
  small: "grid-cols-5 @max-[560px]/wizard:grid-cols-2",
};

/** Choices are cells of a type case: they share their rules and are never loose cards. */
export function TypeCase({
  shape,
  children,
}: {
  readonly shape: CaseShape;
  readonly children: ReactNode;
}): ReactElement {
  return <div className={`grid gap-px rounded-field border border-edge bg-edge ${CASES[shape]}`}>{children}</div>;
}

/** The size of a symbol in a `row`, and of the visitor's own mark there. */
export const SYMBOL_IN_ROW =
  "mt-0.5 mb-2 size-18 @max-[560px]/wizard:row-span-2 @max-[560px]/wizard:m-0 @max-[560px]/wizard:size-13.5";
export const MARK_IN_ROW =
  "mt-0.5 mb-2 w-[min(100%,132px)] @max-[560px]/wizard:row-span-2 @max-[560px]/wizard:m-0 @max-[560px]/wizard:w-15";

interface TileLook {
  readonly tile: string;
  /** The box that is ticked. */
  readonly box: string;
  readonly title: string;
  readonly meaning: string;
}

const BOX_IN_CORNER = "top-2.25 left-2.25";
const BOX_OVER_PICTURE = "left-[calc(50%-11.5px)]";
const TITLE = "font-display text-[1.25rem]/[1.15] font-normal";
const UPRIGHT: TileLook = { tile: "px-2.5 pt-5 pb-3.5", box: BOX_IN_CORNER, title: TITLE, meaning: "text-balance" };

const TILES: Readonly<Record<CaseShape, TileLook>> = {
  row: {
    tile: [
      "px-2.5 pt-4 pb-3.5 @max-[560px]/wizard:grid-cols-[26px_60px_minmax(0,1fr)] @max-[560px]/wizard:content-center",
      "@max-[560px]/wizard:items-center @max-[560px]/wizard:justify-items-start @max-[560px]/wizard:gap-x-2",
      "@max-[560px]/wizard:px-3 @max-[560px]/wizard:py-2.5 @max-[560px]/wizard:text-left",
    ].join(" "),
    box: `${BOX_IN_CORNER} @max-[560px]/wizard:relative @max-[560px]/wizard:inset-auto @max-[560px]/wizard:row-span-2`,
    title: `${TITLE} @max-[560px]/wizard:self-end`,
    meaning: "text-balance @max-[560px]/wizard:self-start @max-[560px]/wizard:text-pretty",
  },
  two: { ...UPRIGHT, tile: "px-2.5 pt-4 pb-3.5" },
  four: UPRIGHT,
  sign: { ...UPRIGHT, box: `top-2 ${BOX_OVER_PICTURE}` },
  small: {
    tile: "px-1 pt-6.5 pb-2.5 @max-[560px]/wizard:pt-3",
    box: `top-1.25 ${BOX_OVER_PICTURE} @max-[560px]/wizard:top-2.25 @max-[560px]/wizard:left-2.25`,
    title: "text-note/[1.15] font-medium",
    meaning: "text-balance",
  },
};

/** One cell of a type case: a box on its point for one of these, a square box for any of these. */
export function ChoiceTile({
  kind,
  shape,
  group,
  title,
  meaning,
  picture,
  isChosen,
  badge,
  onChoose,
}: {
  readonly kind: "one" | "any";
  /** That of the case. */
  readonly shape: CaseShape;
  /** Name that the boxes of one choice share. */
  readonly group: string;
  readonly title: string;
  readonly meaning?: string;
  readonly picture: ReactNode;
  readonly isChosen: boolean;
  /** What speaks for this choice, in a word. */
  readonly badge?: string | undefined;
  readonly onChoose: () => void;
}): ReactElement {
  const look = TILES[shape];
  return (
    <label
      className={`choice group relative grid min-h-11 content-start justify-items-center gap-0.5 text-center text-note/[1.3] text-ink-soft ${look.tile}`}
    >
      <input
        type={kind === "one" ? "radio" : "checkbox"}
        className={`${kind === "one" ? "radio" : "checkbox"} absolute group-hover:border-base-content focus-visible:outline-0 ${look.box}`}
        name={group}
        checked={isChosen}
        onChange={onChoose}
      />
      {picture}
      <b className={`text-base-content ${look.title}`}>{title}</b>
      {meaning !== undefined && <em className={look.meaning}>{meaning}</em>}
      {badge !== undefined && (
        <span className="mt-1.5 pt-0 pb-[0.05rem] px-[0.5rem] border border-current rounded-selector text-secondary leading-[1.35]">
          {badge}
        </span>
      )}
    </label>
  );
}

const CELLS = [
  "*:min-h-12 *:bg-base-100 *:px-3.5 *:py-2 *:has-checked:bg-paper",
  "*:has-disabled:cursor-not-allowed *:has-disabled:bg-base-200 *:has-disabled:text-ink-soft",
].join(" ");

const COLUMNS = {
  1: "",
  2: "grid-cols-2 *:last:odd:col-span-full @max-[560px]/wizard:grid-cols-1",
  3: "grid-cols-3 *:last:nth-[3n+1]:col-span-full @max-[560px]/wizard:grid-cols-1",
} as const;

/** Boxes with words, in one frame. */
export function Checks({
  columns = 1,
  children,
}: {
  readonly columns?: 1 | 2 | 3;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className={`grid gap-px rounded-field border border-edge bg-rule ${CELLS} ${COLUMNS[columns]}`}>
      {children}
    </div>
  );
}
