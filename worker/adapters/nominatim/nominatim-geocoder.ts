import * as z from "zod/mini";
import { type GeocodedPlace, type Geocoder, GeocoderError, type Pace } from "#worker/ports/places.ts";

/** How long the service may take: a person waits for the response. */
const TIME_LIMIT_MS = 8000;

/** As many as a person would look through. */
const MOST_PLACES = 5;

/** What a Nominatim-compatible service is asked with. */
export interface NominatimOptions {
  /** Where it is, without a slash at the end. */
  readonly baseUrl: string;
  /** Who asks: the terms of the public service want a product and a way to reach those who run it. */
  readonly userAgent: string;
  readonly pace: Pace;
  /** Told of each failure, and of nothing that was looked for. */
  readonly report: (failure: GeocoderError["failure"]) => void;
  readonly fetch?: typeof fetch;
  readonly timeLimitMs?: number;
}

/** Degrees as text, which is how the service writes them. */
const Degrees = (limit: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/)), z.transform(Number)),
    z.number().check(z.gte(-limit), z.lte(limit)),
  );

/** The part of the `jsonv2` format that is used. */
const SearchResponse = z.array(
  z.object({ display_name: z.string().check(z.minLength(1)), lat: Degrees(90), lon: Degrees(180) }),
);

/** A service that speaks as Nominatim does, such as OpenStreetMap's own, asked one address at a time. */
export class NominatimGeocoder implements Geocoder {
  readonly credit = "© OpenStreetMap contributors";
  readonly #options: NominatimOptions;

  constructor(options: NominatimOptions) {
    this.#options = options;
  }

  async find(address: string): Promise<readonly GeocodedPlace[]> {
    if (!(await this.#options.pace.takeTurn())) throw this.#fail("busy");
    const parsed = SearchResponse.safeParse(await this.#ask(address));
    if (!parsed.success) throw this.#fail("invalid_answer");
    return parsed.data.map(({ display_name: label, lat, lon }) => ({ label, lat, lon }));
  }

  async #ask(address: string): Promise<unknown> {
    const { baseUrl, userAgent, fetch: ask = fetch, timeLimitMs = TIME_LIMIT_MS } = this.#options;
    const query = new URLSearchParams({ q: address, format: "jsonv2", limit: String(MOST_PLACES) });
    const signal = AbortSignal.timeout(timeLimitMs);
    try {
      const response = await ask(`${baseUrl}/search?${query}`, {
        headers: { "User-Agent": userAgent, "Accept-Language": "en", Accept: "application/json" },
        redirect: "manual",
        signal,
      });
      if (response.ok) return await response.json();
    } catch {
      // What was thrown can quote the address, so it goes no further.
      if (signal.aborted) throw this.#fail("timed_out");
    }
    throw this.#fail("failed");
  }

  #fail(failure: GeocoderError["failure"]): GeocoderError {
    this.#options.report(failure);
    return new GeocoderError(failure);
  }
}
