import { ANCESTRAL_CALL, type CandleColor } from "#domain/sigils/methods/ancestral/traditions.ts";
import { ELEMENT_LORE, type Element } from "#domain/sigils/methods/elemental/elements.ts";
import { PLANET_LORE, PLANETS, type Planet, withArticle } from "#domain/sigils/methods/planetary/planets.ts";

/** A ritual as a guide tells it: what it does, what it needs, and its steps in order. */
export interface Ritual {
  readonly title: string;
  readonly opening: string;
  readonly needs: readonly string[];
  readonly steps: readonly string[];
  readonly closing: string;
}

/** What a chaos sigil is charged by, after A. O. Spare: attention that is spent on the mark until nothing else is left of it. */
export const CHAOS_RITUAL: Ritual = {
  title: "Charging by stillness",
  opening:
    "A chaos mark is charged by attention. You give it all that you have for a few minutes, without a thought of what it means, and then you break off so suddenly that the thought cannot come back.",
  needs: ["The mark, on paper", "A chair, and a wall without pictures", "Ten minutes behind a closed door"],
  steps: [
    "Set the mark at arm’s length and at the height of your eyes. Put away whatever else carries words.",
    "Say your intention once, aloud. From here on it is spoken no more.",
    "Breathe in while you count four, hold for four, breathe out for six. Do this nine times.",
    "Look into the middle of the mark and keep your eyes still. Its edges will swim and begin to glow; let them.",
    "When your eyes want to close, hold a full breath for as long as that is easy, and look for the mark alone.",
    "Let the breath go and close your eyes. The mark stands light on dark. Stay with it until it fades.",
    "Open your eyes and break the mood on purpose: clap your hands, laugh, stamp a foot. Turn the mark face down.",
  ],
  closing:
    "Go and do something that needs your hands. If you grow dizzy at any time, breathe as usual and stop for today.",
};

/** What a planetary sigil is charged by: its line, walked in the planet's own time and number. */
export function toPlanetaryRitual(planet: Planet): Ritual {
  const { name, weekday, metal, colours } = PLANET_LORE[planet];
  const ruler = withArticle(planet);
  const rounds = PLANETS.indexOf(planet) + 3;
  return {
    title: `Charging in the hour of ${ruler}`,
    opening: `The line of your mark runs over the square of ${ruler}. It is charged by being walked: with a fingertip, slowly, in the planet’s own hour, as many times as its square has rows.`,
    needs: [
      `A ${weekday}, and on it an hour of ${ruler}: the first hour after sunrise is one`,
      `A cloth or a sheet of paper in ${colours.join(" or ")}`,
      STAND_INS[planet] ?? `Something of ${metal}, were it only a coin or a key`,
    ],
    steps: [
      "Spread the cloth and lay the mark on it. Set the metal above it, where the sign stands in the seal.",
      "Sit straight, and wait until your breath has grown slow by itself.",
      "Say your intention once, aloud, to the sky on the other side of the ceiling.",
      "Put a fingertip on the first ring, the one with a point in it, and follow the line to its end.",
      `At each ring stop for one breath and say under it: ${name}.`,
      `Walk the line ${rounds} times in all. The first time you seek the way; the last time it carries you.`,
      "Lift your finger from the end mark, and fold the cloth over the sheet.",
    ],
    closing: `Leave it folded until the next ${weekday}. Then you may open it, look once, and put it where it shall stay.`,
  };
}

/** Metals that nobody should handle, and what stands in for them. */
const STAND_INS: Readonly<Partial<Record<Planet, string>>> = {
  saturn: "A dark grey stone; lead, Saturn’s own metal, is poisonous",
  mercury: "A small mirror; quicksilver, Mercury’s own metal, is poisonous",
};

/** What a sigil of chosen symbols is charged by: each symbol is greeted, and then they are seen as one. */
export const CUSTOM_RITUAL: Ritual = {
  title: "Charging by naming",
  opening:
    "You chose each symbol for a reason. Charging this mark means to give those reasons to it, one after the other, and then to see the company and no longer the guests.",
  needs: ["The mark, on paper", "A pencil with a soft point", "A lamp or a candle to the left of the sheet"],
  steps: [
    "Begin with the symbol in the middle. Touch it, name it aloud, and say in one sentence why it stands there.",
    "Go on with the others, clockwise from the top: touch, name, one sentence.",
    "Follow the lines that tie them to the middle, outward and back, once each.",
    "Say your intention once, slowly, and let your eyes rest on the whole meanwhile.",
    "Now look through the mark, as through a window, until you can no longer tell which part you see.",
    "Draw a very fine ring around it with the pencil, without lifting the point. It is closed: so is the work.",
  ],
  closing: "Put the sheet between two empty ones, and leave it there for a night.",
};

/** What an ancestral sigil is charged by: a light, the call, and a gift. */
export function toAncestralRitual(candle: CandleColor): Ritual {
  return {
    title: "Charging by the light",
    opening:
      "This mark asks those who came before you to stand behind your wish. They are not ordered to; they are invited, given a light and something to drink, and thanked.",
    needs: [
      `A ${candle} candle in a holder that can’t tip over`,
      "A cup of water, tea or wine",
      "Something of theirs, or a name on a slip of paper",
    ],
    steps: [
      "Clear a table. Put the candle in its middle, the cup to the right and what was theirs to the left.",
      "Light the candle and say the names that you know. For those that you don’t, say: and all whose names are lost.",
      `Speak the call: “${ANCESTRAL_CALL}”`,
      "Lay the mark before the flame, so that the light falls on it, and tell them your intention as you would tell it at a family table.",
      "Sit with them until the wax has sunk by a finger’s breadth. If a memory comes, listen to its end.",
      "Thank them. Drink half of the cup and pour the rest on the earth or at the foot of a plant.",
      "Put the candle out with a snuffer or two wet fingers; don’t blow. Never leave it burning alone.",
    ],
    closing: "Keep the mark where you keep what you have of them.",
  };
}

/** What an elemental sigil is charged by: the four quarters, and the leading element last. */
export function toElementalRitual(dominant: Element): Ritual {
  const order = QUARTERS.filter((element) => element !== dominant);
  return {
    title: "Charging at the four quarters",
    opening: `Four powers stand around this mark, and ${ELEMENT_LORE[dominant].name.toLowerCase()} leads them. You carry it to each quarter of the room and let each do its part; the leading one comes last and has the longest time.`,
    needs: [
      "A room in which you can turn around once",
      "A compass, or the knowledge of where the sun rises",
      "The mark, on paper",
    ],
    steps: [
      "Stand in the middle of the room with the mark held flat before you, and turn until you have felt all four walls.",
      ...[...order, dominant].map(toQuarter),
      "Come back to the middle. Say your intention once, aloud, and lay the mark against your breastbone for three breaths.",
    ],
    closing: "Set it down in the last quarter that you visited, and leave it there until the morning.",
  };
}

const QUARTERS: readonly Element[] = ["earth", "air", "fire", "water"];

function toQuarter(element: Element): string {
  const { name, direction, channeling } = ELEMENT_LORE[element];
  return `${name} stands in the ${direction}. Go there with the mark. ${channeling}`;
}
