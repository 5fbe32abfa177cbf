import { endSession, getTier } from "#domain/contracts/account.ts";
import type { Tier } from "#domain/orders/tier.ts";
import { callEndpoint } from "./api-client.ts";

/** The tier that the server shows this browser for an e-mail address; throws `ApiError` or `NetworkError`. */
export async function lookUpTier(email: string): Promise<Tier> {
  const { tier } = await callEndpoint(getTier, { params: { email } });
  return tier;
}

/** Ends the session of this browser, where it has one; throws `ApiError` or `NetworkError`. */
export async function signOut(): Promise<void> {
  await callEndpoint(endSession, {});
}
