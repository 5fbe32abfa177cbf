import { foldName } from "./fold-name.ts";

/** What countries are called beside their name in the browser's own table, by key. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  america: "US",
  usa: "US",
  us: "US",
  unitedstatesofamerica: "US",
  uk: "GB",
  greatbritain: "GB",
  britain: "GB",
  holland: "NL",
  turkey: "TR",
  turkiye: "TR",
  czechrepublic: "CZ",
  burma: "MM",
  ivorycoast: "CI",
  uae: "AE",
  emirates: "AE",
  korea: "KR",
  swaziland: "SZ",
  macedonia: "MK",
  capeverde: "CV",
  easttimor: "TL",
  vatican: "VA",
  palestine: "PS",
  persia: "IR",
  hongkong: "HK",
  macao: "MO",
  drc: "CD",
};

/** The browser's names of these carry more than a line of an address does. */
const SHORTER_NAMES: Readonly<Record<string, string>> = {
  HK: "Hong Kong",
  MO: "Macao",
  PS: "Palestine",
  MM: "Myanmar",
  CG: "Congo (Brazzaville)",
  CD: "Congo (Kinshasa)",
};

let displayNames: Intl.DisplayNames | undefined;
const namesByCode = new Map<string, string>();
const keysByCode = new Map<string, string>();

/** The English name of a country by its two-letter code; the code itself where nobody has a name for it. */
export function nameCountry(countryCode: string): string {
  const known = namesByCode.get(countryCode);
  if (known !== undefined) return known;
  displayNames ??= new Intl.DisplayNames("en", { type: "region" });
  const name = SHORTER_NAMES[countryCode] ?? displayNames.of(countryCode) ?? countryCode;
  namesByCode.set(countryCode, name);
  return name;
}

/** Whether a folded text names a country: by a beginning of its name, another name that it goes by, or its code. */
export function isCountryCalled(countryCode: string, key: string): boolean {
  return (
    OTHER_NAMES[key] === countryCode || key === countryCode.toLowerCase() || getCountryKey(countryCode).startsWith(key)
  );
}

/** The folded name of a country. */
export function getCountryKey(countryCode: string): string {
  const known = keysByCode.get(countryCode);
  if (known !== undefined) return known;
  const key = foldName(nameCountry(countryCode));
  keysByCode.set(countryCode, key);
  return key;
}
