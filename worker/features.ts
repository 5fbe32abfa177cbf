import type { Feature } from "./feature.ts";
import { ACCOUNT } from "./features/account/index.ts";
import { BOT_CHECK } from "./features/bot-check/index.ts";
import { COMMISSIONS } from "./features/commissions/index.ts";
import { CONSULTATIONS } from "./features/consultations/index.ts";
import { CONTACT } from "./features/contact/index.ts";
import { EMAIL } from "./features/email/index.ts";
import { ENCRYPTION } from "./features/encryption/index.ts";
import { FILES } from "./features/files/index.ts";
import { FILMS } from "./features/films/index.ts";
import { HEALTH } from "./features/health/index.ts";
import { HOURS } from "./features/hours/index.ts";
import { INTENTIONS } from "./features/intentions/index.ts";
import { MAILBOX } from "./features/mailbox/index.ts";
import { NEWSLETTER_ISSUES } from "./features/newsletter/index.ts";
import { OPENAPI } from "./features/openapi/index.ts";
import { ORDERS } from "./features/orders/index.ts";
import { OUTBOX } from "./features/outbox/index.ts";
import { PASSKEYS } from "./features/passkeys/index.ts";
import { PAYMENT_SIMULATOR } from "./features/payment-simulator/index.ts";
import { PLACES } from "./features/places/index.ts";
import { SIGILS } from "./features/sigils/index.ts";
import type { Platform } from "./platform.ts";

/** Every feature of the product. */
export const FEATURES: readonly Feature[] = [
  HEALTH,
  OPENAPI,
  // Before the features whose consultations and commissions files belong to: a deletion looks them up there.
  FILES,
  ACCOUNT,
  PASSKEYS,
  SIGILS,
  FILMS,
  INTENTIONS,
  PLACES,
  HOURS,
  EMAIL,
  NEWSLETTER_ISSUES,
  CONTACT,
  BOT_CHECK,
  CONSULTATIONS,
  COMMISSIONS,
  ORDERS,
  OUTBOX,
  MAILBOX,
  PAYMENT_SIMULATOR,
  ENCRYPTION,
];

/** Tells every feature that an order gives nothing any more: each ends what hangs on it. */
export async function revokeOrder(platform: Platform, orderId: string, origin: string): Promise<void> {
  for (const { whenRevoked } of FEATURES) await whenRevoked?.(platform, orderId, origin);
}
