import * as z from "zod/mini";
import { type Fault, ok, type Result, refuse } from "../lib/result.ts";
import { countCodePoints, INTENTION_MAX_LENGTH, INTENTION_REQUIRED_MESSAGE, isBlankIntention } from "./intention.ts";

/** A written intention: trimmed, not empty, at most 500 code points. */
export const Intention = z.string({ error: INTENTION_REQUIRED_MESSAGE }).check(
  z.trim(),
  z.refine((text) => !isBlankIntention(text), { error: INTENTION_REQUIRED_MESSAGE, abort: true }),
  // JSON Schema counts code points; `z.maxLength` counts UTF-16 units, so the rule itself is written out below.
  z.meta({ minLength: 1, maxLength: INTENTION_MAX_LENGTH }),
  z.refine((text) => countCodePoints(text) <= INTENTION_MAX_LENGTH, {
    error: `Please shorten your intention to at most ${INTENTION_MAX_LENGTH} characters.`,
  }),
);

/** The longest symbol of the visitor's own, in code points. */
export const OWN_SYMBOL_MAX_LENGTH = 200;
/** The longest free text of a wizard, in code points: practices, goals, reflections. */
export const FREE_TEXT_MAX_LENGTH = 1000;

/** Whether nothing is in a list twice. */
export function isUnique(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}

/** Text of at most `max` code points. `name` is what a message calls it. */
export function textUpTo(max: number, name: string): z.ZodMiniString<string> {
  return z.string({ error: `Please send ${name} as text.` }).check(
    z.meta({ maxLength: max }),
    z.refine((text) => countCodePoints(text) <= max, { error: `Please shorten ${name} to at most ${max} characters.` }),
  );
}

/** A list without repeats of choices from a closed list. `name` is one of them, as a message calls it. */
export function choicesOf<const Id extends string>(
  ids: readonly Id[],
  name: string,
): z.ZodMiniArray<z.ZodMiniEnum<{ [Key in Id]: Key }>> {
  return z
    .array(z.enum(ids, { error: `Please choose each ${name} from the list.` }), {
      error: `Please send every ${name} in a list.`,
    })
    .check(z.refine(isUnique, { error: `Please choose each ${name} once.` }));
}

/** A box that must be ticked. `error` is what is said where it isn't. */
export function mustBeTrue(error: string): z.ZodMiniLiteral<true> {
  return z.literal(true, { error });
}

/** A box that may stay unticked. */
export function optionalTick(name: string): z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean>> {
  return z.nullish(z.boolean({ error: `Please send ${name} as true or false.` }));
}

/** What a wizard has gathered so far: another method's answers may be unfinished, so they are not checked. */
const UnfinishedAnswers = z.record(z.string(), z.unknown());

/** A request's field for the answers of one method's wizard; may be absent. */
export function answersField<Answers extends z.ZodMiniType>(
  answers: Answers,
): z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<[Answers, typeof UnfinishedAnswers]>>> {
  return z.nullish(z.union([answers, UnfinishedAnswers], { error: "Please send the wizard’s answers as an object." }));
}

/** The answers of a wizard, parsed; `invalid_request` with the first broken rule's message. */
export function parseAnswers<Schema extends z.ZodMiniType>(
  schema: Schema,
  rawAnswers: unknown,
): Result<z.output<Schema>, Fault> {
  const parsed = schema.safeParse(rawAnswers);
  if (parsed.success) return ok(parsed.data);
  const message = parsed.error.issues[0]?.message;
  return refuse("invalid_request", message === undefined ? {} : { message });
}
