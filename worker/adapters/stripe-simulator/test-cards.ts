import type { CardBehavior } from "./payment.ts";

const SUCCEEDS: CardBehavior = { asksBank: false, outcome: "succeeds" };

/**
 * What Stripe's test numbers do (docs.stripe.com/testing). Every other card number that passes the check digit is declined, since
 * a simulation must never seem to take a real card.
 */
const TEST_CARDS: Readonly<Record<string, CardBehavior>> = {
  "4242424242424242": SUCCEEDS,
  "5555555555554444": SUCCEEDS,
  "378282246310005": SUCCEEDS,
  "4000002500003155": { asksBank: true, outcome: "succeeds" },
  "4000000000003220": { asksBank: true, outcome: "succeeds" },
  "4000008400001629": { asksBank: true, outcome: "declined" },
  "4000008260003178": { asksBank: true, outcome: "insufficient_funds" },
  "4000000000000002": { asksBank: false, outcome: "declined" },
  "4000000000009995": { asksBank: false, outcome: "insufficient_funds" },
  "4000000000000259": { asksBank: false, outcome: "succeeds_then_disputed" },
};

/** Stripe's names for some of them, which a server may send in place of a number. */
export const TEST_TOKENS: Readonly<Record<string, string>> = {
  pm_card_visa: "4242424242424242",
  pm_card_mastercard: "5555555555554444",
  pm_card_authenticationRequiredOnSetup: "4000002500003155",
  pm_card_threeDSecure2Required: "4000000000003220",
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: "4000008260003178",
  pm_card_threeDSecureRequiredChargeDeclined: "4000008400001629",
  pm_card_chargeDeclined: "4000000000000002",
  pm_card_chargeDeclinedInsufficientFunds: "4000000000009995",
  pm_card_createDispute: "4000000000000259",
};

/** The account number of Stripe's test bank; money from it takes days. */
export const TEST_BANK_ACCOUNT = "000123456789";

/** How a bank debit behaves: it is collected later, and only then succeeds or fails. */
export const BANK_DEBIT: CardBehavior = { asksBank: false, outcome: "processes" };

const UNKNOWN_CARD: CardBehavior = { asksBank: false, outcome: "declined" };

/** What a card with this number does. */
export function getCardBehavior(number: string): CardBehavior {
  return TEST_CARDS[number] ?? UNKNOWN_CARD;
}

/** Whether the last digit of a card number fits the others (Luhn). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = Array.from(number)
    .toReversed()
    .map((sign, at) => (at % 2 === 0 ? Number(sign) : Number(sign) * 2))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0);
  return sum % 10 === 0;
}

/** The brand of a card, from its first digits. */
export function findBrand(number: string): string {
  if (/^3[47]/.test(number)) return "amex";
  if (/^(5[1-5]|2[2-7])/.test(number)) return "mastercard";
  return number.startsWith("4") ? "visa" : "unknown";
}
