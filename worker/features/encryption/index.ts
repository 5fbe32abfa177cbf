import { KeyRotation } from "#worker/db/key-rotation.ts";
import type { Feature } from "#worker/feature.ts";

/** Encrypted columns whose key has been replaced. */
export const ENCRYPTION: Feature = {
  name: "encryption",
  jobs: [
    {
      name: "reencrypt_rows",
      schedule: "23 3 * * *",
      run: ({ database, encryption }) => new KeyRotation(database, encryption).run(),
    },
  ],
};
