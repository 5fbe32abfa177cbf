import { EMERGENCY_NUMBERS } from "#domain/intentions/help-lines.ts";
import type { Care } from "#domain/intentions/intention-analysis.ts";

/** What a guide says before anything else, and in place of its rituals, where the words of its mark mean harm. */
export interface CareText {
  readonly title: string;
  readonly parts: readonly { readonly heading: string; readonly points: readonly string[] }[];
  readonly closing: string;
}

/** Says it to somebody who may hurt themselves (`self_harm`), or means harm to somebody else (`harm`). */
export const CARE_TEXTS: Readonly<Record<Care["kind"], CareText>> = {
  self_harm: {
    title: "Before anything else",
    parts: [
      {
        heading: "If you are in danger right now, call",
        points: [
          ...EMERGENCY_NUMBERS.map(({ number, where }) => `${number} ${where}`),
          "or the emergency number of the place where you are",
        ],
      },
      {
        heading: "What helps in such an hour",
        points: [
          "Tell one person how you are, in plain words. You need not explain it.",
          "Go where somebody else is, or ask somebody to come to you.",
          "Bring out of your reach what you could hurt yourself with, or give it to somebody to keep.",
          "It need not be solved today. The next hour is enough, and then the one after it.",
        ],
      },
    ],
    closing: "This guide has no ritual for these words, on purpose. For other words it has all of them.",
  },
  harm: {
    title: "Before anything else",
    parts: [
      {
        heading: "What stays yours",
        points: [
          "Your own safety, your peace and your boundaries: a sentence about them can be drawn, charged and kept.",
          "Where somebody threatens you, tell the police or a counselling service of your country; they know the way.",
        ],
      },
    ],
    closing: "This guide has no ritual for these words, on purpose. For other words it has all of them.",
  },
};
