import * as z from "zod/mini";
import { MASTER_ACTS } from "../accounts/master-act.ts";
import { parseRecoveryCode } from "../accounts/recovery-code.ts";
import { endpoint, jsonBody } from "./endpoint.ts";
import {
  AssertionAnswer,
  AttestationAnswer,
  CreationOptions,
  PasskeyId,
  PasskeysResponse,
  RequestOptions,
} from "./passkeys.ts";

const SetupSecret = z
  .string({ error: "Please enter the set-up secret." })
  .check(
    z.trim(),
    z.minLength(1, { error: "Please enter the set-up secret." }),
    z.maxLength(256, { error: "This is not the set-up secret." }),
  );

const RecoveryCode = z.string({ error: "Please enter the twelve characters of a recovery code." }).check(
  z.overwrite((text) => parseRecoveryCode(text) ?? text),
  z.refine((text) => parseRecoveryCode(text) !== null, {
    error: "Please enter the twelve characters of a recovery code.",
  }),
);

/** Codes that open the desk where every key is lost; shown this once. */
export const RecoveryCodesResponse = z.object({ codes: z.array(z.string()) });
export type RecoveryCodesResponse = z.infer<typeof RecoveryCodesResponse>;

/** The master's keys, how many recovery codes are left, and how long the last proof counts. */
export const MasterKeysResponse = z.extend(PasskeysResponse, {
  recoveryCodesLeft: z.number(),
  /** Until when nothing more is asked for; null where a passkey has to prove first who is there. */
  steppedUpUntil: z.nullable(z.iso.datetime()),
});
export type MasterKeysResponse = z.infer<typeof MasterKeysResponse>;

/** Begins to set up the master's first key. A wrong secret is 422, one that was used already 410. */
export const beginMasterSetup = endpoint({
  name: "beginMasterSetup",
  method: "POST",
  path: "/api/master/setup/options",
  summary: "Ask for the challenge of the master’s first passkey",
  access: "public",
  limit: "sign_in",
  body: jsonBody(z.object({ secret: SetupSecret })),
  response: CreationOptions,
  errors: ["gone"],
});

/** Sets up the master's first key, and begins a session. All earlier keys, codes and sessions of the master end. */
export const setUpMaster = endpoint({
  name: "setUpMaster",
  method: "POST",
  path: "/api/master/setup",
  summary: "Set up the master’s first passkey",
  access: "public",
  limit: "sign_in",
  body: jsonBody(z.object({ secret: SetupSecret, answer: AttestationAnswer })),
  response: RecoveryCodesResponse,
  errors: ["gone", "conflict", "not_ready"],
});

/** Begins to sign in the master. */
export const beginMasterSignIn = endpoint({
  name: "beginMasterSignIn",
  method: "POST",
  path: "/api/master/sign-in/options",
  summary: "Ask for a challenge to open the master’s desk",
  access: "public",
  limit: "sign_in",
  response: RequestOptions,
});

/** Signs in the master by a key. */
export const signInMaster = endpoint({
  name: "signInMaster",
  method: "POST",
  path: "/api/master/sign-in",
  summary: "Open the master’s desk by a passkey",
  access: "public",
  limit: "sign_in",
  body: jsonBody(AssertionAnswer),
  response: z.null(),
  statuses: [204],
  errors: ["gone", "not_found", "forbidden", "not_ready"],
});

/** Signs in the master by a recovery code, once. A wrong or used one is 422. */
export const useRecoveryCode = endpoint({
  name: "useRecoveryCode",
  method: "POST",
  path: "/api/master/recovery",
  summary: "Open the master’s desk by a recovery code",
  access: "public",
  limit: "sign_in",
  body: jsonBody(z.object({ code: RecoveryCode })),
  response: z.null(),
  statuses: [204],
  errors: ["too_many_requests", "not_ready"],
});

/** Begins to prove that it is still the master. */
export const beginStepUp = endpoint({
  name: "beginStepUp",
  method: "POST",
  path: "/api/master/step-up/options",
  summary: "Ask for a challenge to prove that it is still the master",
  access: "master",
  limit: "sign_in",
  response: RequestOptions,
});

/** Proves that it is still the master: for a few minutes calls that want it are open. */
export const stepUp = endpoint({
  name: "stepUp",
  method: "POST",
  path: "/api/master/step-up",
  summary: "Prove that it is still the master",
  access: "master",
  limit: "sign_in",
  body: jsonBody(AssertionAnswer),
  response: z.null(),
  statuses: [204],
  errors: ["gone", "not_found", "forbidden"],
});

/** Lists the master's keys. */
export const listMasterKeys = endpoint({
  name: "listMasterKeys",
  method: "GET",
  path: "/api/master/keys",
  summary: "List the master’s passkeys",
  access: "master",
  limit: "account",
  response: MasterKeysResponse,
});

/** Begins to make another key of the master: after a fresh proof, or within a session that has just begun. */
export const beginMasterKey = endpoint({
  name: "beginMasterKey",
  method: "POST",
  path: "/api/master/keys/options",
  summary: "Ask for the challenge of another passkey of the master",
  access: "master",
  limit: "sign_in",
  response: CreationOptions,
  errors: ["step_up_required", "conflict"],
});

/** Adds another key of the master. */
export const addMasterKey = endpoint({
  name: "addMasterKey",
  method: "POST",
  path: "/api/master/keys",
  summary: "Add a passkey of the master",
  access: "master",
  limit: "sign_in",
  body: jsonBody(AttestationAnswer),
  response: MasterKeysResponse,
  statuses: [201],
  errors: ["step_up_required", "gone", "conflict"],
});

/** Removes a key of the master; the last one stays. */
export const removeMasterKey = endpoint({
  name: "removeMasterKey",
  method: "DELETE",
  path: "/api/master/keys/{id}",
  summary: "Remove a passkey of the master",
  access: "master",
  needsStepUp: true,
  limit: "account",
  params: z.object({ id: PasskeyId }),
  response: z.null(),
  statuses: [204],
  errors: ["conflict"],
});

/** Makes ten new recovery codes; the earlier ones end. */
export const renewRecoveryCodes = endpoint({
  name: "renewRecoveryCodes",
  method: "POST",
  path: "/api/master/recovery-codes",
  summary: "Make new recovery codes",
  access: "master",
  needsStepUp: true,
  limit: "account",
  response: RecoveryCodesResponse,
});

/** What the master did, the newest first; `next` is where the following page begins, null on the last. */
export const AuditResponse = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      act: z.enum(MASTER_ACTS),
      subject: z.nullable(z.string()),
      detail: z.nullable(z.string()),
      browser: z.string(),
      actedAt: z.iso.datetime(),
    }),
  ),
  next: z.nullable(z.string()),
});
export type AuditResponse = z.infer<typeof AuditResponse>;

/** Lists the master's acts. */
export const listAudit = endpoint({
  name: "listAudit",
  method: "GET",
  path: "/api/master/audit",
  summary: "List what the master did",
  access: "master",
  limit: "account",
  query: z.object({ before: z.optional(z.uuid()) }),
  response: AuditResponse,
});
