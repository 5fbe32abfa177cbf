import { and, eq, gt, lte } from "drizzle-orm";
import { CHALLENGE_VALID_MS, type PasskeyPurpose } from "#domain/accounts/passkey.ts";
import { type Database, deleteInBatches } from "#worker/db/database.ts";
import { hashToken, newToken } from "#worker/db/identifiers.ts";
import { passkeyChallenges } from "#worker/db/schema/passkeys.ts";

/** Challenges that are out: each counts once, for one purpose and one browser. Instants are milliseconds since 1970 in UTC. */
export class ChallengeStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Makes a challenge for whoever has a secret: that of a session, or of a browser. */
  async issue(purpose: PasskeyPurpose, secret: string, now: number): Promise<string> {
    const challenge = newToken();
    await this.#database.insert(passkeyChallenges).values({
      challengeHash: await hashToken(challenge),
      purpose,
      bindingHash: await hashToken(secret),
      expiresAt: now + CHALLENGE_VALID_MS,
    });
    return challenge;
  }

  /** Uses a challenge up; whether it counted. Of two calls at the same moment one is told so. */
  async take(challenge: string, purpose: PasskeyPurpose, secret: string, now: number): Promise<boolean> {
    const taken = await this.#database
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.challengeHash, await hashToken(challenge)),
          eq(passkeyChallenges.purpose, purpose),
          eq(passkeyChallenges.bindingHash, await hashToken(secret)),
          gt(passkeyChallenges.expiresAt, now),
        ),
      )
      .returning({ purpose: passkeyChallenges.purpose });
    return taken.length > 0;
  }

  /** Deletes challenges that count for nothing any more; returns how many. */
  async deleteOld(now: number): Promise<number> {
    return deleteInBatches(this.#database, passkeyChallenges, lte(passkeyChallenges.expiresAt, now));
  }
}
