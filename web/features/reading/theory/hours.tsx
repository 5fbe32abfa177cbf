import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { WeekFigure } from "../figures/week-figure.tsx";
import { MarginNote } from "../prose.tsx";

/** The planetary hours, and the week that came of them. */
export function Hours(): ReactElement {
  return (
    <>
      <p>
        Seven lights wander among the stars: Saturn, Jupiter, Mars, the Sun, Venus, Mercury, the Moon. In this order, by
        how long each needs for its round, they were thought to lie above each other like the skins of an onion.
        Astrologers of the Hellenistic age, who had their tables from Babylon and wrote in Greek, gave each hour of the
        day to one of them, in turn, for ever.
      </p>
      <p>
        Twenty-four hours are three rounds of seven and three more. So the first hour of the next day falls to the
        planet that is three further on: after Saturn’s day comes the Sun’s, then the Moon’s, then that of Mars. The
        planet of the first hour gives the day its name, and that is our week, from Saturday on, in Latin and, with the
        names of Germanic gods in between, in English. The historian Cassius Dio explained it like this at the beginning
        of the third century, as something that everybody in Rome used by then.
      </p>
      <MarginNote>
        Tuesday is Tiw’s, in place of Mars; Wednesday Woden’s, in place of Mercury; Thursday Thunor’s; Friday Frig’s.
      </MarginNote>
      <WeekFigure number={3} />
      <p>
        These hours are not ours. The day is divided from sunrise to sunset into twelve, the night into twelve others,
        so that in summer an hour of daylight is long and in winter short; only around the equinoxes do both last sixty
        minutes. Beyond the polar circles there are days without a sunrise, and tradition has nothing to say about them.
        The page of the <Link to="/planetary-hours">planetary hours</Link> computes all of this for your town and says
        so where it can’t.
      </p>
      <p>
        Why wait for an hour? Not because a planet listens; nobody has ever shown that one does. An appointment is kept
        better than a plan. Whoever knows that it is to be done on Thursday, in the first hour, has slept over it, has
        swept the table, and is there.
      </p>
    </>
  );
}
