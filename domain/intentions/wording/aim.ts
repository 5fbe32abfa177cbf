import { conjugate, type Person } from "./conjugate.ts";

/** Who an aim is about: the writer, or whoever it is said of. */
export interface Doer {
  readonly name: string;
  readonly person: Person;
}

/** One thing that is wanted: who does or is what, as it will be. */
export interface Aim {
  readonly doer: Doer;
  /** What is done in its base form: "pass the exam", "be safe"; null where it could only be kept as it was written. */
  readonly does: string | null;
  /** The aim as a statement in the present, without a full stop. */
  readonly statement: string;
  /** What is had, where it is a thing that is wanted. */
  readonly thing?: string;
}

export const WRITER: Doer = { name: "I", person: "I" };

const MANY =
  /^(?:we|they|children|people|[a-z]*women|[a-z]*men|kids|parents|twins|feet|teeth|lives|hands|all|both|many|these|those|everyone's children)$/i;
const ONE_IN_S = /(?:ss|us|is|news|business|diabetes|mathematics|series|'s|glass|bus|gas|chess|lens)$/i;

/** Somebody or something by the words that name it. */
export function toDoer(name: string): Doer {
  const plain = name.trim().replace(/,$/, "");
  if (/^(?:I|me)$/i.test(plain)) return WRITER;
  if (/^(?:us|we)$/i.test(plain)) return { name: "we", person: "many" };
  const said =
    SUBJECTS.get(plain.toLowerCase()) ?? plain.replace(/^me and (.+)$/i, "$1 and I").replace(/ and me$/i, " and I");
  const [head = ""] = said.split(
    / (?:of|in|at|with|from|for|on|by|who|that|which|near|to|under|after|between|everywhere) /i,
  );
  const isName = /^\p{Lu}\p{Ll}+$/u.test(said) && !MANY.test(said);
  const isMany =
    / and /i.test(head) ||
    MANY.test(head.split(" ").at(-1) ?? "") ||
    MANY.test(head.split(" ")[0] ?? "") ||
    (/[^s]s$/i.test(head) && !ONE_IN_S.test(head));
  return { name: said, person: isMany && !isName ? "many" : "one" };
}

/** How somebody is called where they do something. */
const SUBJECTS: ReadonlyMap<string, string> = new Map([
  ["him", "he"],
  ["her", "she"],
  ["them", "they"],
]);

/** An aim from what somebody does in its base form. */
export function toAim(doer: Doer, does: string): Aim {
  const plain = does
    .trim()
    .replace(/^to /i, "")
    .replace(/^(?:finally|actually) (?=be\b)/i, "")
    .replace(/^be able to /i, "")
    .replace(/^(?:start|begin|learn how|manage|get|try|remember) to (?!know)/i, "")
    .replace(/^afford to /i, "have the money to ")
    .replace(/^afford /i, "have the money for ");
  return { doer, does: plain, statement: `${doer.name} ${conjugate(plain, doer.person)}` };
}
