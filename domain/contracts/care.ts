import * as z from "zod/mini";
import { CARE_KINDS } from "../intentions/intention-analysis.ts";

/** What is said, in place of anything else, of words that mean harm to whoever wrote them (`self_harm`) or to somebody else (`harm`). */
export const Care = z.object({ kind: z.enum(CARE_KINDS), message: z.string().check(z.minLength(1)) });
