import { endSession } from "#domain/contracts/account.ts";
import { callEndpoint } from "./api-client.ts";

/** Ends the session of this browser, where it has one; throws `ApiError` or `NetworkError`. */
export async function signOut(): Promise<void> {
  await callEndpoint(endSession, {});
}
