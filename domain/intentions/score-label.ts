/** What a score is called, from best to worst. */
export type ScoreLabel = "Excellent" | "Good" | "Fair" | "Needs Work";

/** What a score from 1 to 5 is called. */
export function computeScoreLabel(score: number): ScoreLabel {
  if (score >= 4) return "Excellent";
  if (score >= 3) return "Good";
  return score >= 2 ? "Fair" : "Needs Work";
}

/** How far the bar of a score from 1 to 5 reaches, in percent. */
export function computeScorePercent(score: number): number {
  return score * 20;
}
