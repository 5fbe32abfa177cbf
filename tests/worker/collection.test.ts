import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { AdoptSigilsResponse, COLLECTION_PAGE, CollectionResponse } from "#domain/contracts/collection.ts";
import { GenerateSigilResponse } from "#domain/contracts/sigils.ts";
import { UNKNOWN_CORE_MESSAGE } from "#domain/sigils/core-version.ts";
import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import { CORE_VERSION } from "#sigil-core/contract/version.ts";
import type { DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import { compose } from "#worker/compose.ts";
import { createDatabase } from "#worker/db/database.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { sigils } from "#worker/db/schema/sigils.ts";
import { signIn } from "./support/accounts.ts";
import { call, generate } from "./support/call.ts";
import { CUSTOM_OPTIONS } from "./support/wizards.ts";

/** The markup by which the first core drew something. */
function findCoreOne(request: DrawingRequest): string | null {
  const core = compose(env).engine.findVersion(1);
  return core && toSigilMarkup(core.draw(request));
}

type Headers = Readonly<Record<string, string>>;

async function list(headers: Headers, query: Readonly<Record<string, string>> = {}): Promise<CollectionResponse> {
  const response = await call(`/api/sigils?${new URLSearchParams(query)}`, { headers });
  expect(response.status).toBe(200);
  return CollectionResponse.parse(await response.json());
}

async function make(intention: string, headers: Headers): Promise<GenerateSigilResponse> {
  return GenerateSigilResponse.parse(await (await generate({ intention }, headers)).json());
}

function post(path: string, body: unknown, headers: Headers): Promise<Response> {
  return call(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

async function adopt(
  recipes: readonly object[],
  headers: Headers,
  issuedAt = "2026-11-01T08:00:00.000Z",
): Promise<AdoptSigilsResponse["outcomes"]> {
  const response = await post(
    "/api/sigils/adopt",
    { sigils: recipes.map((recipe) => ({ issuedAt, coreVersion: CORE_VERSION, ...recipe })) },
    headers,
  );
  expect(response.status).toBe(200);
  return AdoptSigilsResponse.parse(await response.json()).outcomes;
}

function wordsOf({ sigils: kept }: CollectionResponse): readonly string[] {
  return kept.map(({ recipe }) => recipe.intention);
}

function remove(id: string | undefined | null, headers: Headers): Promise<Response> {
  return call(`/api/sigils/${id}`, { method: "DELETE", headers });
}

describe("the collection of an account", () => {
  it("has each sigil that its owner makes, newest first, as it was issued", async () => {
    const { headers } = await signIn("free");
    const first = await make("I rest well", headers);
    const second = await make("I speak and am heard", headers);
    const collection = await list(headers);
    expect(wordsOf(collection)).toEqual(["I speak and am heard", "I rest well"]);
    expect(collection.sigils.map(({ answer }) => answer)).toEqual([second, first]);
    expect(collection).toMatchObject({ next: null, total: 2 });
  });

  it("has a sigil that is made twice once, and first again", async () => {
    const { headers } = await signIn("free");
    const { id } = await make("I rest well", headers);
    await make("I speak and am heard", headers);
    expect((await make("I rest well", headers)).id).toBe(id);
    expect(wordsOf(await list(headers))).toEqual(["I rest well", "I speak and am heard"]);
  });

  it("tells of care as the server did when it drew", async () => {
    const { headers } = await signIn("free");
    const made = await make("I want to die", headers);
    expect((await list(headers)).sigils[0]?.answer.care).toEqual(made.care);
    expect(made.care?.kind).toBe("self_harm");
  });

  it("is read page by page, each sigil once, although some have the same instant", async () => {
    const { account, headers } = await signIn("free");
    const count = 2 * COLLECTION_PAGE + 1;
    const [row] = await createDatabase(env.DB)
      .select()
      .from(sigils)
      .where(eq(sigils.id, (await make("I rest well", headers)).id ?? ""));
    if (!row) throw new Error("No sigil is stored.");
    for (let at = 0; at < count - 1; at += 1) await make(`I rest on day ${at}`, headers);
    await createDatabase(env.DB).update(sigils).set({ createdAt: 5000 }).where(eq(sigils.userId, account.userId));
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: CollectionResponse = await list(headers, cursor === "" ? {} : { cursor });
      expect(page.total).toBe(count);
      sizes.push(page.sigils.length);
      seen.push(...page.sigils.map(({ answer }) => answer.id ?? ""));
      cursor = page.next;
    }
    expect(sizes).toEqual([COLLECTION_PAGE, COLLECTION_PAGE, 1]);
    expect(new Set(seen).size).toBe(count);
  });

  it("can be asked for one method alone", async () => {
    const { headers } = await signIn("advanced");
    await make("I rest well", headers);
    await generate({ intention: "I speak clearly", method: "planetary" }, headers);
    const planetary = await list(headers, { method: "planetary" });
    expect(wordsOf(planetary)).toEqual(["I speak clearly"]);
    expect(planetary.total).toBe(1);
  });

  it("leaves out what is damaged, and keeps the rest", async () => {
    const { headers } = await signIn("free");
    const { id } = await make("I rest well", headers);
    await make("I speak and am heard", headers);
    await env.DB.prepare("update sigils set recipe = substr(recipe, 1, length(recipe) - 8) || 'AAAAAAAA' where id = ?")
      .bind(id)
      .run();
    expect(wordsOf(await list(headers))).toEqual(["I speak and am heard"]);
  });

  it("belongs to its owner alone: nobody else sees, deletes or looks for its sigils", async () => {
    const { headers } = await signIn("free");
    const other = await signIn("mastercrafted");
    const { id } = await make("I rest well", headers);
    expect((await list(other.headers)).total).toBe(0);
    expect((await remove(id, other.headers)).status).toBe(204);
    const asked = await post("/api/sigils/missing", { ids: [id] }, other.headers);
    expect(await asked.json()).toMatchObject({ missing: [id] });
    expect((await list(headers)).total).toBe(1);
  });

  it.each([
    ["a page that is none", "/api/sigils?cursor=now"],
    ["a page of somebody’s SQL", "/api/sigils?cursor=1.x'or'1'='1"],
    ["a method that is none", "/api/sigils?method=runes"],
  ])("refuses %s", async (_case, path) => {
    const { headers } = await signIn("free");
    expect((await call(path, { headers })).status).toBe(422);
  });

  it("loses a deleted sigil, and deleting it again changes nothing", async () => {
    const { headers } = await signIn("free");
    const { id } = await make("I rest well", headers);
    for (const _time of [1, 2]) expect((await remove(id, headers)).status).toBe(204);
    expect((await list(headers)).total).toBe(0);
    const asked = await post("/api/sigils/missing", { ids: [id] }, headers);
    expect(await asked.json()).toEqual({ missing: [id], unknown: [] });
  });

  it("knows nothing of the sigils of an earlier account of the same address", async () => {
    const { account, headers } = await signIn("free");
    const { id } = await make("I rest well", headers);
    await remove(id, headers);
    await createDatabase(env.DB)
      .update(users)
      .set({ createdAt: Date.now() + 1000 })
      .where(eq(users.id, account.userId));
    const asked = await post("/api/sigils/missing", { ids: [id] }, headers);
    expect(await asked.json()).toEqual({ missing: [], unknown: [id] });
  });
});

describe("sigils of a device that are taken into an account", () => {
  it("are drawn again by the server, to the same bytes, and keep their day", async () => {
    const { headers } = await signIn("free");
    const before = GenerateSigilResponse.parse(await (await generate({ intention: "I rest well" })).json());
    const [outcome] = await adopt([{ intention: "I rest well", method: "chaos" }], headers);
    const [kept] = (await list(headers)).sigils;
    expect(kept).toMatchObject({ issuedAt: "2026-11-01T08:00:00.000Z", answer: { ...before, id: outcome?.id } });
  });

  it("are drawn by the core that drew them: by the first one where they don't say which", async () => {
    const { headers } = await signIn("free");
    const path = findCoreOne({ method: "chaos", intention: "I rest well" });
    const [outcome] = await adopt([{ intention: "I rest well", coreVersion: undefined }], headers);
    const [kept] = (await list(headers)).sigils;
    expect(kept?.answer).toMatchObject({ id: outcome?.id, coreVersion: 1, sigilData: { svgPath: path } });
  });

  it("stay beside the one that another core drew from the same words", async () => {
    const { headers } = await signIn("free");
    await adopt([{ intention: "I rest well", coreVersion: 1 }], headers);
    const made = await make("I rest well", headers);
    await adopt([{ intention: "I rest well", coreVersion: 1 }], headers);
    const kept = (await list(headers)).sigils.map(({ answer }) => answer);
    expect(kept.map(({ coreVersion }) => coreVersion)).toEqual([CORE_VERSION, 1]);
    expect(kept[0]).toEqual(made);
    expect(new Set(kept.map(({ sigilData }) => sigilData.svgPath)).size).toBe(2);
  });

  it("stay on the device where nobody here knows their core, and say what to do", async () => {
    const { headers } = await signIn("free");
    const outcomes = await adopt([{ intention: "I rest well", coreVersion: 99 }], headers);
    expect(outcomes).toEqual([{ id: null, refusal: UNKNOWN_CORE_MESSAGE }]);
    expect((await list(headers)).total).toBe(0);
  });

  it("can’t come from the future", async () => {
    const { headers } = await signIn("free");
    await adopt([{ intention: "I rest well" }], headers, "2999-01-01T00:00:00.000Z");
    expect(Date.parse((await list(headers)).sigils[0]?.issuedAt ?? "")).toBeLessThanOrEqual(Date.now());
  });

  it("stay on the device where the account’s tier leaves their method out, and say why", async () => {
    const { headers } = await signIn("free");
    const recipes = [
      { intention: "I rest well" },
      { intention: "I grow", method: "custom", customOptions: CUSTOM_OPTIONS },
    ];
    const outcomes = await adopt(recipes, headers);
    expect(outcomes[0]).toMatchObject({ id: expect.any(String), refusal: null });
    expect(outcomes[1]).toMatchObject({ id: null, refusal: expect.stringContaining("Advanced tier") });
    expect(wordsOf(await list(headers))).toEqual(["I rest well"]);
  });

  it("come in with a tier that is really held, whatever the device says", async () => {
    const { headers } = await signIn("advanced");
    const [outcome] = await adopt([{ intention: "I grow", method: "custom", customOptions: CUSTOM_OPTIONS }], headers);
    expect(outcome?.refusal).toBeNull();
    expect((await list(headers)).sigils[0]?.tier).toBe("advanced");
  });

  it("are there once, taken twice, in two tabs at the same moment, or made before", async () => {
    const { headers } = await signIn("free");
    const made = await make("I rest well", headers);
    const [again] = await adopt([{ intention: "I rest well" }], headers);
    expect(again?.id).toBe(made.id);
    const tabs = await Promise.all([1, 2, 3, 4].map(() => adopt([{ intention: "I speak and am heard" }], headers)));
    expect(new Set(tabs.map(([outcome]) => outcome?.id)).size).toBe(1);
    expect((await list(headers)).total).toBe(2);
  });

  it("leave one alone that the account has already: neither its day nor its place changes", async () => {
    const { headers } = await signIn("free");
    await make("I rest well", headers);
    const before = await list(headers);
    await adopt([{ intention: "I rest well" }], headers);
    expect(await list(headers)).toEqual(before);
  });

  it.each([
    ["none at all", []],
    ["more than are drawn at once", Array.from({ length: 6 }, () => ({ intention: "I rest" }))],
    ["empty words", [{ intention: " " }]],
    ["a version of the core that is no number", [{ intention: "I rest", coreVersion: "2" }]],
  ])("are refused as %s", async (_case, recipes) => {
    const { headers } = await signIn("free");
    const issuedAt = "2026-11-01T08:00:00.000Z";
    const sent = { sigils: recipes.map((recipe) => ({ issuedAt, ...recipe })) };
    expect((await post("/api/sigils/adopt", sent, headers)).status).toBe(422);
  });
});
