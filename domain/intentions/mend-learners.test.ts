import { describe, expect, it } from "vitest";
import { mendLearners } from "./mend-learners.ts";

describe("the English of learners", () => {
  it.each([
    ["I work more better", "I work better"],
    ["I smile more each days", "I smile more each day"],
    ["I am healthy whole the winter", "I am healthy the whole winter"],
    ["when I am speak in meetings", "when I speak in meetings"],
    ["a man who love me", "a man who loves me"],
    ["I can to swim", "I can swim"],
    ["a job what makes me fun", "a job that is fun"],
    ["I am having more confidence", "I have more confidence"],
    ["I am writing every morning one page", "I write one page every morning"],
    ["to be success woman", "to be a successful woman"],
    ["afraid from dogs", "afraid of dogs"],
    ["I lose 12 kg till my cousins wedding", "I lose 12 kg by my cousin's wedding"],
    ["more informations", "more information"],
    ["I trust in me self", "I trust in myself"],
    ["people take me serious", "people take me seriously"],
    ["I have many customer", "I have many customers"],
    ["for become a nurse", "to become a nurse"],
  ])("is mended where it is sure: “%s” is “%s”", (written, mended) => {
    expect(mendLearners(written)).toBe(mended);
  });

  it.each([
    "I am calm and open",
    "I am loved",
    "I am home by six",
    "people who love me",
    "I am having fun",
    "success in my business",
    "a good time for my friends",
    "I wait for help",
    "I have more confidence",
    "each of my days",
  ])("is left alone where nothing is wrong: %s", (text) => {
    expect(mendLearners(text)).toBe(text);
  });
});
