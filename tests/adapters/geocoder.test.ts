import { describe, expect, it, vi } from "vitest";
import { NoGeocoder } from "#worker/adapters/gazetteer/no-geocoder.ts";
import { NominatimGeocoder, type NominatimOptions } from "#worker/adapters/nominatim/nominatim-geocoder.ts";
import { GeocoderError, type GeocoderFailure } from "#worker/ports/places.ts";

const HOUSE = { place_id: 1, display_name: "10, Downing Street, London", lat: "51.5034070", lon: "-0.1275920" };

type Ask = NonNullable<NominatimOptions["fetch"]>;

function standIn(ask: Ask, isTurn = true) {
  const failures: GeocoderFailure[] = [];
  const geocoder = new NominatimGeocoder({
    baseUrl: "https://nominatim.test",
    userAgent: "Sigilarium/1.0 (letters@example.org)",
    pace: { takeTurn: async () => isTurn },
    report: (failure) => failures.push(failure),
    fetch: ask,
    timeLimitMs: 50,
  });
  return { geocoder, failures };
}

const answering =
  (body: unknown): Ask =>
  async () =>
    Response.json(body);

describe("a service that speaks as Nominatim does", () => {
  it("is asked for one address, by the product's name, and its places are passed on", async () => {
    const ask = vi.fn<Ask>(answering([HOUSE]));
    const { geocoder, failures } = standIn(ask);
    expect(await geocoder.find("10 Downing Street & more")).toEqual([
      { label: "10, Downing Street, London", lat: 51.503407, lon: -0.127592 },
    ]);
    expect(ask).toHaveBeenCalledOnce();
    const [address, init] = ask.mock.calls[0] ?? [];
    const url = new URL(String(address));
    expect(url.origin + url.pathname).toBe("https://nominatim.test/search");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: "10 Downing Street & more",
      format: "jsonv2",
      limit: "5",
    });
    expect(new Headers(init?.headers).get("User-Agent")).toBe("Sigilarium/1.0 (letters@example.org)");
    expect(failures).toEqual([]);
    expect(geocoder.credit).toBe("© OpenStreetMap contributors");
  });

  it("may know no place", async () => {
    expect(await standIn(answering([])).geocoder.find("nowhere")).toEqual([]);
  });

  it("is not asked where too many wait", async () => {
    const ask = vi.fn<Ask>(answering([HOUSE]));
    const { geocoder, failures } = standIn(ask, false);
    await expect(geocoder.find("10 Downing Street")).rejects.toThrow(GeocoderError);
    expect(ask).not.toHaveBeenCalled();
    expect(failures).toEqual(["busy"]);
  });

  it.each<[GeocoderFailure, string, Ask]>([
    ["failed", "can't be reached", () => Promise.reject(new TypeError("10 Downing Street"))],
    ["failed", "refuses", async () => new Response("Access blocked", { status: 403 })],
    [
      "failed",
      "sends elsewhere",
      async () => new Response(null, { status: 302, headers: { Location: "https://a.test" } }),
    ],
    ["failed", "answers with no JSON", async () => new Response("<html>")],
    ["invalid_answer", "answers with no list", answering({ error: "Unable to geocode" })],
    ["invalid_answer", "names no place", answering([{ ...HOUSE, display_name: "" }])],
    ["invalid_answer", "has no latitude", answering([{ ...HOUSE, lat: null }])],
    ["invalid_answer", "is off the earth", answering([{ ...HOUSE, lat: "91" }])],
    ["invalid_answer", "has words for a number", answering([{ ...HOUSE, lon: "west" }])],
    [
      "timed_out",
      "takes too long",
      (_address, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
    ],
  ])("is reported as %s where it %s, without a word of the address", async (failure, _case, ask) => {
    const { geocoder, failures } = standIn(ask);
    const error: unknown = await geocoder.find("10 Downing Street").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GeocoderError);
    expect(JSON.stringify([error, String(error)])).not.toContain("Downing");
    expect(error).not.toHaveProperty("cause");
    expect(failures).toEqual([failure]);
  });
});

it("without a service nothing is looked up, and nobody is credited", async () => {
  const geocoder = new NoGeocoder();
  expect(await geocoder.find()).toEqual([]);
  expect(geocoder.credit).toBeNull();
});
