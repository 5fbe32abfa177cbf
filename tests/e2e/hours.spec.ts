import { readFile } from "node:fs/promises";
import { awaitScripts } from "./support/find-script.ts";
import { expect, forgive, test } from "./support/test.ts";

const LONDON = "lat=51.5074&lon=-0.1278&tz=Europe/London&place=London,%20England";
const FRIDAY_AFTERNOON = new Date("2026-11-20T14:12:00Z");

test("a visitor works out the hours of a town by keyboard alone, and finds it again on the next visit", async ({
  page,
}) => {
  await page.clock.setFixedTime(FRIDAY_AFTERNOON);
  await page.goto("/planetary-hours");
  await page.getByRole("combobox", { name: "Location" }).focus();
  await page.keyboard.type("Reykjavik");
  // The list of the first letters may still stand while the last of them are looked up.
  const town = page.getByRole("option").first();
  await expect(town).toContainText(/^Reykjav/);
  await expect(async () => {
    if ((await town.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
    await expect(town).toHaveAttribute("aria-selected", "true", { timeout: 1000 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Current location: Reykjav/)).toBeVisible();
  await page.getByRole("combobox", { name: "Location" }).press("Enter");
  await expect(page.getByText("Calculation Complete", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Planetary Hours for 11/20/2026" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Day Hours (Sunrise to Sunset)" }).getByRole("row")).toHaveCount(13);
  await page.goto("/planetary-hours");
  await expect(page.getByRole("heading", { name: "Planetary Hours for 11/20/2026" })).toBeVisible();
});

test("a link opens its day at its place, whatever the visitor's own clocks show", async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: "Pacific/Apia" });
  const page = await context.newPage();
  await page.clock.setFixedTime(FRIDAY_AFTERNOON);
  await page.goto(`/planetary-hours?${LONDON}&date=2026-11-20`);
  const row = page.getByRole("row").filter({ hasText: "Current" });
  await expect(row).toHaveText("101:55 PM – 2:39 PMMoonCurrent");
  await page.getByRole("link", { name: "Next day" }).click();
  await expect(page.getByRole("heading", { name: "Planetary Hours for 11/21/2026" })).toBeVisible();
  await expect(page.getByText("Current", { exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(row).toBeVisible();
  await context.close();
});

test("the table is saved as it is", async ({ page }) => {
  await page.goto(`/planetary-hours?${LONDON}&date=2026-11-20`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("planetary-hours-2026-11-20.csv");
  const lines = (await readFile(await download.path(), "utf8")).split("\n");
  expect(lines[0]).toBe("\uFEFFHour,Time Range,Planet,Symbol,Period");
  expect(lines[13]).toBe('13,"16:05 – 17:22",Mars,♂\uFE0E,Night');
});

test("once loaded the page calculates without a network", async ({ page, context, conduct }) => {
  const missed: string[] = [];
  // The browser asks for the icon again with each address, and does without it.
  page.on("requestfailed", (request) => !request.url().endsWith("/favicon.svg") && missed.push(request.url()));
  await page.goto(`/planetary-hours?${LONDON}&date=2026-11-20`);
  // The toasts' code comes with the first act, whatever that is.
  await page.getByRole("heading", { level: 1 }).click();
  await awaitScripts(page, "swipeThreshold");
  await context.setOffline(true);
  const location = page.getByRole("combobox", { name: "Location" });
  await location.fill("48.8566, 2.3522");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.getByLabel("Date", { exact: true }).fill("2027-02-03");
  await page.getByRole("button", { name: "Calculate Planetary Hours" }).click();
  await expect(page.getByRole("heading", { name: "Planetary Hours for 2/3/2027" })).toBeVisible();
  await page.getByRole("link", { name: "Next day" }).click();
  await expect(page.getByRole("heading", { name: "Planetary Hours for 2/4/2027" })).toBeVisible();
  expect(missed).toEqual([]);
  forgive(conduct, "ERR_INTERNET_DISCONNECTED");
});

test("the printed sheet holds the day and nothing that can only be operated", async ({ page }) => {
  await page.goto(`/planetary-hours?${LONDON}&date=2026-11-20`);
  await expect(page.getByRole("heading", { name: "Planetary Hours for 11/20/2026" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table")).toHaveCount(2);
  await expect(
    page.getByText(/^London, England, by its own clocks: Europe\/London \(GMT\)\. Traditional hours/),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Calculation Settings" })).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
});
