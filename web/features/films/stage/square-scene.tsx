import type { ReactElement } from "react";
import type { TracedNumber } from "#sigil-core/host/drawing.ts";
import { computeShare, computeTurn, ease, type Frame } from "./frame.ts";
import { NoteList } from "./notes.tsx";

/** Side of a cell, and of its ring, in the picture’s own units. */
const CELL = 100;
const RING = 36;

const NUMBER_MS = 350;
const COMING_MS = 900;
/** The last part of the way’s time is for looking at the whole of it. */
const TRACING_SHARE = 0.86;

/** A planet’s square: its numbers are written, its lines added up, letters get their numbers, and the pen goes its way. */
export function SquareScene({ frame }: { readonly frame: Frame }): ReactElement {
  const { scene, elapsedMs, lengthMs, drawing } = frame;
  const { square, numbers } = drawing;
  const side = square.length * CELL;
  const sum = scene.kind === "sums" ? findSum(square, elapsedMs, lengthMs) : null;
  const known = scene.kind === "numbers" ? countKnown(numbers, elapsedMs, lengthMs) : numbers.length;
  const way = scene.kind === "trace" ? computeWay(numbers, elapsedMs / (lengthMs * TRACING_SHARE)) : [];
  const visited = way.filter(({ isStation }) => isStation).length;
  const come =
    scene.kind === "square" ? 1 : scene.kind === "sums" ? 1 - ease(computeShare(elapsedMs, 0, COMING_MS)) : 0;
  const reached = new Set(numbers.slice(0, visited).map(({ cell }) => cell));

  return (
    <div className="film-pair" style={{ "--come": come }}>
      <svg className="film-figure p-[6%]" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        <Grid count={square.length} side={side} />
        <PenWay way={way} />
        {square.flatMap((row, rowIndex) =>
          row.map((cell, column) => {
            const written =
              scene.kind === "square"
                ? computeTurn(
                    { timeMs: elapsedMs, lengthMs: lengthMs * 0.8, eachMs: NUMBER_MS },
                    cell - 1,
                    side ** 2 / CELL ** 2,
                  )
                : 1;
            const isLit = sum?.cells.includes(cell) || reached.has(cell);
            return (
              <text
                key={cell}
                x={(column + 0.5) * CELL}
                y={(rowIndex + 0.5) * CELL}
                dy="0.34em"
                className={`lining-nums stroke-paper [font-size:40px] [paint-order:stroke] [stroke-width:9] [text-anchor:middle] ${isLit ? "fill-primary" : "fill-base-content"}`}
                opacity={written}
              >
                {cell}
              </text>
            );
          }),
        )}
      </svg>
      {sum ? (
        <p className="film-notes film-sum" aria-hidden="true">
          {sum.cells.join(" + ")} = <span className="text-primary">{sum.total}</span>
        </p>
      ) : (
        <NoteList
          notes={
            scene.kind === "numbers"
              ? numbers.slice(0, known).map(toNumberNote)
              : numbers.slice(0, visited).map(({ letter, cell }) => ({ letter, text: String(cell) }))
          }
        />
      )}
    </div>
  );
}

function toNumberNote({ letter, value, cell }: TracedNumber): { readonly letter: string; readonly text: string } {
  return { letter, text: value === cell ? `is ${value}` : `is ${value}, here ${cell}` };
}

function Grid({ count, side }: { readonly count: number; readonly side: number }): ReactElement {
  const lines = Array.from({ length: count + 1 }, (_, index) => index * CELL);
  return (
    <path
      className="fill-none stroke-edge [stroke-width:1.5]"
      d={lines.map((at) => `M${at} 0V${side}M0 ${at}H${side}`).join("")}
    />
  );
}

/** Rows, columns and diagonals in turn; null between scenes. */
function findSum(
  square: readonly (readonly number[])[],
  elapsedMs: number,
  lengthMs: number,
): { readonly cells: readonly number[]; readonly total: number } | null {
  const last = square.length - 1;
  const columns = square.map((_row, column) => square.map((row) => row[column] ?? 0));
  const diagonals = [square.map((row, index) => row[index] ?? 0), square.map((row, index) => row[last - index] ?? 0)];
  const lines = [...square, ...columns, ...diagonals];
  const cells = lines[Math.min(lines.length - 1, Math.floor((elapsedMs / lengthMs) * lines.length))];
  return cells ? { cells, total: cells.reduce((sum, cell) => sum + cell, 0) } : null;
}

function countKnown(numbers: readonly TracedNumber[], elapsedMs: number, lengthMs: number): number {
  return Math.min(numbers.length, Math.floor((elapsedMs / (lengthMs * 0.85)) * numbers.length) + 1);
}

interface WayPoint {
  readonly x: number;
  readonly y: number;
  /** Whether the pen has come to a number here, and is not on its way to one. */
  readonly isStation: boolean;
}

/** Where the pen has been when a share of its time has passed: the numbers in their order, and the place between two. */
function computeWay(numbers: readonly TracedNumber[], share: number): readonly WayPoint[] {
  const points = numbers.map(({ column, row }) => ({ x: (column - 0.5) * CELL, y: (row - 0.5) * CELL }));
  // The first number takes a turn of the time too: the pen is set down there.
  const place = Math.max(0, Math.min(1, share)) * points.length - 1;
  const whole = Math.max(0, Math.floor(place));
  const way: WayPoint[] = points.slice(0, whole + 1).map((point) => ({ ...point, isStation: true }));
  const from = points[whole];
  const to = points[whole + 1];
  const part = ease(Math.max(0, place - whole));
  if (from && to && part > 0) {
    way.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, isStation: false });
  }
  return way;
}

function PenWay({ way }: { readonly way: readonly WayPoint[] }): ReactElement | null {
  const start = way[0];
  if (!start) return null;
  return (
    <g className="fill-none stroke-primary opacity-75 [stroke-width:4] [stroke-linecap:round] [stroke-linejoin:round]">
      <polyline points={way.map(({ x, y }) => `${x},${y}`).join(" ")} />
      <circle cx={start.x} cy={start.y} r={RING} />
      {way
        .slice(1)
        .map(({ x, y, isStation }) => isStation && <circle key={`${x} ${y}`} cx={x} cy={y} r={RING * 0.72} />)}
    </g>
  );
}
