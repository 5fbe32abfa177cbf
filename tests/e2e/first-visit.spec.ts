import { expect, forgive, forgiveFailedLoads, LONG_RUN_ONLY, measureSidewaysScroll, test } from "./support/test.ts";

/** What the browser and the router write to the console about a file that no network brings. */
const OFFLINE_WORDS = [
  "net::ERR_INTERNET_DISCONNECTED",
  "Failed to fetch dynamically imported module",
  "Unable to preload CSS",
];
const ARABIC = "أنا هادئ وواضح اليوم، وبيتي آمن";

test.describe("a visitor whose network goes after the page has come", () => {
  test.beforeEach(async ({ page, context }) => {
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
  });

  test.afterEach(({ conduct }) => {
    for (const words of OFFLINE_WORDS) forgive(conduct, words);
  });

  test("is told in words that nothing could be generated, and keeps what they wrote", async ({ page }) => {
    const box = page.getByRole("textbox", { name: "Your intention" });
    await box.fill("I am calm");
    await page.getByRole("button", { name: "Generate Your Sigil" }).click();
    await expect(page.getByRole("alert").getByText("Generation Failed")).toBeVisible();
    await expect(page.getByRole("alert").getByText(/check your connection, then try again/)).toBeVisible();
    await expect(box).toHaveValue("I am calm");
  });

  test("keeps the application where the next page can't be fetched", async ({ page, context }) => {
    await page.getByRole("link", { name: "Planetary Hours", exact: true }).click();
    await expect(page.getByRole("heading", { name: "This page would not open" })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /Planetary Hours/ })).toBeVisible();
  });
});

test("a page whose script does not come says so instead of staying empty", async ({ page, conduct }) => {
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.fulfill({ status: 503 }));
  await page.goto("/");
  await expect(page.getByText("Sigilarium did not arrive whole.")).toBeInViewport();
  forgiveFailedLoads(conduct, 503);
});

test("words written from right to left stand so wherever they are shown", LONG_RUN_ONLY, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const box = page.getByRole("textbox", { name: "Your intention" });
  await box.fill(ARABIC);
  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
  const caption = page.getByRole("article", { name: "Your sigil" }).getByText(`“${ARABIC}”`, { exact: true });
  for (const place of [box, page.getByRole("textbox", { name: /Type your own words/ }), caption]) {
    await expect(place).toHaveCSS("direction", "rtl");
  }
  expect(await measureSidewaysScroll(page)).toBe(0);
});

test("words that are being written outlive a reload, a sigil a visit to another page", async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("textbox", { name: "Your intention" });
  await box.fill("I am calm");
  await page.reload();
  await expect(box).toHaveValue("I am calm");
  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
  await expect(page.getByRole("article", { name: "Your sigil" })).toBeVisible();
  await page.getByRole("link", { name: "Contact", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: /Contact/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("img", { name: "Your sigil for “I am calm”" })).toBeVisible();
});

test("a double click orders one sigil", async ({ page }) => {
  let orders = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/sigils/generate")) orders += 1;
  });
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your intention" }).fill("I am calm");
  const button = page.getByRole("button", { name: "Generate Your Sigil" });
  await button.dblclick({ delay: 80 });
  await expect(page.getByText("Sigil Generated!", { exact: true })).toBeVisible();
  await expect(button).toBeVisible();
  expect(orders).toBe(1);
});
