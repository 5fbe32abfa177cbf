import { expect, it } from "vitest";
import { judgePractice, type LessonId } from "./judge-practice.ts";
import { JUDGMENTS, type JudgmentCode } from "./judgments.ts";

it.each<[LessonId, string, JudgmentCode]>([
  ["wish", "I stop worrying about money.", "fought"],
  ["wish", "I am not afraid of speaking.", "denied"],
  ["present", "I hope I will sleep well.", "desire"],
  ["present", "I will sleep through the night.", "future"],
  ["yours", "Make my manager notice my work.", "influence"],
  ["yours", "The sun shines over the garden.", "noSelf"],
  ["plain", "I manifest abundance.", "general"],
  ["breath", "I sing on every stage and I earn a fortune and I never tire and I travel to Rome.", "manyAims"],
])("in the lesson %s, “%s” breaks the rule", (lesson, sentence, code) => {
  expect(judgePractice(lesson, sentence)).toEqual({ kind: "broken", fault: JUDGMENTS[code] });
});

it.each<[LessonId, string]>([
  ["wish", "Money comes to me steadily."],
  ["wish", "I will speak with an easy voice."],
  ["present", "I sleep through the night."],
  ["yours", "I show my work with pride."],
  ["yours", "I make peace with my sister."],
  ["plain", "I climb the stairs to my flat in one go."],
  ["plain", "I walk 5 km at a stretch."],
  ["plain", "I walk five kilometres every morning."],
  ["breath", "I sing with my whole voice."],
])("in the lesson %s, “%s” keeps the rule, whatever other rules say", (lesson, sentence) => {
  expect(judgePractice(lesson, sentence)).toEqual({ kind: "kept" });
});

it("leaves a sentence in another language unjudged", () => {
  expect(judgePractice("wish", "Ich habe keine Angst vor dem Sprechen")).toEqual({ kind: "unread" });
  expect(judgePractice("wish", "Я не боюсь говорить")).toEqual({ kind: "unread" });
});

it.each<[LessonId, string, string]>([
  ["wish", "I want to die", "self_harm"],
  ["present", "I kill myself", "self_harm"],
  ["yours", "I kill my boss", "harm"],
])("in the lesson %s, “%s” is met with care, and not judged", (lesson, sentence, kind) => {
  expect(judgePractice(lesson, sentence)).toMatchObject({ kind: "care", care: { kind } });
});
