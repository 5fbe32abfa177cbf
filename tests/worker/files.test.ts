import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PICTURE_MESSAGES, type Picture } from "#domain/files/picture.ts";
import { readPicture } from "#domain/files/read-picture.ts";
import type { FilePurpose } from "#domain/files/stored-file.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/lib/time.ts";
import { runScheduled } from "#worker/app.ts";
import { compose } from "#worker/compose.ts";
import { DecryptionError } from "#worker/db/encryption.ts";
import { KeyRotation } from "#worker/db/key-rotation.ts";
import { consultations } from "#worker/db/schema/consultations.ts";
import { erasePerson } from "#worker/erase-person.ts";
import { FEATURES } from "#worker/features.ts";
import { toFileUrl } from "#worker/mail/links.ts";
import type { Platform } from "#worker/platform.ts";
import { makePngOfSize, PNG, PROGRESSIVE_JPEG } from "../support/pictures.ts";
import { unzip } from "../support/unzip.ts";
import { signIn } from "./support/accounts.ts";
import { call, ORIGIN } from "./support/call.ts";
import { consultation, deleteEverything, insert } from "./support/stored-rows.ts";

const PLATFORM = compose(env);
const PURPOSE: FilePurpose = "session_picture";
const PLACE = { purpose: PURPOSE, subjectId: "c1" };

beforeEach(async () => {
  await deleteEverything();
  await insert("consultations", consultation);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteEverything();
  await env.FILES.delete(await listObjects());
});

function read(bytes: Uint8Array<ArrayBuffer>): Picture {
  const read = readPicture(bytes);
  if (!read.isOk) throw new Error(read.error.message);
  return read.value;
}

async function keep(bytes: Uint8Array<ArrayBuffer> = PNG, { files }: Pick<Platform, "files"> = PLATFORM) {
  const kept = await files.keepPicture(PLACE, read(bytes), { now: Date.now() });
  if (!kept.isOk) throw new Error(kept.error.code);
  return kept.value;
}

async function listObjects(): Promise<string[]> {
  const { objects } = await env.FILES.list({ prefix: "files/" });
  return objects.map(({ key }) => key);
}

async function readObject(): Promise<Uint8Array> {
  const [key = ""] = await listObjects();
  const object = await env.FILES.get(key);
  return new Uint8Array((await object?.arrayBuffer()) ?? []);
}

async function readStates(): Promise<unknown> {
  const { results } = await env.DB.prepare("select state from stored_files order by id")
    .raw<[string]>()
    .then((rows) => ({
      results: rows.map(([state]) => state),
    }));
  return results;
}

/** Runs the hourly and the nightly jobs at an instant. */
async function runJobs(cron: string, at = Date.now()): Promise<void> {
  vi.spyOn(console, "info").mockImplementation(() => {});
  await runScheduled(PLATFORM, { cron, scheduledTime: at, noRetry() {} });
}

async function open(fileId: string, until = Date.now() + HOUR_MS): Promise<Response> {
  return call(await toFileUrl(PLATFORM.links, { fileId, until }));
}

