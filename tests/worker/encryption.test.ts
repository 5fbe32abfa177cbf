import { describe, expect, expectTypeOf, it } from "vitest";
import { decodeBase64Url } from "#worker/base64url.ts";
import { ConfigError, parseConfig } from "#worker/config.ts";
import { DecryptionError, Encryption, type KeyRing, parseKeyRing, type RingKey } from "#worker/db/encryption.ts";
import type { Encrypted } from "#worker/db/schema/columns.ts";
import type { sigils } from "#worker/db/schema/sigils.ts";

const INTENTION = "I walk my own road, unhurried ☾";

const oldKey: RingKey = { kid: "2025", bytes: new Uint8Array(32).fill(7) };
const newKey: RingKey = { kid: "2026", bytes: new Uint8Array(32).fill(9) };

function encryptionOf(...ring: KeyRing): Encryption {
  return new Encryption(ring);
}

/** What an attacker with the database could do: put a value where it doesn't belong. */
function moveTo<Table extends string, Column extends string>(
  _table: Table,
  _column: Column,
  value: string,
): Encrypted<Table, Column> {
  return value as Encrypted<Table, Column>;
}

describe("an encrypted value", () => {
  it("is decrypted to what was encrypted", async () => {
    const record = encryptionOf(newKey).forRow("sigils", "row-1");
    expect(await record.decrypt("intention", await record.encrypt("intention", INTENTION))).toBe(INTENTION);
  });

  it.each(["", "\uFEFFa mark at the start", "🌙".repeat(500)])("keeps any text as it is: %j", async (text) => {
    const record = encryptionOf(newKey).forRow("sigils", "row-1");
    expect(await record.decrypt("intention", await record.encrypt("intention", text))).toBe(text);
  });

  it("names its version and its key, and holds nothing readable", async () => {
    const encrypted = await encryptionOf(newKey).forRow("sigils", "row-1").encrypt("intention", "unhurried");
    expect(encrypted).toMatch(/^s1\.2026\.[A-Za-z0-9_-]+$/);
    const bytes = atob(encrypted.split(".")[2]?.replaceAll("-", "+").replaceAll("_", "/") ?? "");
    expect(bytes).not.toContain("unhurried");
    expect(bytes).toHaveLength(12 + "unhurried".length + 16);
  });

  it("differs each time, so that equal texts don't show", async () => {
    const record = encryptionOf(newKey).forRow("sigils", "row-1");
    expect(await record.encrypt("intention", INTENTION)).not.toBe(await record.encrypt("intention", INTENTION));
  });

  it("opens in no other row, column or table", async () => {
    const encryption = encryptionOf(newKey);
    const encrypted = await encryption.forRow("sigils", "row-1").encrypt("intention", INTENTION);
    await expect(encryption.forRow("sigils", "row-2").decrypt("intention", encrypted)).rejects.toThrow(DecryptionError);
    await expect(
      encryption.forRow("sigils", "row-1").decrypt("processed_text", moveTo("sigils", "processed_text", encrypted)),
    ).rejects.toThrow(DecryptionError);
    await expect(
      encryption.forRow("orders", "row-1").decrypt("intention", moveTo("orders", "intention", encrypted)),
    ).rejects.toThrow(DecryptionError);
  });

  it("has another key in each row, derived as the format says, so that one key tells nothing of another row", async () => {
    const encrypted = await encryptionOf(newKey).forRow("sigils", "row-1").encrypt("intention", INTENTION);
    const payload = decodeBase64Url(encrypted.split(".")[2] ?? "") ?? new Uint8Array();
    const root = await crypto.subtle.importKey("raw", newKey.bytes, "HKDF", false, ["deriveKey"]);
    const openWithKeyOf = async (table: string, row: string): Promise<string> => {
      const info = new TextEncoder().encode(`sealed-column|${table}|${row}`);
      const algorithm = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
      const key = await crypto.subtle.deriveKey(algorithm, root, { name: "AES-GCM", length: 256 }, false, ["decrypt"]);
      // The place is the right one each time: only the key differs.
      const additionalData = new TextEncoder().encode("sigils|intention|row-1");
      const cipher = { name: "AES-GCM", iv: payload.subarray(0, 12), additionalData };
      return new TextDecoder().decode(await crypto.subtle.decrypt(cipher, key, payload.subarray(12)));
    };
    expect(await openWithKeyOf("sigils", "row-1")).toBe(INTENTION);
    await expect(openWithKeyOf("sigils", "row-2")).rejects.toThrow();
    await expect(openWithKeyOf("orders", "row-1")).rejects.toThrow();
  });

  it("is decrypted with an older key of the ring, and a new one is encrypted with the current key", async () => {
    const encrypted = await encryptionOf(oldKey).forRow("sigils", "row-1").encrypt("intention", INTENTION);
    const record = encryptionOf(newKey, oldKey).forRow("sigils", "row-1");
    expect(await record.decrypt("intention", encrypted)).toBe(INTENTION);
    expect(await record.encrypt("intention", INTENTION)).toMatch(/^s1\.2026\./);
  });

  it("doesn't open once its key has left the ring, or under another key of the same name", async () => {
    const encrypted = await encryptionOf(oldKey).forRow("sigils", "row-1").encrypt("intention", INTENTION);
    await expect(encryptionOf(newKey).forRow("sigils", "row-1").decrypt("intention", encrypted)).rejects.toThrow(
      DecryptionError,
    );
    const impostor = { kid: oldKey.kid, bytes: newKey.bytes };
    await expect(encryptionOf(impostor).forRow("sigils", "row-1").decrypt("intention", encrypted)).rejects.toThrow(
      DecryptionError,
    );
  });

  it("doesn't open when any part of it was changed", async () => {
    const record = encryptionOf(newKey).forRow("sigils", "row-1");
    const encrypted = await record.encrypt("intention", INTENTION);
    const start = "s1.2026.".length;
    for (const at of [start, start + 20, encrypted.length - 5]) {
      const other = encrypted[at] === "A" ? "B" : "A";
      const changed = moveTo("sigils", "intention", encrypted.slice(0, at) + other + encrypted.slice(at + 1));
      await expect(record.decrypt("intention", changed)).rejects.toThrow(DecryptionError);
    }
  });

  it.each(["", "plain text", "s1.2026", "s2.2026.AAAA", "s1.2026.AAAA", "s1.2026.!!!!", "s1.2026.AAAA.AAAA"])(
    "is not %j",
    async (text) => {
      const record = encryptionOf(newKey).forRow("sigils", "row-1");
      await expect(record.decrypt("intention", moveTo("sigils", "intention", text))).rejects.toThrow(DecryptionError);
    },
  );
});

