import { Temporal } from "temporal-polyfill";

/** Zones that were renamed, as JavaScript engines still list many of them: the old name, then the present one (the file `backward` of tzdata). */
const RENAMED = `
Africa/Asmera Africa/Asmara
America/Buenos_Aires America/Argentina/Buenos_Aires
America/Catamarca America/Argentina/Catamarca
America/Coral_Harbour America/Atikokan
America/Cordoba America/Argentina/Cordoba
America/Godthab America/Nuuk
America/Indianapolis America/Indiana/Indianapolis
America/Jujuy America/Argentina/Jujuy
America/Louisville America/Kentucky/Louisville
America/Mendoza America/Argentina/Mendoza
Asia/Calcutta Asia/Kolkata
Asia/Katmandu Asia/Kathmandu
Asia/Rangoon Asia/Yangon
Asia/Saigon Asia/Ho_Chi_Minh
Atlantic/Faeroe Atlantic/Faroe
Europe/Kiev Europe/Kyiv
Pacific/Enderbury Pacific/Kanton
Pacific/Ponape Pacific/Pohnpei
Pacific/Truk Pacific/Chuuk
`;

const PRESENT_NAMES: ReadonlyMap<string, string> = new Map(
  RENAMED.trim()
    .split("\n")
    .map((line) => {
      const [old = "", present = ""] = line.split(" ");
      return [old, present];
    }),
);

/** The time zone that a text names, by its present name: `Asia/Kolkata` for `asia/calcutta`. Null where none is known by that name. */
export function findTimezone(text: string): string | null {
  const known = findKnown(text);
  if (known === null) return null;
  // The engine's own name, where `US/Eastern` is one with `America/New_York`.
  const { timeZone: listed } = new Intl.DateTimeFormat("en", { timeZone: known }).resolvedOptions();
  const present = PRESENT_NAMES.get(known) ?? PRESENT_NAMES.get(listed) ?? listed;
  return findKnown(present) ?? known;
}

/** Lists the time zones that can be chosen, by their present names. */
export function listTimezones(): readonly string[] {
  const listed = Intl.supportedValuesOf("timeZone").map((zone) => findKnown(PRESENT_NAMES.get(zone) ?? zone) ?? zone);
  return [...new Set([...listed, "UTC"])].sort();
}

/** A zone's name as it is shown: `America/New York`. */
export function nameTimezone(timezone: string): string {
  return timezone.replaceAll("_", " ");
}

/** A name that this engine knows, in its own case. */
function findKnown(text: string): string | null {
  try {
    const { timeZoneId } = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text);
    return timeZoneId.toLowerCase() === text.toLowerCase() ? timeZoneId : null;
  } catch {
    return null;
  }
}

/** Degrees of longitude to an hour. */
const DEG_PER_HOUR = 15;

/**
 * The time zone of coordinates in degrees, by the borders of `tz-lookup`, which are coarser than a map's. Where the runtime doesn't know
 * that zone it is the one of ships on this longitude. The borders are loaded when they are first needed.
 */
export async function lookUpTimezone(latitudeDeg: number, longitudeDeg: number): Promise<string> {
  if (isOnTutuila(latitudeDeg, longitudeDeg)) return "Pacific/Pago_Pago";
  const { default: findZone } = await import("@photostructure/tz-lookup");
  return findTimezone(findZone(latitudeDeg, longitudeDeg)) ?? findNauticalZone(longitudeDeg);
}

/** The map of zones has the main island of American Samoa beyond the date line, a day ahead. */
function isOnTutuila(latitudeDeg: number, longitudeDeg: number): boolean {
  return Math.abs(latitudeDeg + 14.3) < 0.2 && Math.abs(longitudeDeg + 170.7) < 0.3;
}

/** Zones of this name count westward. */
function findNauticalZone(longitudeDeg: number): string {
  const hoursWest = -Math.round(longitudeDeg / DEG_PER_HOUR);
  return hoursWest === 0 ? "Etc/GMT" : `Etc/GMT${hoursWest < 0 ? "" : "+"}${hoursWest}`;
}
