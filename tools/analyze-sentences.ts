import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { analyzeIntention } from "#domain/intentions/analyze-intention.ts";
import type { AssistantAnswer } from "#domain/intentions/intention-analysis.ts";
import { computeScoreLabel } from "#domain/intentions/score-label.ts";

const USAGE = `node tools/analyze-sentences.ts sentences.json [--out report.md] [--brief] [--verdicts verdicts.json]
Writes what our own analyst finds in each sentence, to be read and judged by people. The file holds sentences, or objects with
a "text". --brief leaves out scores and remarks. The verdicts are a list in the order of the sentences: objects with "teacher" and
"practitioner", each "ok" or "no", and a "reason"; they are written below each sentence, and counted at the end.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string" }, brief: { type: "boolean", default: false }, verdicts: { type: "string" } },
});

const [path] = positionals;
if (path === undefined) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  const verdicts = values.verdicts === undefined ? [] : readVerdicts(values.verdicts);
  const answers = listSentences(path).map((sentence, at) =>
    [describeAnswer(at + 1, sentence, analyzeIntention(sentence), values.brief), ...describeVerdict(verdicts[at])].join(
      "\n",
    ),
  );
  const report = [...answers, ...countVerdicts(verdicts)].join("\n");
  if (values.out === undefined) process.stdout.write(report);
  else writeFileSync(values.out, report);
}

/** The sentences of a JSON file: an array of texts, or of objects that hold one. */
function listSentences(file: string): string[] {
  const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(parsed)) throw new Error("The file holds no list.");
  return parsed.map((item: unknown) => {
    if (typeof item === "string") return item;
    const text = typeof item === "object" && item !== null && "text" in item ? item.text : null;
    if (typeof text !== "string") throw new Error(`No sentence: ${JSON.stringify(item)}`);
    return text;
  });
}

/** What two readers say of one sentence. */
interface Verdict {
  readonly teacher: string;
  readonly practitioner: string;
  readonly reason: string;
}

function readVerdicts(file: string): Verdict[] {
  const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(parsed)) throw new Error("The file holds no list of verdicts.");
  return parsed.map((item: unknown) => ({
    teacher: readField(item, "teacher"),
    practitioner: readField(item, "practitioner"),
    reason: readField(item, "reason"),
  }));
}

function readField(item: unknown, name: string): string {
  const value = typeof item === "object" && item !== null ? Reflect.get(item, name) : undefined;
  return typeof value === "string" ? value : "";
}

function describeVerdict(verdict: Verdict | undefined): string[] {
  if (verdict === undefined) return [];
  const reason = verdict.reason === "" ? "" : ` (${verdict.reason})`;
  return [`   teacher: ${verdict.teacher}, practitioner: ${verdict.practitioner}${reason}\n`];
}

function countVerdicts(verdicts: readonly Verdict[]): string[] {
  if (verdicts.length === 0) return [];
  const count = (isAccepted: (verdict: Verdict) => boolean): number => verdicts.filter(isAccepted).length;
  const teacher = count((verdict) => verdict.teacher === "ok");
  const practitioner = count((verdict) => verdict.practitioner === "ok");
  const both = count((verdict) => verdict.teacher === "ok" && verdict.practitioner === "ok");
  return [
    `Accepted of ${verdicts.length}: ${teacher} by the teacher, ${practitioner} by the practitioner, ${both} by both.\n`,
  ];
}

/** One sentence with all that was found, as Markdown. */
function describeAnswer(number: number, sentence: string, answer: AssistantAnswer, isBrief: boolean): string {
  const { care, refinedIntention, alternativePhrasings, notes } = answer;
  return [
    `${number}. **${sentence.replaceAll("\n", " ")}**`,
    ...(care === null ? [] : [`   care (${care.kind})`]),
    `   → ${refinedIntention ?? "(nothing)"}`,
    ...alternativePhrasings.map((phrasing) => `   - ${phrasing}`),
    ...(isBrief ? [] : listScores(answer)),
    ...(isBrief ? [] : notes.map(({ kind, message }) => `   note (${kind}): ${message}`)),
    "",
  ].join("\n");
}

function listScores(answer: AssistantAnswer): string[] {
  const parts = [
    ["overall", answer.overallScore, answer.overallFeedback],
    ["clarity", answer.clarity, answer.clarityFeedback],
    ["specificity", answer.specificity, answer.specificityFeedback],
    ["potency", answer.magicalPotency, answer.magicalPotencyFeedback],
  ] as const;
  const scores = parts.flatMap(([name, score, feedback]) =>
    score === null || feedback === null ? [] : [`   ${name} ${score}: ${computeScoreLabel(score)}. ${feedback.reason}`],
  );
  if (scores.length === 0) return ["   no scores"];
  return [...scores, `   + ${answer.strengths.join(" ")}`, `   − ${answer.issues.join(" ")}`];
}
