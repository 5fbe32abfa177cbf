import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { becomeBuyer } from "./support/buyer.ts";
import { findAxeViolations } from "./support/find-axe-violations.ts";
import { generate } from "./support/generate.ts";
import { readSettledPath } from "./support/read-settled.ts";
import { expect, test } from "./support/test.ts";

const INTENTION = "I am calm and clear";
const PNG_SIGNATURE = "89504e470d0a1a0a";

async function save(page: Page, name: string): Promise<{ readonly fileName: string; readonly bytes: Buffer }> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  const download = await downloading;
  await expect(page.getByText("Download Complete", { exact: true })).toBeVisible();
  return { fileName: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test.describe("a sigil that is taken along", () => {
  for (const [name, cornerAlpha, ending] of [
    ["PNG on vellum", 255, /\d\.png$/],
    ["PNG, transparent", 0, /\d-transparent\.png$/],
  ] as const) {
    test(`as ${name} is 2048 px wide, its ground as it was asked for`, async ({ page }) => {
      await page.goto("/");
      await generate(page, INTENTION);
      const { fileName, bytes } = await save(page, name);
      expect(fileName).toMatch(/^sigil-chaos-/);
      expect(fileName).toMatch(ending);
      expect(bytes.subarray(0, 8).toString("hex")).toBe(PNG_SIGNATURE);
      const seen = await page.evaluate(async (base64) => {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        const pen = canvas.getContext("2d");
        pen?.drawImage(image, 0, 0);
        const { data } = pen?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        let inkedPixels = 0;
        for (let index = 0; index < data.length; index += 4)
          if ((data[index] ?? 255) < 60 && data[index + 3] === 255) inkedPixels += 1;
        return {
          width: canvas.width,
          height: canvas.height,
          cornerAlpha: data[3],
          inkShare: inkedPixels / (canvas.width * canvas.height),
        };
      }, bytes.toString("base64"));
      expect(seen).toMatchObject({ width: 2048, height: 2048, cornerAlpha });
      expect(seen.inkShare).toBeGreaterThan(0.02);
    });
  }

  test("as a sheet to print is a PDF with its fonts and paths in it", async ({ page }) => {
    await page.goto("/");
    await generate(page, INTENTION);
    const { fileName, bytes } = await save(page, "Sheet to print (PDF)");
    expect(fileName).toMatch(/^sigil-chaos-.*\.pdf$/);
    expect(bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
    expect(bytes.length).toBeGreaterThan(5000);
  });

  test("is copied as a picture", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/");
    await generate(page, INTENTION);
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByRole("button", { name: "Copied", exact: true })).toBeVisible();
    const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
    expect(types).toEqual(["image/png"]);
  });
});

