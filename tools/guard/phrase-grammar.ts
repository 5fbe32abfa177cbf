/** Somebody as a sentence names them. */
export interface Person {
  readonly subject: string;
  readonly object: string;
  readonly isPlural: boolean;
  readonly they: string;
  readonly them: string;
  readonly their: string;
  readonly themself: string;
}

const WOMAN =
  /\b(?:ex-wife|sister|mother|aunt|grandmother|daughter|wife|girlfriend|landlady|niece|stepdaughter|stepmother|woman|girl|widow|bride|nurse|secretary|Anna|Denise|Elena|Greta|Ingrid|Karen|Maria|Nadia|Priya|Rosa|Tamara|Ursula|Wanda|Zoe|Mrs|Miss|Aunt|she|her)\b/;
const SEVERAL =
  /\b(?:they|them|people|those two|neighbours|in-laws|parents|kids|students|competitors|Lisa|Petersons|Smiths)\b|couple/;
const ONE = /^(?:whoever|everyone)/;
const DOUBLED = /^(?:get|hit|cut|slit|stab|run|stop|win|drop|rot|put|set|rob|drug|sit|drag)$/;

/** Reads people, a line each: how they are named as an object, and after a bar as a subject where that differs. */
export function readPeople(lines: readonly string[]): readonly Person[] {
  return lines.map((line) => {
    const [object = "", subject = object] = line.split("|");
    if (SEVERAL.test(subject) && !ONE.test(subject)) {
      return { subject, object, isPlural: true, they: "they", them: "them", their: "their", themself: "themselves" };
    }
    return WOMAN.test(subject)
      ? { subject, object, isPlural: false, they: "she", them: "her", their: "her", themself: "herself" }
      : { subject, object, isPlural: false, they: "he", them: "him", their: "his", themself: "himself" };
  });
}

/** A deed in its base form as it is said of somebody now: "be ill" gives "is ill". */
export function conjugate(deed: string, { isPlural }: Pick<Person, "isPlural">): string {
  const [verb = "", ...rest] = deed.split(" ");
  const after = rest.length > 0 ? ` ${rest.join(" ")}` : "";
  if (verb === "never") return `never ${conjugate(rest.join(" "), { isPlural })}`;
  if (isPlural) return verb === "be" ? `are${after}` : verb === "not" ? `do not${after}` : deed;
  if (verb === "not") return `does not${after}`;
  if (verb === "be") return `is${after}`;
  if (verb === "have") return `has${after}`;
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es${after}`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies${after}` : `${verb}s${after}`;
}

/** A deed in its base form as somebody is seen in it: "die" gives "dying". */
export function toParticiple(deed: string): string {
  const [verb = "", ...rest] = deed.split(" ");
  const after = rest.length > 0 ? ` ${rest.join(" ")}` : "";
  if (verb === "never" || verb === "not") return `never ${toParticiple(rest.join(" "))}`;
  if (verb === "be") return `being${after}`;
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying${after}`;
  if (/[^e]e$/.test(verb)) return `${verb.slice(0, -1)}ing${after}`;
  return DOUBLED.test(verb) ? `${verb}${verb.at(-1)}ing${after}` : `${verb}ing${after}`;
}
