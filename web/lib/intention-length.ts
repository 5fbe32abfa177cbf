import { countCodePoints, INTENTION_MAX_LENGTH, isBlankIntention } from "#domain/sigils/intention.ts";

/** How many characters an intention is over the longest that is taken; 0 where it fits. */
export function computeExcess(intention: string): number {
  return Math.max(0, countCodePoints(intention.trim()) - INTENTION_MAX_LENGTH);
}

/** The words as they are drawn and sent, without the space around them; null where they are empty or too long. */
export function toDrawableIntention(draft: string): string | null {
  const intention = draft.trim();
  return isBlankIntention(intention) || computeExcess(intention) > 0 ? null : intention;
}
