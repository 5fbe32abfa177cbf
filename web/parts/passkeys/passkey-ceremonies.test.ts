// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CreationOptions, RequestOptions } from "#domain/contracts/passkeys.ts";
import { makePasskey, PasskeyError, signWithPasskey } from "./passkey-ceremonies.ts";

const CREATION: CreationOptions = {
  challenge: "AAAA",
  rp: { id: "localhost", name: "Sigilarium" },
  user: { id: "AAAA", name: "ada@example.org", displayName: "Ada" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 1000,
  attestation: "none",
  excludeCredentials: [],
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
};
const REQUEST: RequestOptions = {
  ...{ challenge: "AAAA", rpId: "localhost", timeout: 1000, userVerification: "required", allowCredentials: [] },
};

/** A browser whose device fails in this way. */
function failWith(name: string): void {
  const fail = async (): Promise<never> => {
    throw Object.assign(new Error("The device’s own words"), { name });
  };
  vi.stubGlobal("navigator", { ...navigator, credentials: { create: fail, get: fail } });
}

async function tell(ceremony: Promise<unknown>): Promise<PasskeyError> {
  const error = await ceremony.catch((thrown: unknown) => thrown);
  if (error instanceof PasskeyError) return error;
  throw new Error("No passkey error was thrown.");
}

beforeEach(() => vi.stubGlobal("PublicKeyCredential", class {}));
afterEach(() => vi.unstubAllGlobals());

describe("a passkey that is not made", () => {
  it.each([
    ["NotAllowedError", "No passkey was used: it was canceled, or took too long."],
    ["InvalidStateError", "This device has a passkey for here already."],
    ["ConstraintError", "This key can’t keep passkeys. Please use another one."],
    ["NotSupportedError", "This key is too old for passkeys. Please use another one."],
    ["TypeError", "The passkey could not be made. Please try again."],
  ])("because of %s is explained: %s", async (name, words) => {
    failWith(name);
    expect((await tell(makePasskey(CREATION))).displayMessage).toBe(words);
  });
});

describe("a passkey that doesn’t sign", () => {
  it.each([
    ["NotAllowedError", "No passkey was used: it was canceled, or took too long.", true],
    ["UnknownError", "The passkey could not be used. Please try again.", false],
  ])("because of %s is explained: %s", async (name, words, isCanceled) => {
    failWith(name);
    const error = await tell(signWithPasskey(REQUEST));
    expect(error.displayMessage).toBe(words);
    expect(error.isCanceled).toBe(isCanceled);
  });
});
