import { IntentionAnalysis } from "#domain/contracts/intentions.ts";
import { findCare } from "#domain/intentions/care.ts";
import { readIntention } from "#domain/intentions/reading.ts";
import { computeOverallScore } from "#domain/intentions/score.ts";

/** The analysis in what the model answered; null where it breaks the contract, weakens the intention, reaches for the will of others or means harm. */
export function readAnalysis(intention: string, rawAnswer: unknown): IntentionAnalysis | null {
  const parsed = IntentionAnalysis.safeParse(readJson(readResponse(rawAnswer)));
  if (!parsed.success) return null;
  const { refinedIntention, alternativePhrasings } = parsed.data;
  // Our own analyst holds every model to its promise: what is offered as better must not be worse, or be about somebody else's will.
  if (computeOverallScore(refinedIntention) < computeOverallScore(intention)) return null;
  const isOfOthers = [refinedIntention, ...alternativePhrasings].some((text) => readIntention(text).influence !== null);
  return isOfOthers || meansHarm(parsed.data) ? null : parsed.data;
}

/** Whether anything that would be shown means harm to anybody. */
function meansHarm({
  refinedIntention,
  alternativePhrasings,
  methodReason,
  magicalAdvice,
}: IntentionAnalysis): boolean {
  return [refinedIntention, ...alternativePhrasings, methodReason, magicalAdvice].some(
    (text) => findCare(text) !== null,
  );
}

/** Models answer with `{ response }`: an object where they keep to the schema, else text. */
function readResponse(rawAnswer: unknown): unknown {
  return typeof rawAnswer === "object" && rawAnswer !== null && "response" in rawAnswer ? rawAnswer.response : null;
}

function readJson(response: unknown): unknown {
  if (typeof response !== "string") return response;
  try {
    return JSON.parse(response);
  } catch {
    return null;
  }
}
