import type { ReactElement } from "react";
import { type Planet, withArticle } from "#domain/sigils/methods/planetary/planets.ts";
import type { Drawing } from "#sigil-core/host/drawing.ts";

/** A planet's magic square with the way of the pen over it, number by number. */
export function KameaPath({ drawing, planet }: { readonly drawing: Drawing; readonly planet: Planet }): ReactElement {
  const { numbers, square } = drawing;
  const order = square.length;
  const visited = new Set(numbers.map(({ cell }) => cell));
  const start = numbers[0];
  const points = numbers.map(({ column, row }) => `${column - 0.5},${row - 0.5}`).join(" ");
  return (
    <figure className="kamea">
      <div className="kamea-square">
        <table aria-label={`The square of ${withArticle(planet)}`}>
          <tbody>
            {square.map((row) => (
              <tr key={row.join()}>
                {row.map((cell) => (
                  <td key={cell} data-visited={visited.has(cell)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <svg viewBox={`0 0 ${order} ${order}`} aria-hidden="true">
          <polyline points={points} />
          {start && <circle cx={start.column - 0.5} cy={start.row - 0.5} r="0.44" />}
        </svg>
      </div>
      <figcaption>
        <p className="note">
          The square of {withArticle(planet)}. Each letter&rsquo;s number, in the order of the pen:
        </p>
        <ol className="kamea-way">
          {numbers.map(({ letter, cell }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same letter may stand twice, and the way never changes.
            <li key={index}>
              <b>{letter}</b> <span className="num">{cell}</span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
