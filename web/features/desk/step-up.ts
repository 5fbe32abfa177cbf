import { beginStepUp, stepUp } from "#domain/contracts/master.ts";
import { ApiError, callEndpoint } from "#web/lib/api-client.ts";
import { signWithPasskey } from "#web/parts/passkeys/passkey-ceremonies.ts";

/**
 * Makes a call that wants a fresh proof of the master. Where there is none the device is asked for it, and the call is made again; throws what the
 * call or the device says.
 */
export async function callSteppedUp<Output>(call: () => Promise<Output>): Promise<Output> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "step_up_required") throw error;
  }
  const options = await callEndpoint(beginStepUp, {});
  await callEndpoint(stepUp, { body: await signWithPasskey(options) });
  return call();
}