const KEY = btoa("k".repeat(32));
const OTHER_KEY = btoa("o".repeat(32));

describe("a column for encrypted text", () => {
  type Row = typeof sigils.$inferInsert;

  it("takes what was encrypted for it, and by the compiler's word neither plain text nor what belongs elsewhere", () => {
    expectTypeOf<Encrypted<"sigils", "intention">>().toExtend<Row["intention"]>();
    expectTypeOf<string>().not.toExtend<Row["intention"]>();
    expectTypeOf<Encrypted<"sigils", "processed_text">>().not.toExtend<Row["intention"]>();
    expectTypeOf<Encrypted<"orders", "intention">>().not.toExtend<Row["intention"]>();
  });
});

describe("a digest", () => {
  it("is the same for the same text, and another for each purpose, text and key", async () => {
    const one = await encryptionOf(newKey).digest("counts", "ada@example.org");
    expect(await encryptionOf(newKey, oldKey).digest("counts", "ada@example.org")).toBe(one);
    const others = await Promise.all([
      encryptionOf(newKey).digest("counts", "bob@example.org"),
      encryptionOf(newKey).digest("sessions", "ada@example.org"),
      encryptionOf(oldKey).digest("counts", "ada@example.org"),
    ]);
    expect(new Set([one, ...others]).size).toBe(4);
  });
});

describe("the key ring", () => {
  it("holds the current key first, then the older ones", () => {
    expect(parseKeyRing(`b:${KEY}, a:${OTHER_KEY}`)?.map(({ kid }) => kid)).toEqual(["b", "a"]);
  });

  it.each([
    ["nothing", ""],
    ["a key without a name", KEY],
    ["a name without a key", "a:"],
    ["a key of 31 bytes", `a:${btoa("k".repeat(31))}`],
    ["a key that is not base64", `a:${"*".repeat(44)}`],
    ["a name with a dot, which parts sealed values", `a.b:${KEY}`],
    ["one name twice", `a:${KEY},a:${OTHER_KEY}`],
    ["an empty entry at the end", `a:${KEY},`],
  ])("refuses %s", (_case, text) => {
    expect(parseKeyRing(text)).toBeNull();
  });
});

