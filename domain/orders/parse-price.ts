/** The cents of a price that a person typed, such as `49`, `$19.50` or `1,234.00`; null where it can't be one. */
export function parsePrice(text: string): number | null {
  const [, dollars = "", cents = ""] = /^\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?\s*$/.exec(text) ?? [];
  if (dollars === "") return null;
  return Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
}
