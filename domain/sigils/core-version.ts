import * as z from "zod/mini";

const CoreVersion = z.int({ error: "Please send the core’s version as a whole number." }).check(z.positive());

/** Which version of the core drew a kept sigil; those without a version were kept while there was only the first core. */
export const KeptCoreVersion = z._default(CoreVersion, 1);

/** Which version of the core is asked to draw; absent for the current one. */
export const AskedCoreVersion = z.optional(CoreVersion);

/** What is said where a sigil was drawn by a version of the core that is not known here. */
export const UNKNOWN_CORE_MESSAGE =
  "This sigil was drawn by another version of the generator than those that we have here. Please load this page again, and then try once more.";
