import { readFile } from "node:fs/promises";
import { pressTabUntil } from "./support/keyboard.ts";
import { readSettledPath } from "./support/read-settled.ts";
import { expect, test } from "./support/test.ts";

const INTENTION = "I am confident and creative";

test("a visitor types an intention, sees it drawn, generates it and downloads a picture of the same path", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your intention" }).fill(INTENTION);

  const preview = page.getByRole("img", { name: `Preview of the sigil for “${INTENTION}”` });
  await readSettledPath(preview.locator("path").last());
  const previewPaths = await preview
    .locator("path")
    .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));

  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
  await expect(page.getByText("Sigil Generated!", { exact: true })).toBeVisible();
  await expect(page.getByText("Your mystical sigil has been created successfully.", { exact: true })).toBeVisible();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const download = await downloading;
  await expect(page.getByText("Your sigil has been downloaded as an SVG file.", { exact: true })).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^sigil-chaos-.*\d{4}.*\.svg$/);

  const svg = await readFile(await download.path(), "utf8");
  const file = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
    await image.decode();
    const paths = new DOMParser().parseFromString(source, "image/svg+xml").querySelectorAll("path");
    return {
      width: image.naturalWidth,
      height: image.naturalHeight,
      paths: [...paths].map((path) => path.getAttribute("d")),
    };
  }, svg);
  expect(file).toMatchObject({ width: 800, height: 600 });
  expect(previewPaths.length).toBeGreaterThan(0);
  for (const path of previewPaths) expect(file.paths).toContain(path);
});

test("an empty intention is refused in words, and nothing is asked of the server", async ({ page }) => {
  let isServerAsked = false;
  page.on("request", (request) => {
    if (request.url().includes("/api/sigils/generate")) isServerAsked = true;
  });
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your intention" }).fill("   ");
  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
  await expect(page.getByText("Intention Required", { exact: true })).toBeVisible();
  await expect(page.getByText("Please enter your intention before generating a sigil.", { exact: true })).toBeVisible();
  expect(isServerAsked).toBe(false);
});

test("the button of the hero leads to the generator", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("link", { name: "Start Creating Your Sigil" })
    .or(page.getByRole("button", { name: "Start Creating Your Sigil" }))
    .click();
  await expect(page.locator("#generator")).toBeInViewport();
});

test("a sigil can be made with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  const intention = page.getByRole("textbox", { name: "Your intention" });
  await pressTabUntil(page, intention);
  await page.keyboard.type("My home is safe");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByText("Sigil Generated!", { exact: true })).toBeVisible();
});

test("copied HTML is pasted without its tags, and one undo brings back what was there", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/");
  const box = page.getByRole("textbox", { name: "Your intention" });
  await box.fill("I know: ");
  await box.press("End");
  await page.evaluate(() => navigator.clipboard.writeText("<b>I am bold</b>"));
  await page.keyboard.press("ControlOrMeta+V");
  await expect(box).toHaveValue("I know: I am bold");
  await expect(page.getByRole("img", { name: "Preview of the sigil for “I know: I am bold”" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(box).toHaveValue("I know: ");
});
