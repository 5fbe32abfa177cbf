import * as z from "zod/mini";
import { Intention } from "../sigils/answers.ts";
import { AskedCoreVersion } from "../sigils/core-version.ts";
import { REQUESTABLE_METHODS } from "../sigils/method.ts";
import { ANSWER_FIELDS, METHOD_ERROR } from "../sigils/recipe.ts";
import { GivenEmailAddress } from "./email-address.ts";
import { endpoint, jsonBody } from "./endpoint.ts";

/**
 * The sigil that a guide is about, as the recipe that it is drawn from again: what was sent to have it drawn. A browser spreads that request and
 * whatever else it holds of the sigil (`{ ...sigilData, ...request }`): pictures, steps and all other fields are ignored.
 * - `intention`: absent where there is no sigil yet; the guide then leaves room for one.
 * - `method`: absent means the `method` beside `sigilData`.
 * - `coreVersion`: which version of the core drew it; absent means the current one.
 * - the wizards' answers: the method's own must keep their schema, which is judged after the tier.
 */
export const GuideSigil = z.object(
  {
    intention: z.nullish(Intention),
    method: z.nullish(z.enum(REQUESTABLE_METHODS, METHOD_ERROR)),
    coreVersion: AskedCoreVersion,
    ...ANSWER_FIELDS,
  },
  { error: "Please send the sigil as an object." },
);

/** Where the activation guide goes, and whether the newsletter may follow. The tier is the caller's claim and decides nothing. */
export const CollectEmailRequest = z.object(
  {
    email: GivenEmailAddress,
    subscribe: z._default(z.boolean({ error: "Please send the subscription as true or false." }), true),
    tier: z._default(z.nullish(z.string({ error: "Please send the tier as text." })), "free"),
    method: z._default(z.enum(REQUESTABLE_METHODS, METHOD_ERROR), "basic"),
    sigilData: z.nullish(GuideSigil),
  },
  { error: "Please send a JSON object with your email address." },
);

/** `success` says that the guide is on its way; whether anybody knows the address shows nowhere. */
export const CollectEmailResponse = z.object({ success: z.boolean() });

/** That the newsletter has ended. */
export const UnsubscribeResponse = z.object({ isSubscribed: z.literal(false) });

export type GuideSigil = z.infer<typeof GuideSigil>;
export type CollectEmailRequest = z.infer<typeof CollectEmailRequest>;
export type CollectEmailResponse = z.infer<typeof CollectEmailResponse>;
export type UnsubscribeResponse = z.infer<typeof UnsubscribeResponse>;

/** Mails the activation guide with the sigil in it, and asks to confirm the subscription where one was asked for. */
export const collectEmail = endpoint({
  name: "collectEmail",
  method: "POST",
  path: "/api/email/collect",
  summary: "Mail the activation guide, and subscribe to the newsletter",
  access: "public",
  limit: "mail",
  isBotChecked: true,
  body: jsonBody(CollectEmailRequest),
  response: CollectEmailResponse,
  errors: ["tier_required", "not_ready"],
});

/** Ends the newsletter to the address that the token was made for; it takes what mail programs post (RFC 8058) and whatever else comes. */
export const unsubscribe = endpoint({
  name: "unsubscribe",
  method: "POST",
  path: "/api/newsletter/unsubscribe/{token}",
  summary: "End the newsletter, by the link of a mail",
  access: "token",
  // Not counted: mail services unsubscribe many people from few addresses.
  limit: null,
  params: z.object({ token: z.string() }),
  response: UnsubscribeResponse,
  isOpenToOtherSites: true,
});
