import { describe, expect, it } from "vitest";
import { listPersonalNotes } from "./personal-information.ts";

describe("personal information in an intention", () => {
  it.each([
    ["I marry Peter in the spring", ["name"]],
    ["my daughter Zofia sleeps well", ["name"]],
    ["My name is Anna Keller and I earn more", ["name"]],
    ["José calls me", ["name"]],
    ["I get the job at the bank on 12 May 2026", ["date"]],
    ["I was born on 3/4/1990", ["date"]],
    ["born in 1984, I grow young", ["date"]],
    ["On 2026-11-21 I open my shop", ["date"]],
    ["I open my shop on June 5th", ["date"]],
    ["write to jane.doe+x@mail.example.co.uk", ["email"]],
    ["Call +49 170 1234567 with the offer", ["telephone"]],
    ["My number is (212) 555-0187", ["telephone"]],
    ["Tom: tom@example.org, 0170 1234567, 1.2.1990", ["name", "date", "email", "telephone"]],
    ["I earn 5,000 dollars each month", []],
    ["I earn 10000000 euros", []],
    ["I run 10 km in 50 minutes", []],
    ["I finish my book in June", []],
    ["I speak Spanish with Hope and Grace", []],
    ["I may march on", []],
    ["Любовь приходит ко мне", []],
    ["I AM STRONG", []],
  ])("in “%s”: %j", (intention, kinds) => {
    expect(listPersonalNotes(intention).map(({ kind }) => kind)).toEqual(kinds);
  });

  it("is quoted where that helps to find it, and no longer than it is", () => {
    const [name, email] = listPersonalNotes("Maria writes to maria@example.org");
    expect(name?.message).toContain("“Maria”");
    expect(email?.message).not.toContain("@");
  });
});
