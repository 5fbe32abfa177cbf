import type { Locator, Page } from "@playwright/test";
import { findAxeViolations } from "./support/find-axe-violations.ts";
import { expect, measureSidewaysScroll, shortRunHas, THEMES, test } from "./support/test.ts";

const PAGE = "/planetary-hours";

function getPlaceInput(page: Page): Locator {
  return page.getByRole("combobox", { name: "Location" });
}

/** The files of the gazetteer that a page asks for. */
function listShards(page: Page): readonly string[] {
  const shards: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".txt")) shards.push(pathname);
  });
  return shards;
}

test("nothing of the gazetteer is fetched before somebody types", async ({ page }) => {
  const shards = listShards(page);
  for (const path of ["/", PAGE]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  await getPlaceInput(page).focus();
  expect(shards).toEqual([]);
});

test("a town is found by the keyboard alone, for a file a keystroke at most, and without a network from then on", async ({
  page,
  context,
}) => {
  const shards = listShards(page);
  await page.goto(PAGE);
  await getPlaceInput(page).pressSequentially("london on", { delay: 30 });
  await expect(page.getByRole("option")).toHaveText(["London, Ontario, Canada"]);
  expect(shards).toHaveLength(2);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Current location: London, Ontario, Canada")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("America/Toronto");

  await context.setOffline(true);
  await getPlaceInput(page).fill("");
  await getPlaceInput(page).pressSequentially("lond");
  await expect(page.getByRole("option").first()).toHaveText("London, England, United Kingdom");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Current location: London, England, United Kingdom")).toBeVisible();
});

for (const [index, { name, colorScheme }] of THEMES.entries()) {
  test(
    `the open list fits the narrowest phone and is clean for assistive technology, in ${name}`,
    shortRunHas(index === 0),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(PAGE);
      await getPlaceInput(page).pressSequentially("san");
      await expect(page.getByRole("option").first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
      expect(await measureSidewaysScroll(page)).toBe(0);
      expect(await findAxeViolations(page)).toEqual([]);
    },
  );
}

test("the device says where it is, if its owner lets it", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: -0.1807, longitude: -78.4678 });
  await page.goto(PAGE);
  await page.getByRole("button", { name: "Detect Location" }).click();
  await expect(page.getByText("Location Detected", { exact: true })).toBeVisible();
  await expect(page.getByText("Current location: Quito, Ecuador")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("America/Guayaquil");
  await expect(page.getByRole("heading", { name: /^Planetary Hours for/ })).toBeVisible();
  await expect(page).toHaveURL(/[?&]lat=-0\.18&/);
});

test.describe("on a first visit", () => {
  const zones = [
    ["Asia/Calcutta", "Kolkata, West Bengal, India", "Asia/Kolkata", "11/22/2026"],
    ["Europe/Berlin", "Berlin, Germany", "Europe/Berlin", "11/21/2026"],
    ["America/New_York", "New York, United States", "America/New_York", "11/21/2026"],
  ] as const;

  for (const [index, [timezoneId, town, zone, date]] of zones.entries()) {
    test(
      `the page begins in the town of the browser’s zone, ${timezoneId}`,
      shortRunHas(index === 0),
      async ({ browser }) => {
        const context = await browser.newContext({ timezoneId });
        const page = await context.newPage();
        await page.clock.setFixedTime(new Date("2026-11-22T01:30:00Z"));
        await page.goto(PAGE);
        await expect(page.getByText(`Current location: ${town}`)).toBeVisible();
        await expect(page.getByText(/^Taken from your device’s time zone\./)).toBeVisible();
        await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue(zone);
        await expect(page.getByRole("heading", { name: `Planetary Hours for ${date}` })).toBeVisible();
        await expect(page.getByRole("row").filter({ hasText: "Current" })).toHaveCount(1);
        // Nobody chose it, so the field is free for the visitor's own place, and it is not remembered.
        await expect(getPlaceInput(page)).toHaveValue("");
        await getPlaceInput(page).fill("48.8566, 2.3522");
        await page.getByRole("button", { name: "Calculate Planetary Hours" }).click();
        await expect(page.getByText("Current location: 48.8566, 2.3522")).toBeVisible();
        await expect(page.getByText(/^Taken from your device’s time zone\./)).toHaveCount(0);
        await page.goto(PAGE);
        await expect(page.getByText("Current location: 48.8566, 2.3522")).toBeVisible();
        await context.close();
      },
    );
  }

  test("the page asks for a place where no town stands for the zone", async ({ page }) => {
    await page.goto(PAGE);
    await page.waitForLoadState("networkidle");
    await expect(page.getByText(/^Say where you are, and this clock shows/)).toBeVisible();
  });
});

test("the open list lies over no button", async ({ page }) => {
  await page.goto(PAGE);
  await getPlaceInput(page).pressSequentially("san");
  await expect(page.getByRole("option").first()).toBeVisible();
  const list = await page.getByRole("listbox").boundingBox();
  const button = await page.getByRole("button", { name: "Calculate Planetary Hours" }).boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  // A press on the button is one, although the list closes.
  await page.getByRole("button", { name: "Calculate Planetary Hours" }).click();
  await expect(page.getByRole("heading", { name: /^Planetary Hours for/ })).toBeVisible();
});

test("where the device does not say it, the page asks for a place by hand", async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole("button", { name: "Detect Location" }).click();
  await expect(page.getByText("Location Detection Failed", { exact: true })).toBeVisible();
  await expect(page.getByText("Please enter your location manually", { exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("This page may not ask where you are");
});
