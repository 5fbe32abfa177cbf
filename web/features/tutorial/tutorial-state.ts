import * as z from "zod/mini";
import { sessionAtom } from "#web/lib/session-atom.ts";
import { STORAGE_KEYS } from "#web/lib/storage-keys.ts";
import { LESSONS } from "./lessons.ts";

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
 * How far the tutorial has come: the lesson that stands open, from 0, or `END`; what was written to each practice; and the words at the
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
