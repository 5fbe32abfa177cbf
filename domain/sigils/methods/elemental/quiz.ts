import { ELEMENTS, type Element } from "./elements.ts";
import { type ElementWeights, listHeaviestElements } from "./weights.ts";

/** A question of the quiz and what each answer says of the person. */
export interface QuizQuestion<Id extends string = string> {
  readonly id: Id;
  readonly text: string;
  readonly answers: Readonly<Record<Element, string>>;
}

/** Five questions; the last asks about this intention, the others about the person. */
export const ELEMENT_QUIZ = [
  {
    id: "beginning",
    text: "Something new begins. You…",
    answers: {
      earth: "make a list first",
      water: "wait until it feels right",
      fire: "start at once",
      air: "talk it over with somebody",
    },
  },
  {
    id: "tiredness",
    text: "What tires you soonest?",
    answers: { earth: "haste", water: "harsh words", fire: "waiting", air: "the same day twice" },
  },
  {
    id: "recovery",
    text: "You recover best…",
    answers: {
      earth: "with your hands in soil",
      water: "in a long bath",
      fire: "out of breath",
      air: "by an open window",
    },
  },
  {
    id: "friends",
    text: "Friends come to you for…",
    answers: { earth: "help that holds", water: "a shoulder", fire: "a push", air: "ideas" },
  },
  {
    id: "body",
    text: "Where in the body does this intention sit?",
    answers: { earth: "In my feet", water: "In my belly", fire: "In my chest", air: "In my head" },
  },
] as const satisfies readonly QuizQuestion[];

/** The name of a question. */
export type QuizQuestionId = (typeof ELEMENT_QUIZ)[number]["id"];

/** The element that each answered question speaks for; questions that were passed by are absent. */
export type QuizAnswers = Readonly<Partial<Record<QuizQuestionId, Element>>>;

/** How many answers speak for each element. */
export function countAnswers(answers: QuizAnswers): ElementWeights {
  const counts = { earth: 0, water: 0, fire: 0, air: 0 };
  for (const { id } of ELEMENT_QUIZ) {
    const element = answers[id];
    if (element) counts[element] += 1;
  }
  return counts;
}

/**
 * The element that the answers lean to. Of equals the one that the intention's words speak of most; then the one that the latest question was
 * answered with, since the last asks about this intention. Without Returns the intention's words decide alone; null where they say nothing.
 */
export function suggestElement(answers: QuizAnswers, intentionWeights: ElementWeights): Element | null {
  const leaders = listHeaviestElements(countAnswers(answers));
  const tied = leaders.length > 0 ? leaders : listHeaviestElements(intentionWeights);
  const heaviest = Math.max(...tied.map((element) => intentionWeights[element]));
  const spoken = tied.filter((element) => intentionWeights[element] === heaviest);
  const latest = ELEMENT_QUIZ.toReversed().flatMap(({ id }) => answers[id] ?? []);
  return (
    latest.find((element) => spoken.includes(element)) ?? ELEMENTS.find((element) => spoken.includes(element)) ?? null
  );
}
