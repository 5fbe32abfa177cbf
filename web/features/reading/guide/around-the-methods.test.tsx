import { screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { expect, it } from "vitest";
import { renderPart } from "#tests/support/render-part.tsx";
import { shownTierAtom } from "#web/lib/tier.ts";
import { HandDrawn } from "./around-the-methods.tsx";

it.each([
  [null, "Commission a hand-drawn sigil", "/checkout?tier=mastercrafted"],
  ["advanced", "Commission a hand-drawn sigil", "/checkout?tier=mastercrafted"],
  ["mastercrafted", "Go to your commission", "/commission"],
] as const)("where the tier is %s, the guide’s last method says “%s” and leads to %s", (tier, name, address) => {
  getDefaultStore().set(shownTierAtom, tier);
  renderPart(<HandDrawn />);
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(address);
});
