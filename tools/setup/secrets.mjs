import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";

const FILE = join(ROOT, ".dev.vars");

/** What a development machine needs, with a fresh value for each. */
const SECRETS = {
  APP_ENV: () => "development",
  /** The key ring of the encrypted columns: `name:base64 of 32 bytes`, the current key first. */
  FIELD_KEYS: () => `local:${randomBytes(32).toString("base64")}`,
  /** Sets up the master's first passkey, once. */
  MASTER_SETUP_SECRET: () => randomBytes(32).toString("base64url"),
};

/** Writes the secrets that `.dev.vars` lacks; what is there stays, or everything encrypted so far would be lost. */
export function ensureSecrets() {
  const present = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
  const missing = Object.entries(SECRETS).filter(([name]) => !new RegExp(`^${name}\\s*=`, "m").test(present));
  if (missing.length === 0) return;
  const lines = missing.map(([name, make]) => `${name}="${make()}"\n`).join("");
  writeFileSync(FILE, present && !present.endsWith("\n") ? `${present}\n${lines}` : present + lines, { mode: 0o600 });
}
