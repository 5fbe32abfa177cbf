import type { GeocodedPlace, Geocoder } from "#worker/ports/places.ts";

/** Knows no addresses: towns are all in the gazetteer, which the browser reads by itself. */
export class NoGeocoder implements Geocoder {
  readonly credit = null;

  async find(): Promise<readonly GeocodedPlace[]> {
    return [];
  }
}
