import { expect, forgive, test } from "./support/test.ts";

const MESSAGE = "My guide has a blank page where the sigil should be.";

test.describe("the support form", () => {
  test("gives a ticket number, by keyboard alone, and mails it", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("textbox", { name: "Full name" }).focus();
    await page.keyboard.type("Ada Lovelace");
    await page.keyboard.press("Tab");
    await page.keyboard.type("ada.contact@example.org");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("combobox", { name: "Request type" })).toBeFocused();
    await page.keyboard.type("Tech");
    await page.keyboard.press("Tab");
    await page.keyboard.type(MESSAGE);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const heading = page.getByRole("heading", { level: 2, name: "Request Submitted" });
    await expect(heading).toBeFocused();
    const ticketNumber = await page.getByText(/^SIG-[0-9A-Z]{8}$/).textContent();
    await expect(
      page.getByText(`Your support ticket ${ticketNumber} was created successfully.`, { exact: true }),
    ).toBeVisible();
    const listReceivers = async (): Promise<readonly string[]> => {
      const mails: { to: string; subject: string }[] = await (await page.request.get("/dev/mailbox.json")).json();
      return mails
        .filter(({ subject }) => subject.includes(ticketNumber ?? "-"))
        .map(({ to }) => to)
        .toSorted();
    };
    await expect.poll(listReceivers).toEqual(["ada.contact@example.org", "master@sigilarium.test"]);
  });

  test("keeps the draft over a reload and a detour", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("textbox", { name: "Message" }).fill(MESSAGE);
    await page.getByRole("combobox", { name: "Request type" }).selectOption({ label: "Feedback" });
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(MESSAGE);
    await page.goto("/");
    await page.goto("/contact");
    await expect(page.getByRole("combobox", { name: "Request type" })).toHaveValue("feedback");
  });

  test("without a network keeps everything and says what to do", async ({ page, context, conduct }) => {
    await page.goto("/contact");
    await page.getByRole("textbox", { name: "Full name" }).fill("Ada Lovelace");
    await page.getByRole("textbox", { name: "Email address" }).fill("ada@example.org");
    await page.getByRole("combobox", { name: "Request type" }).selectOption({ label: "Other" });
    await page.getByRole("textbox", { name: "Message" }).fill(MESSAGE);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Submit Request" }).click();
    await expect(page.getByText("Submission Failed", { exact: true })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(MESSAGE);
    // The browser itself reports the failed request.
    forgive(conduct, "net::ERR_INTERNET_DISCONNECTED");
  });
});
