import * as z from "zod/mini";
import { ANALYSTS, CARE_KINDS, NOTE_KINDS, PHRASINGS } from "../intentions/intention-analysis.ts";
import { SUGGESTION_CATEGORIES } from "../intentions/suggestion-category.ts";
import { Intention } from "../sigils/answers.ts";
import { SIGIL_METHODS } from "../sigils/method.ts";
import { endpoint, jsonBody } from "./endpoint.ts";

/** From 1, needs work, to 5, excellent; a progress bar shows it times 20. */
const Score = z.number().check(z.gte(1), z.lte(5));

const isUnique = (list: readonly string[]): boolean => new Set(list).size === list.length;

const Sentence = z.string().check(z.minLength(1));

const Feedback = z.object({ reason: Sentence, suggestions: z.array(Sentence) });

/**
 * All that can be found in an intention, as a language model has to give it. `refinedIntention` and each alternative phrasing keep the rules of an intention, so that a
 * sigil can be drawn from them as they are.
 */
export const IntentionAnalysis = z.object({
  clarity: Score,
  specificity: Score,
  magicalPotency: Score,
  overallScore: Score,
  clarityFeedback: Feedback,
  specificityFeedback: Feedback,
  magicalPotencyFeedback: Feedback,
  overallFeedback: Feedback,
  issues: z.array(Sentence),
  strengths: z.array(Sentence),
  refinedIntention: Intention,
  recommendedMethod: z.enum(SIGIL_METHODS),
  methodReason: Sentence,
  alternativePhrasings: z.array(Intention).check(z.length(PHRASINGS), z.refine(isUnique)),
  magicalAdvice: Sentence,
});

/** An intention to be looked at. */
export const AnalyzeIntentionRequest = z.object(
  { intention: Intention },
  { error: "Please send a JSON object with your intention." },
);

/**
 * An analysis, who made it (`embedded` is our own analyst, to whom the words go no further than to the server; `model` is a language model) and
 * notes: `name`, `date`, `email` and `telephone` tell of personal information, for the free tier to show; `language` says that the embedded
 * analyst can't read the words, and is for everybody. Nothing is stored.
 *
 * `care` is not null where the words mean harm to the person who wrote them (`self_harm`) or to somebody else (`harm`). Then nothing is judged:
 * scores, feedbacks, method and advice are null, every list is empty, and `refinedIntention` is null or, for `harm`, an aim of the person's own
 * safety and peace. With a note `language`, scores, feedbacks and `refinedIntention` are null and there are no phrasings.
 */
export const AnalyzeIntentionResponse = z.object({
  care: z.nullable(z.object({ kind: z.enum(CARE_KINDS), message: Sentence })),
  clarity: z.nullable(Score),
  specificity: z.nullable(Score),
  magicalPotency: z.nullable(Score),
  overallScore: z.nullable(Score),
  clarityFeedback: z.nullable(Feedback),
  specificityFeedback: z.nullable(Feedback),
  magicalPotencyFeedback: z.nullable(Feedback),
  overallFeedback: z.nullable(Feedback),
  issues: z.array(Sentence),
  strengths: z.array(Sentence),
  refinedIntention: z.nullable(Intention),
  recommendedMethod: z.nullable(z.enum(SIGIL_METHODS)),
  methodReason: z.nullable(Sentence),
  alternativePhrasings: z.array(Intention).check(
    z.refine((list) => list.length === 0 || list.length === PHRASINGS),
    z.refine(isUnique),
  ),
  magicalAdvice: z.nullable(Sentence),
  analyst: z.enum(ANALYSTS),
  notes: z.array(z.object({ kind: z.enum(NOTE_KINDS), message: Sentence })),
});

/** The field of life that intentions are wanted for. */
export const SuggestIntentionsRequest = z.object(
  { category: z.enum(SUGGESTION_CATEGORIES, { error: `Please choose one of ${SUGGESTION_CATEGORIES.join(", ")}.` }) },
  { error: "Please send a JSON object with a category." },
);

/** Intentions to choose from; a list can be inside the list, one level deep, so a reader flattens it. */
export const SuggestIntentionsResponse = z.object({
  suggestions: z.array(z.union([Intention, z.array(Intention)])),
});

/** Who will answer when an analysis is asked for; the embedded analyst also answers where a model fails. */
export const AssistantResponse = z.object({ analyst: z.enum(ANALYSTS) });

export type IntentionAnalysis = z.infer<typeof IntentionAnalysis>;
export type AnalyzeIntentionRequest = z.infer<typeof AnalyzeIntentionRequest>;
export type AnalyzeIntentionResponse = z.infer<typeof AnalyzeIntentionResponse>;
export type SuggestIntentionsRequest = z.infer<typeof SuggestIntentionsRequest>;
export type SuggestIntentionsResponse = z.infer<typeof SuggestIntentionsResponse>;
export type AssistantResponse = z.infer<typeof AssistantResponse>;

/** Scores an intention and refines it; stores nothing. */
export const analyzeIntention = endpoint({
  name: "analyzeIntention",
  method: "POST",
  path: "/api/intentions/analyze",
  summary: "Score an intention, refine it and recommend a method",
  access: "public",
  limit: "intention",
  body: jsonBody(AnalyzeIntentionRequest),
  response: AnalyzeIntentionResponse,
});

/** Returns intentions of one field of life. */
export const suggestIntentions = endpoint({
  name: "suggestIntentions",
  method: "POST",
  path: "/api/intentions/suggestions",
  summary: "Suggest intentions of one field of life",
  access: "public",
  limit: "intention",
  body: jsonBody(SuggestIntentionsRequest),
  response: SuggestIntentionsResponse,
});

/** Says who reads an intention, before one is sent. */
export const getAssistant = endpoint({
  name: "getAssistant",
  method: "GET",
  path: "/api/intentions/assistant",
  summary: "Who reads an intention that is sent to be analyzed",
  access: "public",
  limit: null,
  response: AssistantResponse,
});