test("a sigil is traced to its end with a mouse along its own strokes", async ({ page }) => {
  await page.goto("/");
  await generate(page, INTENTION);
  await page.getByRole("button", { name: "Trace" }).click();
  const sheet = page.getByRole("slider", { name: "Trace the sigil" });
  const box = await sheet.boundingBox();
  if (!box) throw new Error("The sheet is not on the screen.");
  for (let strokes = 0; strokes < 60 && (await page.locator(".tracing-next").count()) > 0; strokes += 1) {
    const points = await page.locator(".tracing-next").evaluate((path) => {
      if (!(path instanceof SVGGeometryElement)) return [];
      const lengthPx = path.getTotalLength();
      return Array.from({ length: 13 }, (_, index) => path.getPointAtLength((lengthPx * index) / 12)).map(
        ({ x, y }) => [x, y],
      );
    });
    for (const [index, [x = 0, y = 0]] of points.entries()) {
      await page.mouse.move(box.x + (x / 512) * box.width, box.y + (y / 512) * box.height);
      if (index === 0) await page.mouse.down();
    }
    await page.mouse.up();
  }
  await expect(page.getByText("The mark is traced.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: "Trace" })).toBeFocused();
});

test("the collection outlives a reload; a sigil in it is opened again, deleted, and brought back", async ({ page }) => {
  await page.goto("/");
  const card = await generate(page, INTENTION);
  const pathsOf = (picture: Locator) =>
    picture.locator("path").evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
  const picture = card.getByRole("img", { name: `Your sigil for “${INTENTION}”` });
  // While it writes itself the mark is in pieces.
  await expect(picture.locator("mask")).toHaveCount(0);
  const made = await pathsOf(picture);
  await page.reload();
  await expect(page.getByRole("article", { name: "Your sigil" })).toBeVisible();
  await page.getByRole("button", { name: "Your collection" }).click();
  const dialog = page.getByRole("dialog", { name: "Your collection" });
  await expect(dialog).toContainText("Kept on this device only");
  await dialog.getByRole("button", { name: /^Delete the sigil/ }).click();
  await expect(dialog.getByText(/Nothing is kept here yet/)).toBeVisible();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await dialog.getByRole("button", { name: /^Open the sigil/ }).click();
  await expect(dialog).toBeHidden();
  const opened = page
    .getByRole("article", { name: "Your sigil" })
    .getByRole("img", { name: `Your sigil for “${INTENTION}”` });
  await expect(opened).toBeVisible();
  await expect.poll(() => pathsOf(opened)).toEqual(made);
});

test("a finished sigil takes the focus, and is what the page prints", async ({ page }) => {
  await page.goto("/");
  const card = await generate(page, INTENTION);
  await expect(card).toBeFocused();
  await page.emulateMedia({ media: "print" });
  await expect(card.getByRole("img", { name: `Your sigil for “${INTENTION}”` })).toBeVisible();
  await expect(card.getByRole("list").last()).toBeVisible();
  for (const name of ["Pricing", "What would you set in motion?"]) {
    await expect(page.getByRole("heading", { name })).toBeHidden();
  }
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByText(/comes with Advanced/)).toBeHidden();
});

test("a buyer chooses the planet, and the server draws under it what the preview showed", async ({ page, context }) => {
  await becomeBuyer(context);
  await page.goto("/");
  await page.locator('[data-card="planetary"][data-locked="false"]').click();
  await page.getByRole("textbox", { name: "Your intention" }).fill("I open my own bakery");
  await expect(page.getByText("Suggested: Jupiter, because “bakery” belongs to it.")).toBeVisible();
  await page.getByRole("radio", { name: "Venus" }).check();
  await expect(page.getByText(/^Your own choice\. Venus rules/)).toBeVisible();
  const figureOf = (picture: Locator) => picture.locator("path").last();
  const preview = await readSettledPath(figureOf(page.getByRole("img", { name: /^Preview of the sigil/ })));
  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
  const card = page.getByRole("article", { name: "Your sigil" });
  await expect(card.getByText("Work under Venus, the planet of your own choice. Its day is Friday.")).toBeVisible();
  const drawing = page.getByRole("img", { name: "Your sigil for “I open my own bakery”" });
  await expect(figureOf(drawing)).toHaveAttribute("d", preview);
});

test("a buyer sees the way over the square and the plan for the planet's day", async ({ page, context }) => {
  await becomeBuyer(context);
  await page.goto("/");
  await page.locator('[data-card="planetary"][data-locked="false"]').click();
  await page.getByRole("textbox", { name: "Your intention" }).fill("I dream clearly and come home");
  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
  const card = page.getByRole("article", { name: "Your sigil" });
  await expect(card.getByText(/The square of the Moon/)).toBeVisible();
  await expect(card.getByRole("region", { name: "Your activation plan" })).toContainText("On a Monday");
  const plan = card.getByRole("region", { name: "Your activation plan" });
  await plan.getByRole("button", { name: "Choose your own place" }).click();
  await expect(plan.getByRole("combobox", { name: "Location" })).toBeFocused();
  await page.keyboard.type("lisb");
  await plan.getByRole("option", { name: "Lisbon (Lisboa), Portugal" }).click();
  await plan.getByRole("button", { name: "Show its hours" }).click();
  await expect(plan.getByText("The next hours of the Moon at Lisbon, Portugal:")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});
