/** An amount of the currency's smallest unit, as on a bill: `$49.00`. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat(undefined, { style: "currency", currency }).format(amount / 100);
}
