import { expect, it } from "vitest";
import { toMailboxKey } from "./sender-limits.ts";

it.each([
  ["ada@example.org", "ada@example.org"],
  ["Ada@Example.ORG", "ada@example.org"],
  ["ada+sigil@example.org", "ada@example.org"],
  ["ada+a+b@example.org", "ada@example.org"],
  ["ada.lovelace@example.org", "ada.lovelace@example.org"],
  ["ada.lovelace+x@gmail.com", "adalovelace@gmail.com"],
  ["a.d.a@googlemail.com", "ada@gmail.com"],
  ["+ada@example.org", "+ada@example.org"],
])("%s is counted as %s", (email, key) => {
  expect(toMailboxKey(email)).toBe(key);
});
