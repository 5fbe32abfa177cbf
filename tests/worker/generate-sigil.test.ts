import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { GenerateSigilRequest, GenerateSigilResponse } from "#domain/contracts/sigils.ts";
import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import { compose } from "#worker/compose.ts";
import { createDatabase } from "#worker/db/database.ts";
import { sigils } from "#worker/db/schema/sigils.ts";
import { generateSigil } from "#worker/features/sigils/generate-sigil.ts";
import { SigilRepo } from "#worker/features/sigils/sigil-repo.ts";
import { signIn } from "./support/accounts.ts";
import { generate } from "./support/call.ts";
import { getValue } from "./support/get-value.ts";
import { losesAnswers } from "./support/losing-database.ts";
import { countSigils, readAllCells } from "./support/rows.ts";

const INTENTION = "I am confident and creative";
const { account: ACCOUNT, headers: SESSION } = await signIn("free");

async function drawn(body: unknown, headers: Record<string, string> = {}): Promise<GenerateSigilResponse> {
  const response = await generate(body, headers);
  expect(response.status).toBe(200);
  return GenerateSigilResponse.parse(await response.json());
}

async function readSigil(id: string | undefined): Promise<typeof sigils.$inferSelect> {
  const [row] = await createDatabase(env.DB)
    .select()
    .from(sigils)
    .where(eq(sigils.id, id ?? ""));
  if (!row) throw new Error("No sigil is stored.");
  return row;
}

describe("generating a sigil", () => {
  it.each([
    ["I am calm", null],
    ["I want to die", "self_harm"],
    ["I kill my boss", "harm"],
  ])("of “%s” is drawn, and tells of care: %s", async (intention, kind) => {
    const { care, sigilData } = await drawn({ intention });
    expect(sigilData.svgPath).toMatch(/^<path/);
    expect(care?.kind ?? null).toBe(kind);
  });

  it("returns the drawing, the letters that remain and steps to follow", async () => {
    const { sigilData, processedText } = await drawn({ intention: INTENTION, method: "chaos" });
    expect(processedText).toBe("MCNFDTRV");
    expect(sigilData.method).toBe("chaos");
    expect(sigilData.symbols.join("")).toBe("MCNFDTRV");
    expect(sigilData.svgPath).toMatch(/^<path d="M[^"<>]+"\/><path d="M[^"<>]+"\/>$/);
    expect(sigilData.steps.length).toBeGreaterThan(1);
  });

  it.each([
    ["`basic`, the client's value before it has loaded", { method: "basic" }],
    ["no method at all", {}],
  ])("takes %s for chaos", async (_case, choice) => {
    const chaos = await drawn({ intention: INTENTION, method: "chaos" });
    expect(await drawn({ intention: INTENTION, ...choice })).toEqual(chaos);
  });

  it("draws the same intention alike each time, and other intentions otherwise", async () => {
    const first = await drawn({ intention: INTENTION });
    expect(await drawn({ intention: `  ${INTENTION}\n` })).toEqual(first);
    expect((await drawn({ intention: "My garden grows" })).sigilData.svgPath).not.toBe(first.sigilData.svgPath);
  });

  it("takes 500 characters as a reader counts them, so 500 emoji too", async () => {
    await drawn({ intention: "🌙".repeat(500) });
  });

  it("takes what the wizards send along, and ignores it for chaos", async () => {
    const wizards = {
      customOptions: { concepts: ["love"] },
      ancestralData: null,
      elementalData: { fireChanneled: true },
    };
    const withWizards = await drawn({ intention: INTENTION, tier: "premium", email: null, ...wizards });
    expect(withWizards).toEqual(await drawn({ intention: INTENTION }));
  });
});

describe("a generated sigil", () => {
  it("is stored with nothing of it readable, and opens with the key alone", async () => {
    const intention = "Kestrels nest in my heart";
    const { id, sigilData, processedText } = await drawn({ intention }, SESSION);
    const cells = (await readAllCells()).join("\n");
    for (const secret of ["estrel", processedText, sigilData.svgPath, sigilData.steps[0] ?? intention]) {
      expect(cells).not.toContain(secret);
    }
    const { encryption } = compose(env);
    const row = await readSigil(id);
    const record = encryption.forRow("sigils", row.id);
    expect(await record.decrypt("intention", row.intention)).toBe(intention);
    expect(await record.decrypt("processed_text", row.processedText)).toBe(processedText);
    expect(JSON.parse(await record.decrypt("sigil_data", row.sigilData))).toEqual(sigilData);
  });

  it("can be drawn again, byte for byte, from the recipe that is stored with it", async () => {
    const { id, sigilData } = await drawn({ intention: INTENTION }, SESSION);
    const { encryption, engine } = compose(env);
    const row = await readSigil(id);
    const recipe = JSON.parse(await encryption.forRow("sigils", row.id).decrypt("recipe", row.recipe));
    expect(toSigilMarkup(engine.draw(recipe))).toBe(sigilData.svgPath);
  });

  it("belongs to the account, whatever e-mail the request names", async () => {
    const before = Date.now();
    const { id } = await drawn({ intention: INTENTION, email: "somebody@example.org" }, SESSION);
    const row = await readSigil(id);
    const { coreVersion } = compose(env).engine;
    expect(row).toMatchObject({ userId: ACCOUNT.userId, tier: "free", method: "chaos", coreVersion });
    expect(row.createdAt).toBeGreaterThanOrEqual(before);
    expect((await readAllCells()).join("\n")).not.toContain("somebody@");
  });

  it("is stored once where the database loses the answer to its commit", async () => {
    const { engine, clock, encryption } = compose(env);
    let isLost = false;
    const binding = losesAnswers(env.DB, () => {
      const isFirst = !isLost;
      isLost = true;
      return isFirst;
    });
    const deps = { engine, clock, repo: new SigilRepo(createDatabase(binding), encryption) };
    const before = await countSigils();
    const request = GenerateSigilRequest.parse({ intention: "Nobody loses my sigil" });
    const { id } = getValue(await generateSigil(deps, ACCOUNT, request));
    expect(isLost).toBe(true);
    expect(await countSigils()).toBe(before + 1);
    expect(await readSigil(id)).toMatchObject({ userId: ACCOUNT.userId });
  });

  it("for nobody in particular leaves not a row and not a byte, however many are drawn", async () => {
    const before = await readAllCells();
    for (let drawing = 0; drawing < 20; drawing += 1) {
      expect(await drawn({ intention: `${INTENTION} ${drawing}`, email: "somebody@example.org" })).not.toHaveProperty(
        "id",
      );
    }
    expect(await readAllCells()).toEqual(before);
  });
});

describe("a method of another tier", () => {
  it.each(["planetary", "custom", "ancestral", "elemental"])(
    "%s is refused with a message that names it and its tier, and nothing is stored",
    async (method) => {
      const before = await countSigils();
      const response = await generate({ intention: INTENTION, method });
      expect(response.status).toBe(403);
      const { code, message } = await response.json<{ code: string; message: string }>();
      expect(code).toBe("tier_required");
      expect(message.toLowerCase()).toContain(method);
      expect(message).toContain("Advanced tier");
      expect(await countSigils()).toBe(before);
    },
  );

  it.each(["advanced", "mastercrafted", "premium"])("stays locked for who only claims the tier %s", async (tier) => {
    const claim = { intention: INTENTION, method: "planetary", tier, email: "master@example.org" };
    expect((await generate(claim)).status).toBe(403);
  });
});
