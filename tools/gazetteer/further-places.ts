import type { GazetteerPlace } from "#domain/places/gazetteer-place.ts";

const unknown = { population: 0 };

/** Places below 1,000 people that are asked for all the same: those of one letter, and old holy ones. */
export const FURTHER_PLACES: readonly Omit<GazetteerPlace, "spelling">[] = [
  { ...unknown, name: "Å", region: "Nordland", countryCode: "NO", latitudeDeg: 67.879, longitudeDeg: 12.983 },
  { ...unknown, name: "Y", region: "Hauts-de-France", countryCode: "FR", latitudeDeg: 49.803, longitudeDeg: 2.991 },
  { ...unknown, name: "Stonehenge", region: "England", countryCode: "GB", latitudeDeg: 51.179, longitudeDeg: -1.826 },
  { ...unknown, name: "Avebury", region: "England", countryCode: "GB", latitudeDeg: 51.428, longitudeDeg: -1.854 },
  { ...unknown, name: "Newgrange", region: "Leinster", countryCode: "IE", latitudeDeg: 53.695, longitudeDeg: -6.475 },
  { ...unknown, name: "Machu Picchu", region: "", countryCode: "PE", latitudeDeg: -13.163, longitudeDeg: -72.545 },
];
