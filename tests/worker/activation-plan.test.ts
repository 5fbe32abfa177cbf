import { describe, expect, it } from "vitest";
import { ActivationPlanResponse } from "#domain/contracts/sigils.ts";
import { TIERS } from "#domain/orders/tier.ts";
import { planActivation } from "#domain/sigils/describe-sigil.ts";
import { signIn } from "./support/accounts.ts";
import { call } from "./support/call.ts";
import { ELEMENTAL_DATA } from "./support/wizards.ts";

const INTENTION = "I open my own bakery";

async function plan(
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<ActivationPlanResponse["plan"]> {
  const response = await call("/api/sigils/activation-plan", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ intention: INTENTION, ...body }),
  });
  expect(response.status).toBe(200);
  return ActivationPlanResponse.parse(await response.json()).plan;
}

describe("the activation plan of a sigil", () => {
  it.each(TIERS.filter((tier) => tier !== "free"))(
    "is told to a holder of %s, by the planet that was chosen",
    async (tier) => {
      const { headers } = await signIn(tier);
      const recipe = { method: "planetary", intention: INTENTION, planet: "venus" } as const;
      const told = await plan({ method: "planetary", planetaryOptions: { planet: "venus" } }, headers);
      expect(told).toEqual(planActivation(recipe, null));
      expect(told?.when).toContain("Friday");
    },
  );

  it("is told to nobody else, whatever tier they claim", async () => {
    const { headers } = await signIn("free");
    expect(await plan({ method: "chaos" })).toBeNull();
    expect(await plan({ method: "chaos", tier: "advanced" }, headers)).toBeNull();
    expect(await plan({ method: "elemental", elementalData: ELEMENTAL_DATA }, headers)).toBeNull();
  });

  it("is made of no words that mean harm", async () => {
    const { headers } = await signIn("advanced");
    expect(await plan({ intention: "I want to die" }, headers)).toBeNull();
  });

  it("keeps the rules of the method's answers", async () => {
    const { headers } = await signIn("advanced");
    const response = await call("/api/sigils/activation-plan", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify({ intention: INTENTION, method: "elemental", elementalData: {} }),
    });
    expect(response.status).toBe(422);
  });
});