const CARRIER = {
  MAILCHANNELS_API_KEY: "key",
  MAIL_FROM: "Ada <ada@example.org>",
  SUPPORT_EMAIL: "help@example.org",
  MASTER_EMAIL: "master@example.org",
  COMPANY_NAME: "Sigil Works Ltd",
  PUBLIC_URL: "https://example.org",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

describe("the configuration", () => {
  it("means production where APP_ENV is absent", () => {
    expect(parseConfig({ FIELD_KEYS: `a:${KEY}`, ...CARRIER }).environment).toBe("production");
  });

  it("says where the product is reached, or that it is wherever a request came to", () => {
    expect(parseConfig({ FIELD_KEYS: `a:${KEY}`, ...CARRIER }).publicUrl).toBe("https://example.org");
    expect(parseConfig({ FIELD_KEYS: `a:${KEY}`, APP_ENV: "development" }).publicUrl).toBeNull();
  });

  it("gives mails to the mailbox on a developer's machine, and to the service in production", () => {
    const keys = { FIELD_KEYS: `a:${KEY}` };
    const dkim = { domain: "example.org", selector: "s1" };
    expect(parseConfig({ ...keys, APP_ENV: "development" }).mail).toEqual({ kind: "mailbox" });
    expect(parseConfig({ ...keys, ...CARRIER }).mail).toEqual({
      kind: "mailchannels",
      apiKey: "key",
      from: "Ada <ada@example.org>",
      dkim: null,
    });
    expect(
      parseConfig({ ...keys, ...CARRIER, MAIL_DKIM_DOMAIN: dkim.domain, MAIL_DKIM_SELECTOR: dkim.selector }).mail,
    ).toMatchObject({ dkim });
  });

  it("lets the simulator take payments on a developer's machine, and Stripe in production", () => {
    const keys = { FIELD_KEYS: `a:${KEY}` };
    expect(parseConfig({ ...keys, APP_ENV: "development" }).payments).toEqual({ kind: "simulator" });
    expect(parseConfig({ ...keys, ...CARRIER }).payments).toMatchObject({
      kind: "stripe",
      publishableKey: "pk_live_1",
    });
  });

  it.each<readonly [name: string, state: string, variables: object]>([
    ["FIELD_KEYS", "absent", {}],
    ["FIELD_KEYS", "empty", { FIELD_KEYS: "" }],
    ["FIELD_KEYS", "misshapen", { FIELD_KEYS: "very-secret-value" }],
    ["MAIL", "the mailbox in production", { FIELD_KEYS: `a:${KEY}`, ...CARRIER, MAIL: "mailbox" }],
    ["MAIL", "unknown", { FIELD_KEYS: `a:${KEY}`, ...CARRIER, MAIL: "very-secret-value" }],
    ["MAILCHANNELS_API_KEY", "absent in production", { FIELD_KEYS: `a:${KEY}`, MAIL_FROM: "ada@example.org" }],
    ["MAIL_FROM", "absent in production", { FIELD_KEYS: `a:${KEY}`, MAILCHANNELS_API_KEY: "very-secret-value" }],
    ["MAIL_FROM", "no address", { FIELD_KEYS: `a:${KEY}`, ...CARRIER, MAIL_FROM: "very-secret-value" }],
    [
      "MAIL_DKIM_SELECTOR",
      "absent beside its domain",
      { FIELD_KEYS: `a:${KEY}`, ...CARRIER, MAIL_DKIM_DOMAIN: "x.org" },
    ],
    ["SUPPORT_EMAIL", "absent in production", { FIELD_KEYS: `a:${KEY}`, ...CARRIER, SUPPORT_EMAIL: undefined }],
    ["SUPPORT_EMAIL", "no address", { FIELD_KEYS: `a:${KEY}`, ...CARRIER, SUPPORT_EMAIL: "very-secret-value" }],
    ["MASTER_EMAIL", "absent in production", { FIELD_KEYS: `a:${KEY}`, ...CARRIER, MASTER_EMAIL: undefined }],
    ["COMPANY_NAME", "absent in production", { FIELD_KEYS: `a:${KEY}`, ...CARRIER, COMPANY_NAME: undefined }],
    ["MASTER_EMAIL", "no address", { FIELD_KEYS: `a:${KEY}`, ...CARRIER, MASTER_EMAIL: "very-secret-value" }],
    ["PUBLIC_URL", "absent in production", { FIELD_KEYS: `a:${KEY}`, ...CARRIER, PUBLIC_URL: undefined }],
    ["PUBLIC_URL", "plain http in production", { FIELD_KEYS: `a:${KEY}`, ...CARRIER, PUBLIC_URL: "http://x.org" }],
    ["PUBLIC_URL", "more than an origin", { FIELD_KEYS: `a:${KEY}`, ...CARRIER, PUBLIC_URL: "https://x.org/app" }],
    ["STRIPE_SECRET_KEY", "absent in production", { FIELD_KEYS: `a:${KEY}`, ...CARRIER, STRIPE_SECRET_KEY: undefined }],
    ...["STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"].map(
      (name) =>
        [name, "absent beside the secret key", { FIELD_KEYS: `a:${KEY}`, ...CARRIER, [name]: undefined }] as const,
    ),
    ["APP_ENV", "unknown", { FIELD_KEYS: `a:${KEY}`, APP_ENV: "very-secret-value" }],
  ])("names %s where it is %s, and never its value", (name, _case, variables) => {
    expect(() => parseConfig(variables)).toThrow(ConfigError);
    expect(() => parseConfig(variables)).toThrow(new RegExp(`^${name} (is required|must be)`));
    expect(() => parseConfig(variables)).not.toThrow(/very-secret-value/);
  });
});
