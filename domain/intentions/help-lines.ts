/** Where anybody finds a free line to call or write to, by country; a directory, kept by others. */
export const HELP_LINES = { name: "findahelpline.com", url: "https://findahelpline.com" } as const;

/** A number that brings help at once, and where it does. */
export interface EmergencyNumber {
  readonly number: string;
  readonly where: string;
}

/** The emergency numbers that reach most of our visitors; whoever is elsewhere knows or finds their own. */
export const EMERGENCY_NUMBERS: readonly EmergencyNumber[] = [
  { number: "911", where: "in the United States and Canada" },
  { number: "999", where: "in the United Kingdom" },
  { number: "112", where: "in Europe and India" },
  { number: "000", where: "in Australia" },
  { number: "111", where: "in New Zealand" },
];
