import { ApiError, type BotProof } from "./api-client.ts";

/**
 * Makes a call for which the server may want a proof that a person makes it. Where it does, the check is shown over the page as it is, and
 * the call is made again with the proof; throws what the call throws, and its refusal where the check is put away.
 */
export async function callAsPerson<Output>(call: (proof: BotProof) => Promise<Output>): Promise<Output> {
  try {
    return await call({});
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "bot_check_required") throw error;
    const { passBotCheck } = await import("./pass-bot-check.ts");
    const botProof = await passBotCheck();
    if (botProof === null) throw error;
    return call({ botProof });
  }
}
