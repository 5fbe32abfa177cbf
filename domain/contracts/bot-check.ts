import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** The header by which a browser sends the proof that a person makes the call. */
export const BOT_PROOF_HEADER = "X-Bot-Proof";

/** Says by which key the check of bots is asked for a proof; null where none is wanted. */
export const getBotCheck = endpoint({
  name: "getBotCheck",
  method: "GET",
  path: "/api/bot-check",
  summary: "By which key a proof is asked for that a person makes a call",
  access: "public",
  limit: null,
  response: z.object({ siteKey: z.nullable(z.string()) }),
});
