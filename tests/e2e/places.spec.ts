import type { Locator, Page } from "@playwright/test";
import { findAxeViolations } from "./support/find-axe-violations.ts";
import { expect, measureSidewaysScroll, THEMES, test } from "./support/test.ts";

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

for (const { name, colorScheme } of THEMES) {
  test(`the open list fits the narrowest phone and is clean for assistive technology, in ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(PAGE);
    await getPlaceInput(page).pressSequentially("san");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    expect(await measureSidewaysScroll(page)).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
  });
}

test("the device says where it is, if its owner lets it", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: -0.1807, longitude: -78.4678 });
  await page.goto(PAGE);
  await page.getByRole("button", { name: "Detect Location" }).click();
  await expect(page.getByText("Location Detected", { exact: true })).toBeVisible();
  await expect(page.getByText("Current location: -0.1800, -78.4700")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("America/Guayaquil");
});

test("where the device does not say it, the page asks for a place by hand", async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole("button", { name: "Detect Location" }).click();
  await expect(page.getByText("Location Detection Failed", { exact: true })).toBeVisible();
  await expect(page.getByText("Please enter your location manually", { exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("This page may not ask where you are");
});
