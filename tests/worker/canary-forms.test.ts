import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PNG } from "../support/pictures.ts";
import { signIn } from "./support/accounts.ts";
import { captureLog } from "./support/capture-log.ts";
import { Commissioning, readOk, readToken } from "./support/commissioning.ts";
import { forgetTickets, HelpDesk, REQUEST } from "./support/help-desk.ts";
import type { Product } from "./support/product.ts";
import { readAllCells } from "./support/rows.ts";

/** What is looked for everywhere; each field has it with its own name behind, so that a leak says whose it is. */
const CANARY = "Kanarienvogel";

function plant(field: string): string {
  return `${CANARY}-${field}-7731`;
}

const ANSWERS = {
  ...{ name: "Ada Lovelace", emotionalTone: "solemn", primaryIntention: `I want ${plant("primaryIntention")}` },
  ...{ dreamSymbols: plant("dreamSymbols"), spiritualPractices: plant("spiritualPractices") },
  sacredElements: plant("sacredElements"),
};
const DRAWING = {
  sigilImagePath: `https://example.org/${plant("sigilImagePath")}.png`,
  practitionerNotes: plant("practitionerNotes"),
};
const WORDS = {
  energeticSummary: plant("energeticSummary"),
  activationInstructions: plant("activationInstructions"),
};

let logged: () => string;
let refused: string[];
let asked: string[];

