import { isLatitude, isLongitude } from "../hours/place.ts";

/** A point on earth in degrees. */
export interface Coordinates {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

const MINUTES_PER_DEGREE = 60;

/** One half of a pair: a number of degrees with or without minutes and seconds, and a letter before or behind it. */
const HALF =
  /^([NSEW])?\s*([+-])?\s*(\d{1,4}(?:\.\d+)?)\s*°?(?:\s*(\d{1,2}(?:\.\d+)?)\s*'?(?:\s*(\d{1,2}(?:\.\d+)?)\s*"?)?)?\s*([NSEW])?$/;
const PAIR_OF_DECIMAL_COMMAS =
  /^([NSEW+-]*\s*\d+),(\d+\s*°?\s*[NSEW]?)\s*[\s;]\s*([NSEW+-]*\s*\d+),(\d+\s*°?\s*[NSEW]?)$/;
const SEPARATED = /^([^,;]+)[,;]([^,;]+)$/;
const LETTERS_BEHIND = /^([^NSEW]+[NSEW])\s*([^NSEW]+[NSEW])$/;
const LETTERS_BEFORE = /^([NSEW][^NSEW]+)([NSEW][^NSEW]+)$/;
const TWO_NUMBERS = /^([+-]?\d+(?:\.\d+)?°?)\s+([+-]?\d+(?:\.\d+)?°?)$/;

/**
 * Reads latitude and longitude in the usual ways: `51.5, -0.13`, `51.5 -0.13`, `51,5 -0,13`, `51.5N 0.13W`, `51°30'26"N 0°7'40"W`.
 * Null where the text is not a pair of numbers, `"out_of_range"` where it is one of no place on earth.
 */
export function parseCoordinates(text: string): Coordinates | "out_of_range" | null {
  const tidy = text
    .replace(/[º˚]/g, "°")
    .replace(/''|′′|[″”“]/g, '"')
    .replace(/[′’‘´`]/g, "'")
    .replace(/[−–]/g, "-")
    .normalize("NFKC")
    .trim()
    .toUpperCase()
    .replace(PAIR_OF_DECIMAL_COMMAS, "$1.$2;$3.$4");
  const [, first, second] =
    SEPARATED.exec(tidy) ?? LETTERS_BEHIND.exec(tidy) ?? LETTERS_BEFORE.exec(tidy) ?? TWO_NUMBERS.exec(tidy) ?? [];
  const one = first === undefined ? null : readHalf(first.trim());
  const other = second === undefined ? null : readHalf(second.trim());
  return one && other ? join(one, other) : null;
}

interface Half {
  readonly degrees: number;
  /** The axis that its letter names; null where it has none. */
  readonly axis: "latitude" | "longitude" | null;
}

function readHalf(text: string): Half | null {
  const [whole, before, sign, degrees, minutes = "0", seconds = "0", behind] = HALF.exec(text) ?? [];
  const letter = before ?? behind;
  // Two letters, or a letter and a minus, contradict each other.
  if (whole === undefined || (before && behind) || (letter && sign === "-")) return null;
  if (Number(minutes) >= MINUTES_PER_DEGREE || Number(seconds) >= MINUTES_PER_DEGREE) return null;
  const size = Number(degrees) + (Number(minutes) + Number(seconds) / MINUTES_PER_DEGREE) / MINUTES_PER_DEGREE;
  const isNegative = sign === "-" || letter === "S" || letter === "W";
  const axis = letter === undefined ? null : letter === "N" || letter === "S" ? "latitude" : "longitude";
  return { degrees: isNegative && size > 0 ? -size : size, axis };
}

function join(one: Half, other: Half): Coordinates | "out_of_range" | null {
  if (one.axis !== null && one.axis === other.axis) return null;
  const isSwapped = one.axis === "longitude" || other.axis === "latitude";
  const [latitudeDeg, longitudeDeg] = isSwapped ? [other.degrees, one.degrees] : [one.degrees, other.degrees];
  return isLatitude(latitudeDeg) && isLongitude(longitudeDeg) ? { latitudeDeg, longitudeDeg } : "out_of_range";
}
