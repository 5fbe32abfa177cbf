import { ANIMATED_WEBP } from "#tests/support/pictures.ts";
import { bookElsewhere } from "./support/booked-session.ts";
import { lookAtPhone, lookEverywhere } from "./support/look-everywhere.ts";
import { becomeMaster } from "./support/master.ts";
import { letBegin, openOnItsDay } from "./support/practice.ts";
import { expect, test } from "./support/test.ts";

test("the master sends a picture after a session, and its client finds it by the mail", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { name, email, ...booked } = await bookElsewhere(browser, baseURL, "Pia Picture");
  await becomeMaster(page);
  const { time } = await letBegin(page, booked);
  const entry = await openOnItsDay(page, { ...booked, name, time });
  await entry.getByRole("button", { name: `Complete, ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Complete this consultation" });
  await dialog.getByLabel("Summary").fill("We spoke of three paths.");
  const file = (mimeType: string, fileName: string, buffer: Buffer) => ({ name: fileName, mimeType, buffer });
  const input = dialog.locator("input[type=file]");

  // What is no picture is refused before it is sent.
  await input.setInputFiles(file("image/png", "page.png", Buffer.from("<script>alert(1)</script>")));
  await expect(dialog.getByRole("alert")).toHaveText(
    "This is no PNG, JPEG or WebP picture. Please choose one of these.",
  );
  await lookAtPhone(page);
  // A WebP becomes a PNG in the browser, and an animation its first picture.
  await input.setInputFiles(file("image/webp", "drawing.webp", Buffer.from(ANIMATED_WEBP)));
  const picture = dialog.getByRole("img", { name: "The picture for the client" });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([16, 10]);
  await lookEverywhere(page);
  await dialog.getByRole("button", { name: "Complete", exact: true }).click();
  await expect(page.getByText(`${name} is sent your summary and led to your picture.`, { exact: true })).toBeVisible();

  // The client opens the link of the mail, with no session at all.
  const client = await browser.newContext({ baseURL: baseURL ?? "" });
  const clientPage = await client.newPage();
  let link = "";
  await expect(async () => {
    const mails: { to: string; subject: string; links: string[] }[] = await (
      await client.request.get("/dev/mailbox.json")
    ).json();
    const mail = mails.find(({ to, subject }) => to === email && subject === "After your session");
    link = mail?.links.find((url) => url.includes("/booking/")) ?? "";
    expect(link).not.toBe("");
  }).toPass();
  await clientPage.goto(link);
  const shown = clientPage.getByRole("img", { name: "The picture that the master sent you" });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(16);
  await lookEverywhere(clientPage);
  await client.close();
});
