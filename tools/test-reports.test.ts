import { expect, it } from "vitest";
import { countPlaywright, formatClosing, listSecondTries } from "./test-reports.mjs";

const STRICT_MODE = "Error: strict mode violation\n2 elements";

const REPORT = {
  stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 1 },
  suites: [
    {
      specs: [{ file: "home.spec.ts", line: 3, title: "opens", tests: [{ status: "expected", results: [{}] }] }],
      suites: [
        {
          specs: [
            {
              ...{ file: "desk.spec.ts", line: 7, title: "lists sessions" },
              tests: [
                { status: "flaky", results: [{ error: { message: `\u001b[31m${STRICT_MODE}\u001b[39m\n` } }, {}] },
              ],
            },
          ],
        },
      ],
    },
  ],
};

it("a browser test that passed in its second try has passed, a skipped one has failed", () => {
  expect(countPlaywright(REPORT)).toEqual({ passed: 6, failed: 3 });
});

it("tests that needed a second try are found in nested suites, with the error of the first try", () => {
  expect(listSecondTries(REPORT)).toEqual([{ name: "desk.spec.ts:7 lists sessions", error: STRICT_MODE }]);
});

it("the closing line names second tries only where there are any", () => {
  const count = { passed: 6, failed: 0 };
  expect(formatClosing(count, [])).toBe("tests: 6 passed, 0 failed");
  expect(formatClosing(count, listSecondTries(REPORT))).toBe(
    [
      "Needed a second try:",
      "desk.spec.ts:7 lists sessions",
      "    Error: strict mode violation",
      "    2 elements",
      "",
      "tests: 6 passed, 0 failed, 1 at the second try",
    ].join("\n"),
  );
});
