import type { ReactElement } from "react";
import type { TracedNumber } from "#sigil-core/host/drawing.ts";
import "#web/styles/all-utilities.css";

/** How thick the line is beside the square’s side, of 1: the same in squares of all orders. */
const LINE_SHARE = 1 / 150;

/** A planet's magic square with the way of the pen over it, from number to number, and a ring where it begins. */
export function KameaSquare({
  square,
  numbers,
  label,
}: {
  /** Row by row. */
  readonly square: readonly (readonly number[])[];
  /** Where the pen has come, in order. */
  readonly numbers: readonly TracedNumber[];
  /** What a screen reader calls the table. */
  readonly label: string;
}): ReactElement {
  const order = square.length;
  const visited = new Set(numbers.map(({ cell }) => cell));
  const start = numbers[0];
  const points = numbers.map(({ column, row }) => `${column - 0.5},${row - 0.5}`).join(" ");
  return (
    <div className="kamea-square relative max-w-[27rem] aspect-square border border-edge bg-paper print:max-w-[100mm]">
      <svg
        className="absolute [stroke-linecap:round] [stroke-linejoin:round] inset-0 size-full fill-none stroke-primary opacity-72"
        viewBox={`0 0 ${order} ${order}`}
        strokeWidth={order * LINE_SHARE}
        aria-hidden="true"
      >
        <polyline points={points} />
        {start && <circle cx={start.column - 0.5} cy={start.row - 0.5} r="0.44" />}
      </svg>
      <table className="relative size-full border-collapse table-fixed" aria-label={label}>
        <tbody>
          {square.map((row) => (
            <tr key={row.join()}>
              {row.map((cell) => (
                <td
                  className="p-0 data-[visited=true]:bg-[color-mix(in_srgb,var(--color-primary)_13%,transparent)] border border-rule text-ink-soft text-[1rem]/none lining-nums tabular-nums text-center align-middle data-[visited=true]:text-base-content data-[visited=true]:font-bold"
                  key={cell}
                  data-visited={visited.has(cell)}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
