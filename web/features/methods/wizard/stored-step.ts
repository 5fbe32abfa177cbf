import * as z from "zod/mini";
import { STEP_COUNT } from "./answers.ts";

/** The step of a wizard, from 1. */
export const StoredStep = z.catch(z.int().check(z.minimum(1), z.maximum(STEP_COUNT)), 1);

/** A box that may be ticked. */
export const StoredTick = z.catch(z.boolean(), false);

/** A text that may be written. */
export const StoredText = z.catch(z.string(), "");

/** One of a closed list, null while nothing is chosen. */
export function storedChoice<const Id extends string>(ids: readonly Id[]) {
  return z.catch(z.nullable(z.enum(ids)), null);
}

/** Any of a closed list, in the order of choice. */
export function storedChoices<const Id extends string>(ids: readonly Id[]) {
  return z.catch(z.array(z.enum(ids)), []);
}
