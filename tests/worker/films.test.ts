import { describe, expect, it } from "vitest";
import { FilmResponse } from "#domain/contracts/films.ts";
import { FREE_MS, layOutScript } from "#domain/films/film.ts";
import { FILMS } from "#domain/films/film-list.ts";
import { TIERS } from "#domain/orders/tier.ts";
import { SIGIL_METHODS, type SigilMethod } from "#domain/sigils/method.ts";
import { refundPayment } from "#worker/adapters/stripe-simulator/decide-aftermath.ts";
import { signIn } from "./support/accounts.ts";
import { call } from "./support/call.ts";
import { BuyingBrowser, newEmail, Shop } from "./support/shop.ts";

async function parseFilm(response: Response): Promise<FilmResponse> {
  expect(response.status).toBe(200);
  return FilmResponse.parse(await response.json());
}

async function getFilm(method: SigilMethod, headers: Readonly<Record<string, string>> = {}): Promise<FilmResponse> {
  return parseFilm(await call(`/api/films/${method}?tier=advanced`, { headers }));
}

describe("a film", () => {
  it.each(SIGIL_METHODS)("of %s is given out to its tenth second to who holds nothing", async (method) => {
    const { headers } = await signIn("free");
    for (const film of [await getFilm(method), await getFilm(method, headers)]) {
      expect(film.isWhole).toBe(false);
      expect(layOutScript(film.script).lengthMs).toBe(FREE_MS);
    }
  });

  it.each(TIERS.filter((tier) => tier !== "free"))("is given out whole to who holds %s", async (tier) => {
    const { headers } = await signIn(tier);
    const film = await getFilm("planetary", headers);
    expect(film.isWhole).toBe(true);
    expect(layOutScript(film.script).lengthMs).toBe(FILMS.planetary.lengthMs);
  });

  it("is given out whole to the browser that paid, and no longer once the money went back", async () => {
    const shop = new Shop();
    const browser = new BuyingBrowser(shop);
    await browser.open();
    const { clientSecret } = await browser.begin("advanced", newEmail());
    const intentId = await shop.pay(clientSecret ?? "");
    expect((await parseFilm(await browser.ask("/api/films/chaos"))).isWhole).toBe(true);
    await shop.act(intentId, (payment) => refundPayment(payment, { metadata: {} }, "succeeded", 0));
    expect((await parseFilm(await browser.ask("/api/films/chaos"))).isWhole).toBe(false);
  });

  it("is kept by nothing between the Worker and the browser, since it differs by person", async () => {
    const response = await call("/api/films/chaos");
    expect(response.headers.get("cache-control")).toContain("no-store");
  });

  it("that there isn’t is refused with a sentence", async () => {
    const response = await call("/api/films/hand-drawn");
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: "Please name one of the five methods." });
  });
});
