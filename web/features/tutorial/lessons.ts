import * as z from "zod/mini";
import type { LessonId } from "#domain/intentions/judge-practice.ts";
import { STORAGE_KEYS, sessionAtom } from "#web/lib/storage.ts";

/** One of the five rules: what it says, a sentence before and after it, and one to try it on. */
export interface Lesson {
  readonly id: LessonId;
  /** On the line of ticks. */
  readonly tick: string;
  readonly numeral: string;
  readonly title: string;
  readonly rule: string;
  readonly ratherThan: string;
  readonly write: string;
  readonly practice: string;
  /** Said where the practice keeps the rule. */
  readonly praise: string;
}

/** The five rules of a sentence worth drawing. */
export const LESSONS: readonly Lesson[] = [
  {
    id: "wish",
    tick: "Wish",
    numeral: "I.",
    title: "Ask for what you want",
    rule: "Name what you want, and leave out what you flee. A mark draws whatever the sentence holds, the fear as well.",
    ratherThan: "I am not afraid of speaking.",
    write: "I speak with an easy voice.",
    practice: "Turn this one round: “I stop worrying about money.”",
    praise: "Nothing is denied and nothing fought. The wish stands alone.",
  },
  {
    id: "present",
    tick: "Present",
    numeral: "II.",
    title: "Say it as if it were so",
    rule: "“I will” keeps the wish in the future, and there it stays. Write in the present tense.",
    ratherThan: "One day I will finish my book.",
    write: "I finish my book.",
    practice: "Bring this into the present: “I hope I will sleep well.”",
    praise: "It is already so, in the sentence at least.",
  },
  {
    id: "yours",
    tick: "Yours",
    numeral: "III.",
    title: "Keep it in your own hands",
    rule: "You can change what you do and how you stand. No mark moves somebody else, and none should.",
    ratherThan: "My sister forgives me.",
    write: "I make peace with my sister.",
    practice: "Make this one yours: “Make my manager notice my work.”",
    praise: "You are the one who acts in it.",
  },
  {
    id: "plain",
    tick: "Plain",
    numeral: "IV.",
    title: "Be plain and exact",
    rule: "You should be able to tell when it has come true. Large words hide from that; small ones can’t.",
    ratherThan: "I manifest abundance.",
    write: "I earn enough to save a tenth.",
    practice: "Give this an edge: “I am healthier.”",
    praise: "One could see it happen.",
  },
  {
    id: "breath",
    tick: "Breath",
    numeral: "V.",
    title: "One breath, one wish",
    rule: "Read it aloud. If you run out of breath, it holds two wishes: choose one, and give the other its own mark.",
    ratherThan: "I sing on every stage in the world and everybody loves me and I never tire.",
    write: "I sing with my whole voice.",
    practice: "Now your own, in one breath.",
    praise: "One breath, one wish.",
  },
];

/** The place of the closing screen, after the lessons. */
export const END = LESSONS.length;

const NO_ANSWERS = LESSONS.map(() => "");

const TutorialState = z.catch(
  z.object({
    place: z.int().check(z.minimum(0), z.maximum(END)),
    answers: z.array(z.string()).check(z.length(LESSONS.length)),
    intention: z.nullable(z.string()),
  }),
  { place: 0, answers: NO_ANSWERS, intention: null },
);

/**
 * How far the tutorial has come: the lesson that is open, from 0, or `END`; what was written to each practice; and the words at the
 * end, null until somebody has touched them. Words are private, so they are kept for this tab alone.
 */
export type TutorialState = z.infer<typeof TutorialState>;

/** The tutorial of this tab. */
export const tutorialAtom = sessionAtom(STORAGE_KEYS.tutorial, (unverifiedValue) =>
  TutorialState.parse(unverifiedValue),
);

/** The words at the end: the visitor's, or until they have changed them the answer to the last practice. */
export function findFinalIntention({ intention, answers }: TutorialState): string {
  return intention ?? answers.at(-1) ?? "";
}
