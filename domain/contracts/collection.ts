import * as z from "zod/mini";
import { TIERS } from "../orders/tier.ts";
import { KeptCoreVersion } from "../sigils/core-version.ts";
import { SIGIL_METHODS } from "../sigils/method.ts";
import { RECIPE_FIELDS, StoredRecipe } from "../sigils/recipe.ts";
import { endpoint, jsonBody } from "./endpoint.ts";
import { GenerateSigilResponse } from "./sigils.ts";

/** How many sigils a page of the collection has. */
export const COLLECTION_PAGE = 12;

/** The most sigils that one call takes over: each of them is drawn again. */
export const ADOPTED_AT_ONCE = 5;

const SigilId = z.uuid({ error: "There is no such sigil." });

/** A sigil that is kept, on a device or in an account: what it was drawn from, and all that the server said of it. */
export const KeptSigil = z.object({
  issuedAt: z.iso.datetime(),
  recipe: StoredRecipe,
  /** The tier that it was drawn under. */
  tier: z.enum(TIERS),
  answer: GenerateSigilResponse,
});
export type KeptSigil = z.infer<typeof KeptSigil>;

/** A page of an account's sigils, newest first. `next` leads to the page after it and is null on the last one; `total` counts all pages. */
export const CollectionResponse = z.object({
  sigils: z.array(KeptSigil),
  next: z.nullable(z.string()),
  total: z.number(),
});
export type CollectionResponse = z.infer<typeof CollectionResponse>;

/** Lists the sigils of the account. */
export const listSigils = endpoint({
  name: "listSigils",
  method: "GET",
  path: "/api/sigils",
  summary: "List the sigils of the account",
  access: "session",
  limit: "account",
  query: z.object({
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}\.[0-9a-f-]{36}$/, { error: "There is no such page." }))),
    method: z.optional(z.enum(SIGIL_METHODS, { error: "There is no such method." })),
  }),
  response: CollectionResponse,
});

/** Deletes one sigil of the account. One that is gone already is no error. */
export const deleteSigil = endpoint({
  name: "deleteSigil",
  method: "DELETE",
  path: "/api/sigils/{id}",
  summary: "Delete one sigil of the account",
  access: "session",
  limit: "account",
  params: z.object({ id: SigilId }),
  response: z.null(),
  statuses: [204],
});

const AdoptedSigil = z.object({ ...RECIPE_FIELDS, coreVersion: KeptCoreVersion, issuedAt: z.iso.datetime() });

/** Sigils of a device, each as what it was drawn from. */
export const AdoptSigilsRequest = z.object(
  { sigils: z.array(AdoptedSigil).check(z.minLength(1), z.maxLength(ADOPTED_AT_ONCE)) },
  { error: "Please send the sigils as a list of recipes." },
);
export type AdoptSigilsRequest = z.infer<typeof AdoptSigilsRequest>;

/** What became of each sigil, in the order of the request: its id in the account, or a sentence why it stays on the device. */
export const AdoptSigilsResponse = z.object({
  outcomes: z.array(z.object({ id: z.nullable(z.uuid()), refusal: z.nullable(z.string()) })),
});
export type AdoptSigilsResponse = z.infer<typeof AdoptSigilsResponse>;

/** Takes sigils of a device into the account: each is drawn again by the version of the core that drew it, under the tier that the account holds. The same sigil is taken once. */
export const adoptSigils = endpoint({
  name: "adoptSigils",
  method: "POST",
  path: "/api/sigils/adopt",
  summary: "Take sigils of a device into the account",
  access: "session",
  limit: "generate",
  body: jsonBody(AdoptSigilsRequest),
  response: AdoptSigilsResponse,
  errors: ["not_ready"],
});

/** Which of these sigils were deleted from the account, and which it never had: they were in an earlier account of the same address. */
export const MissingSigilsResponse = z.object({ missing: z.array(z.uuid()), unknown: z.array(z.uuid()) });
export type MissingSigilsResponse = z.infer<typeof MissingSigilsResponse>;

/** Finds out which sigils that a device keeps were deleted from the account elsewhere, so that the device deletes them too. */
export const findMissingSigils = endpoint({
  name: "findMissingSigils",
  method: "POST",
  path: "/api/sigils/missing",
  summary: "Which sigils the account no longer has",
  access: "session",
  limit: "account",
  body: jsonBody(
    z.object({ ids: z.array(SigilId).check(z.maxLength(100)) }, { error: "Please send the sigils as a list of ids." }),
  ),
  response: MissingSigilsResponse,
});
