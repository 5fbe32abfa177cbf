import { describe, expect, it } from "vitest";
import { findMessageCare } from "./message-care.ts";

const COMPLAINT = "I paid for the session on Monday and no link has come. My order number is ORD-7K3MQ9XB. ";

describe("a message to support", () => {
  it.each([
    ["alone", "I want to die"],
    ["among other lines", "The sigil did not work.\nI want to die.\nPlease refund me."],
    ["in a long message", `${COMPLAINT.repeat(20)}I want to kill myself. ${COMPLAINT.repeat(20)}`],
    ["without a full stop", `${"my sigil never came and nobody writes back ".repeat(12)} i want to kill myself`],
    ["less plainly", "Everyone would be better off without me."],
  ])("has care for whoever may hurt themselves: %s", (_case, message) => {
    expect(findMessageCare(message)).toMatchObject({ kind: "self_harm" });
  });

  it.each([
    ["a complaint of 4,500 signs", COMPLAINT.repeat(50)],
    ["a way of speaking", "Your payment form is killing me: it declines every card."],
    ["joy", "I am dying to see my sigil!"],
    ["a page that froze", "My page has frozen, and my guide is blank. How do I download it?"],
    ["anger", "I would like my money back. I will sue you if I don’t get it."],
    ["grief", "My husband died and I would like a sigil for him."],
    ["signs without words", "🜂".repeat(5000)],
    ["one long word", "a".repeat(5000)],
  ])("has none for %s", (_case, message) => {
    expect(findMessageCare(message)).toBeNull();
  });
});