describe("a stored picture", () => {
  it("is sent to whoever has its link, as a picture that can do nothing", async () => {
    const { id } = await keep();
    const response = await open(id);
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(read(PNG).bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "content-disposition": 'inline; filename="picture.png"',
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
  });

  it("is opened by its link for its time, and by no other text", async () => {
    const { id } = await keep();
    const over = await open(id, Date.now() - 1);
    expect([over.status, (await over.json<{ code: string }>()).code]).toEqual([410, "gone"]);
    expect((await open("01900000-0000-7000-8000-000000000000")).status).toBe(404);
    const booking = await PLATFORM.links.create("booking", JSON.stringify({ fileId: id, until: Date.now() + HOUR_MS }));
    for (const token of [id, "s1.test.forged", booking]) expect((await call(`/api/files/${token}`)).status).toBe(404);
  });

  it("is encrypted, under a key that says nothing, with its own key that is encrypted too", async () => {
    const { id } = await keep();
    const object = new TextDecoder("latin1").decode(await readObject());
    expect(object).not.toContain("PNG");
    expect(object).not.toContain("IDAT");
    const [key = ""] = await listObjects();
    expect(key).toMatch(/^files\/[\w-]{43}$/);
    expect(key).not.toContain(id);
    const stored = await env.DB.prepare("select content_key from stored_files").first("content_key");
    expect(stored).toMatch(/^s1\./);
  });

  it("is found damaged where its object was changed or put in the place of another, and is not sent", async () => {
    const { id } = await keep();
    const [key = ""] = await listObjects();
    const object = await readObject();
    await env.FILES.put(key, object.with(40, (object[40] ?? 0) ^ 1));
    await expect(PLATFORM.files.read(id)).rejects.toThrow(DecryptionError);
    expect((await open(id)).status).toBe(404);
  });

  it("can be read after the keys of the ring have turned, and its object stays as it is", async () => {
    const { id } = await keep();
    const before = await readObject();
    const newKey = `k9:${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`;
    const turned = compose({ ...env, FIELD_KEYS: `${newKey},${env.FIELD_KEYS}` });
    await new KeyRotation(turned.database, turned.encryption).run();
    const alone = compose({ ...env, FIELD_KEYS: newKey });
    expect((await alone.files.read(id))?.bytes).toEqual(read(PNG).bytes);
    expect(await readObject()).toEqual(before);
  });

  it("takes the place of the one before, which nobody can read from then on", async () => {
    const first = await keep(PNG);
    const second = await keep(PROGRESSIVE_JPEG);
    expect((await open(first.id)).status).toBe(404);
    expect((await open(second.id)).headers.get("Content-Type")).toBe("image/jpeg");
    expect(await PLATFORM.files.find(PLACE)).toMatchObject({ id: second.id });
    await runJobs("7 * * * *");
    expect([await readStates(), (await listObjects()).length]).toEqual([["kept"], 1]);
  });

  it("is one alone, however many arrive at once", async () => {
    await Promise.all(Array.from({ length: 6 }, () => keep()));
    expect(await PLATFORM.files.find(PLACE)).not.toBeNull();
    await runJobs("7 * * * *");
    expect([await readStates(), (await listObjects()).length]).toEqual([["kept"], 1]);
  });

  it("is removed before its object is", async () => {
    const { id } = await keep();
    await PLATFORM.files.remove(PLACE);
    expect([(await open(id)).status, await PLATFORM.files.find(PLACE)]).toEqual([404, null]);
    const stored = await env.DB.prepare("select content_key from stored_files").first("content_key");
    expect([stored, (await listObjects()).length]).toEqual([null, 1]);
    await runJobs("7 * * * *");
    expect([await readStates(), await listObjects()]).toEqual([[], []]);
  });
});

describe("a picture that is not stored", () => {
  it("is one whose rows end too early", async () => {
    const result = await PLATFORM.files.keepPicture(PLACE, read(makePngOfSize(16, 11)), { now: Date.now() });
    expect(result).toEqual({
      isOk: false,
      error: { code: "invalid_request", message: PICTURE_MESSAGES.damaged },
    });
    expect([await readStates(), await listObjects()]).toEqual([[], []]);
  });

  it("is one whose rows hold more than the picture", async () => {
    const result = await PLATFORM.files.keepPicture(PLACE, read(makePngOfSize(16, 9)), { now: Date.now() });
    expect(result.isOk).toBe(false);
  });

  it("is one that what it belongs to no longer takes; the one before stays", async () => {
    const { id } = await keep();
    const result = await PLATFORM.files.keepPicture(PLACE, read(PNG), { now: Date.now(), condition: sql`false` });
    expect(result).toEqual({ isOk: false, error: { code: "conflict" } });
    expect(await PLATFORM.files.find(PLACE)).toMatchObject({ id });
  });
});

describe("where the engine stops", () => {
  it("between the row and the object nothing is there, and the row goes within two hours", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(env.FILES, "put").mockRejectedValue(new Error("stopped"));
    const result = await compose(env).files.keepPicture(PLACE, read(PNG), { now: Date.now() });
    expect(result).toEqual({ isOk: false, error: { code: "not_ready" } });
    expect([await readStates(), await PLATFORM.files.find(PLACE)]).toEqual([["arriving"], null]);
    await runJobs("7 * * * *", Date.now() + 59 * MINUTE_MS);
    expect(await readStates()).toEqual(["arriving"]);
    await runJobs("7 * * * *", Date.now() + 61 * MINUTE_MS);
    expect(await readStates()).toEqual([]);
  });

  it("between the object and naming it, both go within two hours", async () => {
    const { id } = await keep();
    await env.DB.prepare("update stored_files set state = 'arriving'").run();
    expect((await open(id)).status).toBe(404);
    await runJobs("7 * * * *", Date.now() + 61 * MINUTE_MS);
    expect([await readStates(), await listObjects()]).toEqual([[], []]);
  });

  it("between losing the key and deleting the object, nobody can read it, and the next run deletes it", async () => {
    const { id } = await keep();
    vi.spyOn(console, "error").mockImplementation(() => {});
    const deleting = vi.spyOn(env.FILES, "delete").mockRejectedValue(new Error("stopped"));
    await expect(compose(env).files.removeAll(eq(sql`subject_id`, "c1"))).rejects.toThrow("stopped");
    expect((await open(id)).status).toBe(404);
    deleting.mockRestore();
    await runJobs("7 * * * *");
    expect([await readStates(), await listObjects()]).toEqual([[], []]);
  });

  it("and a restored database has lost rows, their objects go by night once they are a day old", async () => {
    await keep();
    await env.DB.prepare("delete from stored_files").run();
    await env.FILES.put("mailbox/mails/other", "stays");
    await runJobs("23 3 * * *", Date.now() + DAY_MS - MINUTE_MS);
    expect(await listObjects()).toHaveLength(1);
    await runJobs("23 3 * * *", Date.now() + DAY_MS + MINUTE_MS);
    expect(await listObjects()).toEqual([]);
    expect(await env.FILES.head("mailbox/mails/other")).not.toBeNull();
  });

  it("keeps by night the objects that rows name", async () => {
    const { id } = await keep();
    await runJobs("23 3 * * *", Date.now() + 2 * DAY_MS);
    expect((await open(id)).status).toBe(200);
  });
});

describe("a picture whose session is gone", () => {
  it("goes with the next run", async () => {
    await keep();
    await PLATFORM.database.delete(consultations);
    await runJobs("7 * * * *");
    expect([await readStates(), await listObjects()]).toEqual([[], []]);
  });
});

describe("the owner of an address", () => {
  it("is given the picture with everything else, and has it deleted with everything else", async () => {
    const client = await signIn("free");
    const { email } = client.account;
    await PLATFORM.database.update(consultations).set({ email, status: "completed", closedAt: 1 });
    const { id } = await keep();
    const archive = await call("/api/account/export", { headers: client.headers });
    const files = unzip(new Uint8Array(await archive.arrayBuffer()));
    expect(files.get(`pictures/${id}.png`)).toBe(new TextDecoder().decode(read(PNG).bytes));
    expect(JSON.parse(files.get("stored-files.json") ?? "")).toMatchObject([{ id, widthPx: 16, heightPx: 10 }]);
    expect(files.get("stored-files.json")).not.toContain("Key");
    expect(await erasePerson(PLATFORM, FEATURES, { email, origin: ORIGIN })).toEqual({
      isOk: true,
      value: { isDone: true },
    });
    expect([await readStates(), await listObjects()]).toEqual([[], []]);
  });
});
