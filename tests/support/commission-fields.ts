/** What is typed into a field of a commission, what it is stored as, and the exact words with which it is refused; null where it is taken. */
export interface FieldCase<Form extends string> {
  readonly form: Form;
  readonly field: string;
  /** What the value is, in a word or two. */
  readonly what: string;
  readonly typed: string;
  readonly stored: string;
  readonly message: string | null;
}

const SPACES = " ".repeat(10);
const CONTROLS = "\u0000\u0007\u001b\u007f\u0085".repeat(4);
const EMOJI = "🦉".repeat(10);

const NAME = "Name must be at least 2 characters";
const INTENTION = "Please provide a more detailed intention (at least 10 characters)";
const PATH = "Please give a path that begins with / or an address that begins with https://.";
const STEP_2 = "Please provide both the sigil image path and practitioner notes.";
const STEP_3 = "Please provide both energetic summary and activation instructions.";

function listCases<Form extends string>(
  form: Form,
  field: string,
  cases: readonly (readonly [what: string, typed: string, message: string | null, stored?: string])[],
): readonly FieldCase<Form>[] {
  return cases.map(([what, typed, message, stored = typed]) => ({ form, field, what, typed, message, stored }));
}

/** Each field of the intake and of the workshop’s two steps, at and beyond each of its limits. */
export const FIELD_CASES: readonly FieldCase<"intake" | "step2" | "step3">[] = [
  ...listCases("intake", "name", [
    ["nothing", "", NAME],
    ["one letter", "A", NAME],
    ["ten spaces", SPACES, NAME],
    ["control characters", CONTROLS, NAME],
    ["two letters between spaces", "  Bo ", null, "Bo"],
    ["ten emoji", EMOJI, null],
    ["100 emoji", EMOJI.repeat(10), null],
    ["101 letters", "a".repeat(101), "Maximum 100 characters"],
  ]),
  ...listCases("intake", "primaryIntention", [
    ["nothing", "", INTENTION],
    ["nine letters", "a".repeat(9), INTENTION],
    ["ten spaces", SPACES, INTENTION],
    ["control characters", CONTROLS, INTENTION],
    ["ten letters among control characters", `${CONTROLS}abcde${CONTROLS}fghij`, null, "abcdefghij"],
    ["ten emoji", EMOJI, null],
    ["2,000 emoji", EMOJI.repeat(200), null],
    ["2,001 letters", "a".repeat(2001), "Maximum 2000 characters"],
  ]),
  ...["dreamSymbols", "spiritualPractices", "sacredElements"].flatMap((field) =>
    listCases("intake", field, [
      ["nothing", "", null],
      ["ten spaces", SPACES, null, ""],
      ["control characters", CONTROLS, null, ""],
      ["one emoji", EMOJI.slice(0, 2), null],
      ["2,000 emoji", EMOJI.repeat(200), null],
      ["2,001 letters", "a".repeat(2001), "Maximum 2000 characters"],
    ]),
  ),
  ...listCases("intake", "emotionalTone", [["nothing", "", "Please select an emotional tone"]]),
  ...listCases("step2", "sigilImagePath", [
    ["nothing, and no upload", "", STEP_2],
    ["ten spaces, and no upload", SPACES, STEP_2],
    ["control characters", CONTROLS, PATH],
    ["ten emoji", EMOJI, PATH],
    ["a script", "javascript:alert(1)", PATH],
    ["an address that is not secure", "http://example.org/a.png", PATH],
    ["a path", " /drawings/a.png ", null, "/drawings/a.png"],
    ["2,000 characters", `/${"a".repeat(1999)}`, null],
    ["2,001 characters", `/${"a".repeat(2000)}`, "Maximum 2,000 characters"],
  ]),
  ...[
    { form: "step2", field: "practitionerNotes", missing: STEP_2 } as const,
    { form: "step3", field: "energeticSummary", missing: STEP_3 } as const,
    { form: "step3", field: "activationInstructions", missing: STEP_3 } as const,
  ].flatMap(({ form, field, missing }) =>
    listCases(form, field, [
      ["nothing", "", missing],
      ["ten spaces", SPACES, missing],
      ["control characters", CONTROLS, missing],
      ["one letter", "a", null],
      ["ten emoji", EMOJI, null],
      ["10,000 emoji", EMOJI.repeat(1000), null],
      ["10,001 letters", "a".repeat(10_001), "Maximum 10,000 characters"],
    ]),
  ),
];

/** Answers and texts that are right, for the fields that a case is not about. */
export const RIGHT_FORMS = {
  intake: {
    name: "Ada Lovelace",
    primaryIntention: "I finish what I begin",
    dreamSymbols: "A heron",
    spiritualPractices: "",
    emotionalTone: "solemn",
    sacredElements: "",
  },
  step2: { sigilImagePath: "/drawings/a.png", practitionerNotes: "Three strokes" },
  step3: { energeticSummary: "It carries patience.", activationInstructions: "Look at it each morning." },
} as const;
