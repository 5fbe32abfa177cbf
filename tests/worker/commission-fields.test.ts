import { beforeEach, expect, it } from "vitest";
import { INTAKE_MESSAGES } from "#domain/commissions/intake.ts";
import type { Commission } from "#domain/contracts/commissions.ts";
import type { WorkshopStep } from "#domain/contracts/workshop.ts";
import { FIELD_CASES, type FieldCase, RIGHT_FORMS } from "../support/commission-fields.ts";
import { Commissioning, DRAWING, readOk, readToken, refusal } from "./support/commissioning.ts";

let world: Commissioning;

beforeEach(async () => {
  world = await Commissioning.begin();
});

async function begin(): Promise<string> {
  const token = await world.commission();
  await readOk(await world.ask("POST", `/api/master/step2/${token}/begin`, {}));
  return token;
}

/** How each form is sent, and what is stored of it then. */
const FORMS: Readonly<
  Record<FieldCase<"intake" | "step2" | "step3">["form"], (body: object) => Promise<[Response, () => Promise<object>]>>
> = {
  async intake(body) {
    const response = await world.ask("POST", "/api/commissions", body, world.client.headers);
    return [response, async () => (await readOk<Commission>(response)).answers];
  },
  async step2(body) {
    const token = await begin();
    const response = await world.ask("POST", `/api/master/step2/${token}`, body);
    return [response, async () => (await see(await findStep3())).drawing];
  },
  async step3(body) {
    const token = await world.draw();
    const draft = await world.ask("PUT", `/api/master/step3/${token}/draft`, body);
    const stored = draft.ok ? (await draft.json<WorkshopStep>()).words : {};
    return [await world.ask("POST", `/api/master/step3/${token}`, body), async () => stored];
  },
};

async function findStep3(): Promise<string> {
  return readToken(await world.findMail(world.product.platform.masterEmail, /the words/), "/master/step3");
}

async function see(token: string): Promise<WorkshopStep> {
  return readOk(await world.ask("GET", `/api/master/step3/${token}`));
}

function toBody(form: keyof typeof RIGHT_FORMS): Record<string, unknown> {
  return { ...RIGHT_FORMS[form], ...(form === "intake" && { orderNumber: world.orderNumber }) };
}

it.each(FIELD_CASES)("$form: $field with $what: $message", async ({ form, field, typed, stored, message }) => {
  const [response, readStored] = await FORMS[form]({ ...toBody(form), [field]: typed });
  if (message === null) expect(await readStored()).toMatchObject({ [field]: stored });
  else expect(await refusal(response)).toEqual([422, "invalid_request", message]);
});

const FIELDS = Object.entries(RIGHT_FORMS).flatMap(([form, fields]) =>
  Object.keys(fields).map((field) => [form as keyof typeof RIGHT_FORMS, field] as const),
);

/** What a form that lacks a field is told, or has something else than a text in it. */
const MISSING: Readonly<Record<string, string>> = {
  name: INTAKE_MESSAGES.name,
  primaryIntention: INTAKE_MESSAGES.primaryIntention,
  emotionalTone: INTAKE_MESSAGES.emotionalTone,
  dreamSymbols: INTAKE_MESSAGES.noText,
  spiritualPractices: INTAKE_MESSAGES.noText,
  sacredElements: INTAKE_MESSAGES.noText,
  step2: "Please provide both the sigil image path and practitioner notes.",
  step3: "Please provide both energetic summary and activation instructions.",
};

it.each(FIELDS)("%s: %s that is missing, or no text, is refused in the same words", async (form, field) => {
  const expected = [422, "invalid_request", MISSING[form] ?? MISSING[field]];
  for (const value of [undefined, null, 7, ["text"], { text: "text" }, true]) {
    const [response] = await FORMS[form]({ ...toBody(form), [field]: value });
    expect(await refusal(response), JSON.stringify(value)).toEqual(expected);
    world = await Commissioning.begin();
  }
});

it.each([
  ["a field is longer than a draft keeps", { name: "a".repeat(8001) }, "Maximum 8000 characters"],
  ["a field is no text", { name: 7 }, "Please send a text."],
  ["a field is missing", { name: undefined }, "Please send a text."],
  ["the order has no number", { orderNumber: undefined }, "Please name the order."],
  ["the number is none", { orderNumber: "O".repeat(21) }, "Please name the order."],
])("a draft of the answers is refused where %s", async (_case, change, message) => {
  const body = { ...toBody("intake"), ...change };
  const response = await world.ask("PUT", "/api/commissions/draft", body, world.client.headers);
  expect(await refusal(response)).toEqual([422, "invalid_request", message]);
});

it("a draft of the answers keeps each field at its longest, whatever the letters are", async () => {
  const fields = Object.keys(RIGHT_FORMS.intake);
  const draft = Object.fromEntries(fields.map((field) => [field, "語".repeat(8000)]));
  const body = { ...draft, orderNumber: world.orderNumber };
  expect((await world.ask("PUT", "/api/commissions/draft", body, world.client.headers)).status).toBe(204);
  expect((await world.listMine()).draft).toEqual(draft);
});

it.each([
  [{ sigilImagePath: `/${"a".repeat(2000)}` }, "Maximum 2,000 characters"],
  [{ practitionerNotes: "a".repeat(10_001) }, "Maximum 10,000 characters"],
  [{ practitionerNotes: null }, "Please provide both the sigil image path and practitioner notes."],
])("a draft of the second step is refused with %j", async (change, message) => {
  const token = await begin();
  const response = await world.ask("PUT", `/api/master/step2/${token}/draft`, { ...DRAWING, ...change });
  expect(await refusal(response)).toEqual([422, "invalid_request", message]);
});

it("both texts of the third step are taken at their longest", async () => {
  const token = await world.draw();
  const words = { energeticSummary: "🦉".repeat(10_000), activationInstructions: "🦉".repeat(10_000) };
  const saved = await world.ask("PUT", `/api/master/step3/${token}/draft`, words);
  expect((await readOk<WorkshopStep>(saved)).words).toEqual(words);
  expect((await world.ask("POST", `/api/master/step3/${token}`, words)).status).toBe(204);
});
