import { nameCountry } from "./country-names.ts";
import type { GazetteerPlace } from "./gazetteer-place.ts";

/** A place on one line, as on an envelope: `London, England, United Kingdom`. */
export function formatPlace({ name, region, countryCode }: GazetteerPlace): string {
  const country = nameCountry(countryCode);
  return [name, region, country === name ? "" : country].filter((part) => part !== "").join(", ");
}
