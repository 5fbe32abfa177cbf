import { test as base, expect, type Page, type TestDetails } from "@playwright/test";

/** What a page did that no page may do: it wrote to the console, threw, or asked another machine for something. */
interface Conduct {
  readonly complaints: string[];
}

/** A visitor's address, made up from the test's id; the platform writes it in production, and nobody does on this machine. */
function toAddress(testId: string): string {
  let sum = 0;
  for (const letter of testId) sum = (sum * 31 + letter.charCodeAt(0)) % 0x1_00_00_00;
  return `10.${sum >> 16}.${(sum >> 8) & 255}.${sum & 255}`;
}

/** Every browser test fails where the page warns, throws, or looks anything up beyond this machine. */
export const test = base.extend<{ conduct: Conduct }>({
  // Each test is a visitor whose calls are counted apart from the others'.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId }) =>
    use({ ...extraHTTPHeaders, "CF-Connecting-IP": toAddress(testId) }),
  conduct: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") complaints.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
      page.on("request", (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith("http") && hostname !== "localhost") complaints.push(`request to ${hostname}`);
      });
      await use({ complaints });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The responses that a test provokes on purpose show up in the browser's console as failed loads; this takes them out. */
export function forgiveFailedLoads(conduct: Conduct, status: number): void {
  forgive(conduct, `status of ${status}`);
}

/** Takes out the complaints that hold these words, which the test has caused. */
export function forgive({ complaints }: Conduct, words: string): void {
  const others = complaints.filter((complaint) => !complaint.includes(words));
  complaints.splice(0, complaints.length, ...others);
}

/** Whether this is `npm run test:long`, which looks at more of the same. */
export const IS_LONG_RUN = process.env.LONG !== undefined;

/**
 * The details of a test that is repeated for many inputs: `npm test` has it for those that differ most, `npm run test:long` for all of them.
 */
export function shortRunHas(isInShortRun: boolean): TestDetails {
  return isInShortRun ? {} : { tag: "@long" };
}

/** The details of a test of which `npm test` has the heart elsewhere, by the keyboard or in the Worker; only `npm run test:long` has it. */
export const LONG_RUN_ONLY: TestDetails = { tag: "@long" };

/** Both looks of the product. */
export const THEMES = [
  { name: "vellum", colorScheme: "light" },
  { name: "nocturne", colorScheme: "dark" },
] as const;

/** The widths that every page is looked at in, px. */
export const WIDTHS_PX = [320, 768, 1280] as const;

/** How far the page can be scrolled sideways, px; 0 is right. */
export function measureSidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
