import * as z from "zod/mini";

/** The longest address that mail can be sent to (RFC 5321, the path without its angle brackets). */
const LONGEST_ADDRESS = 254;

const ADDRESS_ERROR = { error: "Please enter a valid email address" };

/** An e-mail address: trimmed, in lower case, as it is stored and compared. */
export const EmailAddress = z
  .string(ADDRESS_ERROR)
  .check(z.trim(), z.toLowerCase(), z.email(ADDRESS_ERROR), z.maxLength(LONGEST_ADDRESS, ADDRESS_ERROR));

const EMAIL_REQUIRED = { error: "Please enter your email address." };

/** An e-mail address that somebody types: an empty one is told apart from a wrong one. */
export const GivenEmailAddress = z.pipe(
  z.string(EMAIL_REQUIRED).check(
    z.trim(),
    z.refine((text) => text !== "", { ...EMAIL_REQUIRED, abort: true }),
  ),
  EmailAddress,
);
