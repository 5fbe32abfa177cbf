import { passkeys } from "#worker/db/schema/passkeys.ts";
import type { Feature } from "#worker/feature.ts";

/** Signing in by a key of the device, and the master's way in. */
export const PASSKEYS: Feature = {
  name: "passkeys",
  personalData: [{ table: passkeys, atDeletion: "delete" }],
};
