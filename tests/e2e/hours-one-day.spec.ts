import type { Page } from "@playwright/test";
import { expect, shortRunHas, test } from "./support/test.ts";

interface Case {
  /** Place and present, as the test is called. */
  readonly name: string;
  readonly place: string;
  readonly now: string;
  /** The running planetary day, and the hour that it is. */
  readonly day: string;
  readonly hour: number;
  readonly range: string;
}

/** Each at an hour at which clocks, sun and calendar disagree about the day. */
const CASES: readonly Case[] = [
  {
    name: "Berlin, 02:30 on a Sunday",
    place: "lat=52.52&lon=13.405&tz=Europe/Berlin&place=Berlin",
    now: "2026-11-22T01:30:00Z",
    day: "2026-11-21",
    hour: 21,
    range: "2:29 AM (+1) – 3:46 AM (+1)",
  },
  {
    name: "London, in the night in which clocks go back",
    place: "lat=51.5074&lon=-0.1278&tz=Europe/London&place=London",
    now: "2026-10-25T01:30:00Z",
    day: "2026-10-24",
    hour: 20,
    range: "1:55 AM (+1) – 2:04 AM (+1)",
  },
  {
    name: "Longyearbyen, equal hours in the polar night",
    place: "lat=78.2232&lon=15.6267&tz=Arctic/Longyearbyen&place=Longyearbyen&hours=equal",
    now: "2026-12-21T01:30:00Z",
    day: "2026-12-20",
    hour: 21,
    range: "1:55 AM (+1) – 2:55 AM (+1)",
  },
  {
    name: "New York, seen from Berlin at 02:30",
    place: "lat=40.7128&lon=-74.006&tz=America/New_York&place=New%20York",
    now: "2026-11-22T01:30:00Z",
    day: "2026-11-21",
    hour: 16,
    range: "8:08 PM – 9:19 PM",
  },
  {
    name: "Kiritimati, a day ahead of its meridian",
    place: "lat=1.8721&lon=-157.4278&tz=Pacific/Kiritimati&place=Kiritimati",
    now: "2026-11-21T14:00:00Z",
    day: "2026-11-21",
    hour: 22,
    range: "3:15 AM (+1) – 4:15 AM (+1)",
  },
  {
    name: "Pago Pago, a day behind its neighbors",
    place: "lat=-14.2756&lon=-170.702&tz=Pacific/Pago_Pago&place=Pago%20Pago",
    now: "2026-11-22T13:30:00Z",
    day: "2026-11-21",
    hour: 21,
    range: "2:00 AM (+1) – 2:56 AM (+1)",
  },
  {
    name: "Apia, before sunrise",
    place: "lat=-13.8333&lon=-171.7667&tz=Pacific/Apia&place=Apia",
    now: "2026-11-22T13:30:00Z",
    day: "2026-11-22",
    hour: 21,
    range: "2:05 AM (+1) – 3:01 AM (+1)",
  },
  {
    name: "Reykjavik, in a night that begins after midnight",
    place: "lat=64.1466&lon=-21.9426&tz=Atlantic/Reykjavik&place=Reykjav%C3%ADk",
    now: "2026-06-22T00:30:00Z",
    day: "2026-06-21",
    hour: 14,
    range: "12:18 AM (+1) – 12:32 AM (+1)",
  },
  {
    name: "Longyearbyen, equal hours under the midnight sun",
    place: "lat=78.2232&lon=15.6267&tz=Arctic/Longyearbyen&place=Longyearbyen&hours=equal",
    now: "2026-06-21T00:30:00Z",
    day: "2026-06-20",
    hour: 20,
    range: "1:59 AM (+1) – 2:59 AM (+1)",
  },
];

const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });
const SHORT = new Intl.DateTimeFormat("en-US", { timeZone: "UTC" });

function toLong(day: string): string {
  return LONG.format(Date.parse(day));
}

