import { expectHeading, newEmail, TERMS } from "./support/checkout.ts";
import { pressTabUntil } from "./support/keyboard.ts";
import { expect, forgiveFailedLoads, test } from "./support/test.ts";

const INTENTION = "I speak with ease before my whole team";

test("from a locked card to a planetary sigil by keyboard alone", async ({ page, conduct }) => {
  test.setTimeout(120_000);
  const { keyboard } = page;
  await page.goto("/");
  const words = page.getByRole("textbox", { name: "Your intention" });
  await pressTabUntil(page, words);
  await keyboard.type(INTENTION);
  const chaos = page.getByRole("radio", { name: /^Chaos magick/ });
  const planetary = page.getByRole("radio", { name: /^Planetary/ });
  await pressTabUntil(page, chaos);

  // The arrow reads about the locked card; Enter opens the way to it, and Escape leads back.
  await keyboard.press("ArrowRight");
  await expect(planetary).toBeFocused();
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Upgrade to Advanced" });
  await expect(dialog.getByRole("heading", { name: "Upgrade to Advanced" })).toBeFocused();
  await keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(planetary).toBeFocused();
  await keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Upgrade to Advanced" })).toBeFocused();
  await pressTabUntil(page, dialog.getByRole("textbox", { name: "Email address" }));
  await keyboard.type(newEmail());
  await keyboard.press("Enter");

  await expectHeading(page, "Payment");
  const terms = page.getByRole("checkbox", { name: TERMS });
  await pressTabUntil(page, terms);
  await keyboard.press("Space");
  await expect(terms).toBeChecked();
  await expect(terms).toBeFocused();
  await pressTabUntil(page, page.getByRole("textbox", { name: "Card number" }));
  await keyboard.type("4000000000000002");
  await keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Expiry" })).toBeFocused();
  await keyboard.type("12/40");
  await keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Security code" })).toBeFocused();
  await keyboard.type("123");

  // Declined: the focus stays where it was, so that another card is a few keys away.
  await keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Your card was declined." }).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Security code" })).toBeFocused();
  await keyboard.press("Shift+Tab");
  await keyboard.press("Shift+Tab");
  await expect(page.getByRole("textbox", { name: "Card number" })).toBeFocused();
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type("4242424242424242");
  await pressTabUntil(page, page.getByRole("button", { name: /^Pay / }));
  await keyboard.press("Enter");

  await expectHeading(page, "Payment Successful");
  await pressTabUntil(page, page.getByRole("link", { name: "Open the five methods" }));
  await keyboard.press("Enter");
  await expect(planetary).toBeChecked();
  await expect(words).toHaveValue(INTENTION);
  await pressTabUntil(page, page.getByRole("button", { name: "Generate Your Sigil" }));
  await keyboard.press("Enter");
  const card = page.getByRole("article", { name: "Your sigil" });
  await expect(page.getByRole("table", { name: "The square of Mercury" })).toBeVisible();
  await pressTabUntil(page, card.getByRole("button", { name: "Trace" }));
  forgiveFailedLoads(conduct, 402);
});
