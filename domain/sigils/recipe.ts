import * as z from "zod/mini";
import type { Fault, Result } from "../lib/result.ts";
import { Intention } from "./answers.ts";
import { REQUESTABLE_METHODS, resolveMethod, SIGIL_METHODS, type SigilMethod } from "./method.ts";
import { METHOD_KITS, type RecipeOf, type SigilRecipe } from "./method-kits.ts";
import { writeNumber } from "./prose.ts";

/** A recipe as it is stored: with a sigil, in a mail that waits, in the collection of a device. */
export const StoredRecipe = z.union(SIGIL_METHODS.map((method) => METHOD_KITS[method].stored));

/** What is said where a request names a method that isn't there. */
export const METHOD_ERROR = { error: `Please choose one of the ${writeNumber(SIGIL_METHODS.length)} methods.` };

/**
 * The answers of the wizards. Each wizard's answers count for its own method alone, whose schema they must then keep: `parseRecipe` checks them
 * after the tier, so that nobody is asked for the fields of a method that isn't open to them.
 */
export const ANSWER_FIELDS = mergeFields(...SIGIL_METHODS.map((method) => METHOD_KITS[method].fields));

/** What a sigil is drawn from, as a request says it. */
export const RECIPE_FIELDS = {
  intention: Intention,
  method: z._default(z.enum(REQUESTABLE_METHODS, METHOD_ERROR), "basic"),
  ...ANSWER_FIELDS,
};

const RecipeFields = z.object(RECIPE_FIELDS);

/** The parts of a request that a sigil is drawn from. */
export type RecipeRequest = z.infer<typeof RecipeFields>;

/** The recipe that a request asks for; `invalid_request` where the answers of its method's wizard are missing or break a rule. */
export function parseRecipe(request: RecipeRequest): Result<SigilRecipe, Fault> {
  return METHOD_KITS[resolveMethod(request.method)].parse(request);
}

/** The request that a recipe came from, to be made again. */
export function toRecipeRequest(recipe: SigilRecipe): RecipeRequest {
  const { method, intention } = recipe;
  return { method, intention, ...toAnswers(method, recipe) };
}

type Answers = Omit<RecipeRequest, "intention" | "method">;

function toAnswers<Method extends SigilMethod>(method: Method, recipe: RecipeOf[Method]): Answers {
  const kits: { readonly [Key in SigilMethod]: { toAnswers(recipe: RecipeOf[Key]): Answers } } = METHOD_KITS;
  return kits[method].toAnswers(recipe);
}

/** All members of a union at once. */
type Merged<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

function mergeFields<Fields extends object>(...fields: readonly Fields[]): Merged<Fields>;
function mergeFields(...fields: readonly object[]): object {
  return Object.assign({}, ...fields);
}