/** Every part of the page that names a day or an hour says the same. */
async function expectOneDay(page: Page, { day, hour, range }: Case): Promise<void> {
  const long = toLong(day);
  await expect(
    page.getByRole("heading", { name: `Planetary Hours for ${SHORT.format(Date.parse(day))}` }),
  ).toBeVisible();
  await expect(page.getByLabel("Date", { exact: true })).toHaveValue(day);

  const card = page.getByRole("region", { name: "Current Planetary Hour" });
  await expect(card.locator(".current-hour-range")).toHaveText(range);
  await expect(card).toContainText(hour > 12 ? `This is hour ${hour}, in the night of` : `This is hour ${hour} of`);
  const planet = await card.locator("b").textContent();

  const row = page.getByRole("row").filter({ hasText: "Current" });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole("cell")).toHaveText([String(hour), range, `${planet}Current`]);

  const dial = page.getByRole("img", { name: /^Dial of/ });
  await expect(dial).toHaveAccessibleName(new RegExp(`planetary hours of ${long}, .*, hour ${hour}, of ${planet}\\.$`));
  await expect(dial.locator(".dial-current")).toHaveText(new RegExp(`^Hour ${hour}, ${planet}`));
  await expect(dial.locator(".dial-hand")).toHaveCount(1);
  await expect(page.locator(".hours-dial figcaption")).toContainText(long);

  const week = page.getByRole("region", { name: "The week" });
  await expect(week.getByRole("link", { name: ", now" })).toHaveAttribute("aria-current", "date");
}

/** The printed sheet shows the day of the screen, dial and tables alike. */
async function expectOneDayOnPaper(page: Page, { day, range }: Case): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".hours-dial figcaption")).toContainText(toLong(day));
  await expect(
    page.getByRole("heading", { name: `Planetary Hours for ${SHORT.format(Date.parse(day))}` }),
  ).toBeVisible();
  await expect(page.getByRole("cell").filter({ hasText: range })).toBeVisible();
  await expect(page.getByRole("region", { name: "Current Planetary Hour" })).toBeHidden();
  await expect(page.locator(".hours-badge")).toBeHidden();
  await expect(page.locator(".dial-hand, .dial-present-sign")).toHaveCount(2);
  await expect(page.locator(".dial-ruler-sign")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
}

test.describe("seen from Berlin", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  for (const [index, one] of CASES.entries()) {
    test(`the page shows one day: ${one.name}`, shortRunHas(index < 3), async ({ page }) => {
      await page.clock.setFixedTime(new Date(one.now));
      await page.goto(`/planetary-hours?${one.place}`);
      await expectOneDay(page, one);
      await expectOneDayOnPaper(page, one);
      await page.reload();
      await expectOneDay(page, one);
    });
  }

  test("a date that nobody chose follows the place, there and back", async ({ page }) => {
    // Sunday night in Berlin, Sunday morning in Tokyo and afternoon in Apia, Saturday evening in New York.
    await page.clock.setFixedTime(new Date("2026-11-22T02:00:00Z"));
    await page.goto(`/planetary-hours?${CASES[0]?.place}`);
    const heading = page.getByRole("heading", { name: /^Planetary Hours for/ });
    const location = page.getByRole("combobox", { name: "Location" });
    for (const [place, date] of [
      ["35.6895, 139.6917", "11/22/2026"],
      ["52.52, 13.405", "11/21/2026"],
      ["40.7128, -74.006", "11/21/2026"],
      ["-13.8333, -171.7667", "11/22/2026"],
    ] as const) {
      await location.fill(place);
      await page.getByRole("button", { name: "Calculate Planetary Hours" }).click();
      await expect(heading).toHaveText(`Planetary Hours for ${date}`);
      await expect(page.getByRole("row").filter({ hasText: "Current" })).toHaveCount(1);
    }
  });

  test("the page passes on to the next day at sunrise, and not at midnight", async ({ page }) => {
    await page.clock.install({ time: new Date("2026-11-21T22:58:30Z") });
    await page.goto(`/planetary-hours?${CASES[0]?.place}`);
    const heading = page.getByRole("heading", { name: /^Planetary Hours for/ });
    await expect(heading).toHaveText("Planetary Hours for 11/21/2026");
    await page.clock.runFor("05:00");
    await expect(page.getByText("By the calendar it is Sunday, November 22, marked (+1).")).toBeVisible();
    await expect(heading).toHaveText("Planetary Hours for 11/21/2026");
    await page.clock.fastForward("07:40:00");
    await page.clock.runFor("02:00");
    await expect(heading).toHaveText("Planetary Hours for 11/22/2026");
    await expect(page.getByRole("row").filter({ hasText: "Current" }).getByRole("cell").first()).toHaveText("1");
  });
});
