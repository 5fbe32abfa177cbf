import * as z from "zod/mini";
import { type KeyRing, parseKeyRing } from "./db/key-ring.ts";

/** The variables and secrets of the Worker, checked. */
export interface Config {
  readonly environment: (typeof ENVIRONMENTS)[number];
  /** The keys of encrypted columns, the current one first. */
  readonly fieldKeys: KeyRing;
  /** Who looks at intentions: our own analyst, or a language model with that behind it. */
  readonly assistant: (typeof ASSISTANTS)[number];
}

const ENVIRONMENTS = ["production", "development", "test"] as const;

const ASSISTANTS = ["embedded", "workers-ai"] as const;

const FIELD_KEYS_SHAPE = "must be kid:base64 of 32 bytes, further keys after a comma, each kid once";

const ConfigVariables = z.object({
  APP_ENV: z._default(z.enum(ENVIRONMENTS, { error: `must be one of ${ENVIRONMENTS.join(", ")}` }), "production"),
  FIELD_KEYS: z.pipe(
    z.string({ error: `is required: it ${FIELD_KEYS_SHAPE}` }),
    z.transform((text, context) => {
      const keyRing = parseKeyRing(text);
      if (keyRing) return keyRing;
      // The input is left out of the issue: an error about a secret must not carry it.
      context.issues.push({ code: "custom", message: FIELD_KEYS_SHAPE, input: undefined });
      return z.NEVER;
    }),
  ),
  ASSISTANT: z._default(z.enum(ASSISTANTS, { error: `must be one of ${ASSISTANTS.join(", ")}` }), "embedded"),
});

/** A variable of the Worker is missing or has the wrong shape; the message names it and never holds its value. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Checks the Worker's variables; throws `ConfigError` at the first that is wrong. */
export function parseConfig(variables: object): Config {
  const parsed = ConfigVariables.safeParse(variables);
  if (parsed.success) {
    const { APP_ENV, FIELD_KEYS, ASSISTANT } = parsed.data;
    return { environment: APP_ENV, fieldKeys: FIELD_KEYS, assistant: ASSISTANT };
  }
  const [issue] = parsed.error.issues;
  throw new ConfigError(`${issue?.path.join(".")} ${issue?.message}`);
}
