import { expect, type Locator } from "@playwright/test";

const LOOK_EVERY_MS = 300;

/** The path of a figure once two looks at it found the same: a preview follows a choice a moment later. */
export async function readSettledPath(figure: Locator): Promise<string> {
  let before: string | null = null;
  await expect
    .poll(
      async () => {
        const now = await figure.getAttribute("d");
        const isSettled = now !== null && now === before;
        before = now;
        return isSettled;
      },
      { intervals: [LOOK_EVERY_MS] },
    )
    .toBe(true);
  return before ?? "";
}
