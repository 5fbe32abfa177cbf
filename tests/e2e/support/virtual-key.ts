import type { CDPSession, Page } from "@playwright/test";

/** A credential as Chromium's virtual authenticator keeps it. */
export interface Credential {
  readonly credentialId: string;
  readonly isResidentCredential: boolean;
  readonly rpId?: string;
  readonly privateKey: string;
  readonly userHandle?: string;
  readonly signCount: number;
}

/** A virtual authenticator in a page's browser: a device with a finger that is always right. */
export interface VirtualKey {
  readonly session: CDPSession;
  readonly authenticatorId: string;
}

/** Gives a page's browser a device that keeps passkeys; `credential` is one that it has already, from another device. */
export async function plugInKey(page: Page, credential?: Credential): Promise<VirtualKey> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  if (credential) await session.send("WebAuthn.addCredential", { authenticatorId, credential });
  return { session, authenticatorId };
}

/** What a device keeps: to be carried over to another one, as a synchronized passkey is. */
export async function readCredentials({ session, authenticatorId }: VirtualKey): Promise<readonly Credential[]> {
  const { credentials } = await session.send("WebAuthn.getCredentials", { authenticatorId });
  return credentials;
}

/** Whether somebody touches the device whenever it asks. */
export async function setTouched({ session, authenticatorId }: VirtualKey, enabled: boolean): Promise<void> {
  await session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
}

/** Whether the finger on the device is the right one. */
export async function setVerified({ session, authenticatorId }: VirtualKey, isUserVerified: boolean): Promise<void> {
  await session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
}
