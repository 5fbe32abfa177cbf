import * as z from "zod/mini";
import { parseSignInCode } from "../accounts/sign-in-code.ts";
import { SessionResponse } from "./account.ts";
import { EmailAddress } from "./email-address.ts";
import { endpoint, jsonBody } from "./endpoint.ts";

const SignInCode = z.string({ error: "Please enter the eight characters of the code." }).check(
  z.overwrite((text) => parseSignInCode(text) ?? text),
  z.refine((text) => parseSignInCode(text) !== null, { error: "Please enter the eight characters of the code." }),
);

/** Which address a code is sent to. */
export const SendCodeRequest = z.object(
  { email: EmailAddress },
  { error: "Please send a JSON object with an address." },
);

/** The code, with or without spaces and dashes. */
export const SignInRequest = z.object({ code: SignInCode }, { error: "Please send a JSON object with the code." });

export type SendCodeRequest = z.infer<typeof SendCodeRequest>;

/** When another code can be had, and how long this one counts, in seconds. */
export const SendCodeResponse = z.object({ resendAfterS: z.number(), validForS: z.number() });
export type SendCodeResponse = z.infer<typeof SendCodeResponse>;

/** Mails a code that signs in the browser that asks; nothing says whether the address is known. */
export const sendSignInCode = endpoint({
  name: "sendSignInCode",
  method: "POST",
  path: "/api/account/code",
  summary: "Have a code mailed to sign in with",
  access: "public",
  limit: "code",
  isBotChecked: true,
  body: jsonBody(SendCodeRequest),
  response: SendCodeResponse,
  statuses: [202],
  errors: ["too_many_requests", "not_ready"],
});

/** Signs in the browser that asked for the code. A code that is wrong is 422, one that no longer counts, or was asked for elsewhere, is 410. */
export const signIn = endpoint({
  name: "signIn",
  method: "POST",
  path: "/api/account/sign-in",
  summary: "Sign in by a mailed code",
  access: "public",
  limit: "sign_in",
  body: jsonBody(SignInRequest),
  response: SessionResponse,
  errors: ["gone", "too_many_requests", "not_ready"],
});