beforeEach(async () => {
  await forgetTickets();
  logged = captureLog();
  refused = [];
  asked = [];
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Notes every address that is asked, and what is said where it is refused, with the headers of every response. */
function watch(product: Product): void {
  const ask = product.ask.bind(product);
  vi.spyOn(product, "ask").mockImplementation(async (path, init) => {
    const response = await ask(path, init);
    asked.push(path);
    refused.push(...[...response.headers].flat());
    if (!response.ok) refused.push(await response.clone().text());
    return response;
  });
}

/** Each place with the traces of a planted word that it holds. */
async function findTraces(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { objects } = await env.FILES.list();
  const places = {
    database: (await readAllCells()).join("\n"),
    log: logged(),
    refusals: refused.join("\n"),
    addresses: asked.join("\n"),
    objects: JSON.stringify(objects.map(({ key, customMetadata }) => [key, customMetadata])),
  };
  const base64 = [0, 1, 2].map((shift) => btoa(" ".repeat(shift) + CANARY).slice(shift === 0 ? 0 : 4, 14));
  const trace = new RegExp(`${CANARY}[\\w-]*|${base64.join("|")}`, "gi");
  return Object.fromEntries(
    Object.entries(places)
      .map(([place, text]) => [place, [...new Set(text.match(trace) ?? [])]] as const)
      .filter(([, traces]) => traces.length > 0),
  );
}

/** Sends what is no form at all, with every field in it. */
async function misuse(
  product: Product,
  { method, path, form, headers }: { method: string; path: string; form: object; headers?: Record<string, string> },
): Promise<readonly number[]> {
  const body = JSON.stringify(form);
  const wrong: readonly [type: string, body: string][] = [
    ["application/json", body.slice(0, -3)],
    [`text/${CANARY}`, body],
    ["application/json", body + CANARY.repeat(50_000)],
    ["application/json", JSON.stringify([form])],
    ["application/json", JSON.stringify(Object.fromEntries(Object.keys(form).map((key) => [key, [CANARY]])))],
  ];
  const statuses: number[] = [];
  for (const [type, sent] of wrong) {
    const client = { "CF-Connecting-IP": `10.77.0.${asked.length & 255}`, "Content-Type": type };
    const response = await product.ask(path, { method, headers: { ...headers, ...client }, body: sent });
    statuses.push(response.status);
  }
  return statuses;
}

const MISUSED = [400, 415, 413, 422, 422];

describe("what is planted in each field of a commission", () => {
  let world: Commissioning;

  beforeEach(async () => {
    world = await Commissioning.begin();
    watch(world.product);
  });

  it("is readable nowhere from the draft of the answers to the delivery", async () => {
    const { product, client, orderNumber } = world;
    const intake = { ...ANSWERS, orderNumber };
    const { headers } = client;
    await world.ask("PUT", "/api/commissions/draft", intake, headers);
    expect((await world.listMine()).draft).toEqual(ANSWERS);
    expect(await findTraces(), "of the draft").toEqual({});
    for (const wrong of [{ emotionalTone: CANARY }, { dreamSymbols: CANARY.repeat(500) }, { orderNumber: CANARY }]) {
      expect((await world.ask("POST", "/api/commissions", { ...intake, ...wrong }, headers)).ok).toBe(false);
    }
    const misused = { method: "POST", path: "/api/commissions", form: intake, headers };
    expect(await misuse(product, misused)).toEqual(MISUSED);
    expect(await misuse(product, { ...misused, method: "PUT", path: "/api/commissions/draft" })).toEqual(MISUSED);
    expect(await findTraces(), "of refused answers").toEqual({});

    await readOk(await world.ask("POST", "/api/commissions", intake, headers));
    const [{ token = "" } = {}] = (await world.listMine()).commissions;
    await readOk(await world.ask("PUT", `/api/commissions/${token}/answers`, ANSWERS));
    expect(await findTraces(), "of sent answers").toEqual({});

    const step2 = `/api/master/step2/${readToken(await world.findMail(product.platform.masterEmail, /New commission/), "/master/step2")}`;
    await readOk(await world.ask("POST", `${step2}/begin`, {}));
    await readOk(await world.ask("PUT", `${step2}/draft`, DRAWING));
    expect(await findTraces(), "of a saved drawing").toEqual({});
    const badPath = { ...DRAWING, sigilImagePath: `javascript:${CANARY}` };
    expect((await world.ask("POST", step2, badPath)).status).toBe(422);
    expect(await misuse(product, { method: "POST", path: step2, form: DRAWING })).toEqual(MISUSED);
    const picture = new Uint8Array([...PNG, ...new TextEncoder().encode(CANARY)]);
    expect((await world.upload(step2.split("/").at(-1) ?? "", picture)).status).toBe(422);
    expect((await world.ask("POST", step2, DRAWING)).status).toBe(204);
    expect(await findTraces(), "of the drawing").toEqual({});

    const step3 = `/api/master/step3/${readToken(await world.findMail(product.platform.masterEmail, /the words/), "/master/step3")}`;
    await readOk(await world.ask("PUT", `${step3}/draft`, WORDS));
    expect((await world.ask("PUT", `${step3}/draft`, { ...WORDS, version: CANARY })).status).toBe(200);
    expect(
      (
        await world.ask("PUT", `${step3}/draft`, {
          energeticSummary: CANARY,
          activationInstructions: CANARY,
          version: CANARY,
        })
      ).status,
    ).toBe(409);
    expect(await misuse(product, { method: "POST", path: step3, form: WORDS })).toEqual(MISUSED);
    expect((await world.ask("POST", step3, WORDS)).status).toBe(204);
    expect(await findTraces(), "of the words, and of the package in the outbox").toEqual({});

    const subjects = (await product.readMails()).map(({ subject, to }) => subject + to).join("\n");
    expect(subjects).not.toContain(CANARY);
    await world.run("* * * * *");
    expect((await world.listMine()).commissions[0]?.delivered).toMatchObject(WORDS);
    await world.ask("GET", `/api/commissions/${token}/guide`);
    await world.ask("POST", `/api/commissions/${token}/delivery`, {});
    const master = await signIn("free", { role: "master", now: product.now });
    const listed = await world.ask("GET", "/api/master/commissions?scope=delivered", undefined, master.headers);
    expect(await listed.text()).not.toContain(CANARY);
    expect(await findTraces(), "of what was delivered").toEqual({});
  });

  it("is in no log and no response where encrypting it fails", async () => {
    const { product, client, orderNumber } = world;
    vi.spyOn(product.platform.encryption, "forRow").mockReturnValue({
      encrypt: async (_column: string, text: string) => {
        throw new Error(`can't encrypt ${text}`);
      },
      decrypt: async () => "",
    } as never);
    const response = await world.ask("POST", "/api/commissions", { ...ANSWERS, orderNumber }, client.headers);
    expect(response.status).toBe(500);
    expect(logged()).toContain('"route":"/api/commissions"');
    expect(await findTraces()).toEqual({});
  });
});

it("what is planted in a support request and its thread is readable nowhere", async () => {
  const desk = await HelpDesk.open();
  watch(desk.product);
  const request = { ...REQUEST, message: plant("message") };
  const misused = { method: "POST", path: "/api/contact", form: request };
  expect(await misuse(desk.product, misused)).toEqual(MISUSED);
  for (const wrong of [{ reason: CANARY }, { email: CANARY }, { message: CANARY.repeat(500) }]) {
    expect((await desk.post("/api/contact", { ...request, ...wrong })).status).toBe(422);
  }
  const number = await desk.submit(request);
  expect(await findTraces(), "of the request, and of its mails in the outbox").toEqual({});
  const token = await desk.readToken(number);
  expect((await desk.answer(token, plant("answer"))).status).toBe(200);
  expect((await desk.answer(token, plant("answer"), CANARY)).status).toBe(422);
  expect((await desk.reply(number, plant("reply"))).status).toBe(200);
  expect(
    (
      await desk.act(number, "replies", {
        requestId: crypto.randomUUID(),
        version: 0,
        message: plant("stale"),
        isResolved: false,
      })
    ).status,
  ).toBe(409);
  expect((await desk.act(number, "notes", { requestId: crypto.randomUUID(), note: plant("note") })).status).toBe(200);
  expect((await desk.act(number, "status", { version: 0, status: CANARY })).status).toBe(422);
  expect(await findTraces(), "of the thread").toEqual({});
  const subjects = (await desk.product.readMails()).map(({ subject }) => subject).join("\n");
  expect(subjects).not.toContain(CANARY);
});
