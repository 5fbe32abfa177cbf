import type { Page } from "@playwright/test";
import { BUYER_EMAIL, becomeBuyer } from "./support/buyer.ts";
import { expect, forgiveFailedLoads, test } from "./support/test.ts";

test("the server knows a buyer by the session alone", async ({ page, context, conduct }) => {
  await page.goto("/");
  expect(await askForPlanetary(page)).toBe(403);
  await becomeBuyer(context);
  expect(await askForPlanetary(page)).toBe(200);
  expect(await askTier(page)).toEqual({ tier: "advanced" });
  forgiveFailedLoads(conduct, 403);
});

function askForPlanetary(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const body = JSON.stringify({ method: "planetary", intention: "I speak with ease" });
    const headers = { "Content-Type": "application/json" };
    return (await fetch("/api/sigils/generate", { method: "POST", headers, body })).status;
  });
}

function askTier(page: Page): Promise<unknown> {
  return page.evaluate(
    async (email) => (await fetch(`/api/user/${encodeURIComponent(email)}/tier`)).json(),
    BUYER_EMAIL,
  );
}
