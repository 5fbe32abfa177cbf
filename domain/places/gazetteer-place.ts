import { nameCountry } from "./country-names.ts";

/** One spelling of one inhabited place, as the gazetteer knows it. */
export interface GazetteerPlace {
  readonly name: string;
  /** How the name is spelled in this entry where that is not the name itself: `Köln` for Cologne. */
  readonly spelling: string;
  /** ISO 3166-1, two capital letters. */
  readonly countryCode: string;
  /** State, province or the like; empty where it is not known or bears the place's own name. */
  readonly region: string;
  /** People, to two significant digits; zero where unknown. */
  readonly population: number;
  /** Degrees to three decimals, which is a quarter of a second of the sun's way. */
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  /** The zone of its clocks where the map of zones, whose borders are coarse, names another country's; absent elsewhere. */
  readonly timezone?: string;
}

/** A place on one line, as on an envelope: `London, England, United Kingdom`. */
export function formatPlace({ name, region, countryCode }: GazetteerPlace): string {
  const country = nameCountry(countryCode);
  return [name, region, country === name ? "" : country].filter((part) => part !== "").join(", ");
}
