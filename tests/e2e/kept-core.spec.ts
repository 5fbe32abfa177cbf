import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import { loadSigilEngine } from "#sigil-core/host/load-node.ts";
import { generate } from "./support/generate.ts";
import { expect, test } from "./support/test.ts";

const INTENTION = "I am calm and clear";
const ISSUED_AT = "2026-11-01T08:00:00.000Z";
const EARLIER_CORE = /core-1-.*\.wasm$/;

/** A sigil as a browser kept it before there were versions: without a number, and with what the first core drew. */
function keepFromCoreOne(): object {
  const drawing = loadSigilEngine().findVersion(1)?.draw({ method: "chaos", intention: INTENTION });
  if (!drawing) throw new Error("The first core is not kept.");
  const sigilData = { method: "chaos", svgPath: toSigilMarkup(drawing), symbols: ["M"], steps: ["Strike the vowels."] };
  return {
    issuedAt: ISSUED_AT,
    recipe: { method: "chaos", intention: INTENTION },
    tier: "free",
    answer: { sigilData, processedText: drawing.processedText },
  };
}

test("a sigil that the first core drew is replayed by it, and other sigils fetch no earlier core", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/");
  const card = await generate(page, INTENTION);
  await expect(card.getByRole("heading", { name: "Read the ring" })).toBeVisible();
  expect(fetched.filter((url) => EARLIER_CORE.test(url))).toEqual([]);

  await page.evaluate(
    ([kept, issuedAt]) => {
      localStorage.setItem("sigilCollection", JSON.stringify([kept]));
      sessionStorage.setItem("lastSigil", String(issuedAt));
    },
    [keepFromCoreOne(), ISSUED_AT] as const,
  );
  await page.reload();
  await expect(card.getByRole("button", { name: "Replay" })).toBeVisible();
  await expect(card.getByRole("heading", { name: "Read the ring" })).toHaveCount(0);
  expect(fetched.filter((url) => EARLIER_CORE.test(url))).toHaveLength(1);
});
