import { expect, measureSidewaysScroll, shortRunHas, test } from "./support/test.ts";

const LONDON = "lat=51.5074&lon=-0.1278&tz=Europe/London&place=London,%20England";

/** Before sunrise on a Friday: Thursday's day still runs, and its last hours are marked. */
const FRIDAY_MORNING = new Date("2026-11-20T06:00:00Z");

/** How a browser of each language writes the same day and hour. */
const LANGUAGES = [
  {
    locale: "de-DE",
    numeric: "19.11.2026",
    full: "Donnerstag, 19. November 2026",
    range: "04:53 (+1) – 06:10 (+1)",
    sunset: "16:06",
    next: "Today, 07:27 – 08:10",
  },
  {
    locale: "en-US",
    numeric: "11/19/2026",
    full: "Thursday, November 19, 2026",
    range: "4:53 AM (+1) – 6:10 AM (+1)",
    sunset: "4:06 PM",
    next: "Today, 7:27 AM – 8:10 AM",
  },
];

for (const [index, { locale, numeric, full, range, sunset, next }] of LANGUAGES.entries()) {
  test.describe(`in a browser of ${locale}`, shortRunHas(index === 0), () => {
    test.use({ locale });

    test("dates and times are written as they are at home, and the file as it always is", async ({ page }) => {
      await page.clock.setFixedTime(FRIDAY_MORNING);
      await page.goto(`/planetary-hours?${LONDON}`);
      await expect(page.getByRole("heading", { name: `Planetary Hours for ${numeric}` })).toBeVisible();
      await expect(page.locator(".current-hour-range")).toHaveText(range);
      await expect(page.getByRole("row").filter({ hasText: "Current" }).getByRole("cell").nth(1)).toHaveText(range);
      await expect(page.locator(".sun-times dd").last()).toHaveText(sunset);
      await expect(page.locator(".hours-dial figcaption")).toContainText(full);
      await expect(page.getByRole("region", { name: "The next hour of each planet" })).toContainText(next);
      await expect(page.getByText("Europe/London (GMT)")).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download CSV" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("planetary-hours-2026-11-19.csv");
    });

    test("the times fit the narrowest phone", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.clock.setFixedTime(FRIDAY_MORNING);
      await page.goto(`/planetary-hours?${LONDON}`);
      await expect(page.getByRole("table")).toHaveCount(2);
      expect(await measureSidewaysScroll(page)).toBe(0);
      // A time that doesn't fit its cell would lie over the planet beside it.
      const overflows = await page
        .locator(".hours-table td:nth-child(2)")
        .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
      expect(overflows).toBe(0);
    });
  });
}
