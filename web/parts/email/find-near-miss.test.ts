import { describe, expect, it } from "vitest";
import { findNearMiss } from "./find-near-miss.ts";

describe("an address that is nearly one at a well-known provider", () => {
  it.each([
    ["ada@gmial.com", "ada@gmail.com"],
    ["ada@gmai.com", "ada@gmail.com"],
    ["ada@gmaill.com", "ada@gmail.com"],
    ["ada@gamil.com", "ada@gmail.com"],
    ["ada@gmail.con", "ada@gmail.com"],
    ["ada@gmail.co", "ada@gmail.com"],
    ["ada@hotnail.com", "ada@hotmail.com"],
    ["ada@outlok.com", "ada@outlook.com"],
    ["ada@yaho.com", "ada@yahoo.com"],
    ["ada@iclould.com", "ada@icloud.com"],
    ["ada@protonmial.com", "ada@protonmail.com"],
    ["Ada.L+mail@GMIAL.com", "Ada.L+mail@gmail.com"],
  ])("%s probably meant %s", (typed, meant) => {
    expect(findNearMiss(typed)).toBe(meant);
  });
});

describe("an address that may well be right", () => {
  it.each([
    "ada@gmail.com",
    "ada@ymail.com",
    "ada@email.com",
    "ada@mail.com",
    "ada@gmx.de",
    "ada@me.com",
    "ada@my.com",
    "ada@example.org",
    "ada@example.li",
    "ada@firma.co",
    "ada@university.edu",
    "ada@xn--mnchen-3ya.de",
    "ada@",
    "@gmial.com",
    "ada",
    "",
  ])("%s is left alone", (address) => {
    expect(findNearMiss(address)).toBeNull();
  });
});
