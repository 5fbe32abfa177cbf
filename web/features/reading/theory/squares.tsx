import type { ReactElement } from "react";
import { computeMagicConstant, KAMEAS } from "#domain/sigils/methods/planetary/kameas.ts";
import { PLANET_LORE, PLANETS } from "#domain/sigils/methods/planetary/planets.ts";
import { PlanetSign } from "#web/lib/planets/planet-sign.tsx";
import { SquareFigure } from "../figures/square-figure.tsx";
import { MarginNote } from "../prose.tsx";

/** The magic squares of the planets. */
export function Squares(): ReactElement {
  return (
    <>
      <p>
        Write the numbers from one to nine into a square so that every row, every column and both diagonals add up to
        the same. There is only one way to do it, if you don’t count the square turned and mirrored. In China it has
        been known for some two thousand years, as the Luo Shu; writers in Arabic of the tenth century could make such
        squares of every size up to nine rows, and the smallest was written down as a charm for an easy birth.
      </p>
      <MarginNote>
        Dürer set a square of four rows into his engraving <em>Melencolia I</em>, with the year in its last row:{" "}
        <span className="num">1514</span>.
      </MarginNote>
      <p>
        Seven sizes, seven planets: somebody had to put them together, and several did, in different orders. The order
        that became usual in Europe is that of Heinrich Cornelius Agrippa of Nettesheim. The second book of his{" "}
        <em>De occulta philosophia</em>, printed as a whole at Cologne in 1533, gives Saturn, the slowest and outermost,
        the smallest square, and the Moon, the quickest and nearest, the largest. Beside each square are its seal and
        the signs of its spirits.
      </p>
      <p>
        How such signs were found Agrippa shows rather than explains. The letters of a name have numbers, as they do in
        Hebrew and Greek; the numbers lie on the square; a line goes from one to the next. In his third book he adds the
        nine chambers, by which the letters fall into nine groups, so that great numbers come down to small ones. Our
        planetary method does the same with the twenty-six letters of English: A, J and S are one, B, K and T two, and
        so on, in ones, tens and hundreds; what is too great for a square loses its zeros until it fits.
      </p>
      <SquareTable />
      <p className="mt-5">
        Names of spirits were traced in this way by the magicians of the Golden Dawn, the order that was founded in
        London in 1888, and the practice has never stopped since. To trace a sentence instead of a name is a thing of
        the twentieth century. It follows from Spare as much as from Agrippa, and neither of them did it.
      </p>
      <SquareFigure number={1} />
    </>
  );
}

/** The seven squares by planet: size, sum, day and metal. */
function SquareTable(): ReactElement {
  return (
    <table className="num mt-5 w-full table-fixed wrap-anywhere border-t-3 border-b border-frame text-ui/[1.35]">
      <caption className="vh">The squares of the seven planets</caption>
      <thead>
        <tr className="caps text-left text-ink-soft">
          <th className="w-[32%] py-2 pr-2 font-normal" scope="col">
            Planet
          </th>
          <th className="w-[18%] py-2 pr-2 font-normal" scope="col">
            Rows
          </th>
          <th className="w-[17%] py-2 pr-2 font-normal" scope="col">
            Sum
          </th>
          <th className="py-2 font-normal" scope="col">
            Day
          </th>
        </tr>
      </thead>
      <tbody>
        {PLANETS.map((planet) => (
          <tr key={planet} className="break-inside-avoid border-t border-rule">
            <th className="py-2 pr-2 text-left font-normal" scope="row">
              <span className="flex flex-wrap items-center gap-x-2">
                <PlanetSign planet={planet} />
                {PLANET_LORE[planet].name}
              </span>
            </th>
            <td className="pr-2">{KAMEAS[planet].length}</td>
            <td className="pr-2">{computeMagicConstant(planet)}</td>
            <td className="wrap-anywhere">{PLANET_LORE[planet].weekday}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
