import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { STEP_LINK_MS } from "#domain/commissions/lifecycle.ts";
import type { Commission } from "#domain/contracts/commissions.ts";
import type { WorkshopStep } from "#domain/contracts/workshop.ts";
import { DAY_MS } from "#domain/lib/time.ts";
import { orders } from "#worker/db/schema/orders.ts";
import { PNG, REFUSED_FILES } from "../support/pictures.ts";
import { signIn } from "./support/accounts.ts";
import {
  INTAKE as ANSWERS,
  CANARY,
  Commissioning,
  DRAWING,
  readOk as read,
  readToken,
  refusal,
  WORDS,
} from "./support/commissioning.ts";
import type { Product } from "./support/product.ts";
import { readAllCells } from "./support/rows.ts";

let world: Commissioning;
let product: Product;
let client: Commissioning["client"];
let orderNumber: string;

beforeEach(async () => {
  world = await Commissioning.begin();
  ({ product, client, orderNumber } = world);
});

const ask: Commissioning["ask"] = (...call) => world.ask(...call);
const send: Commissioning["send"] = (changes) => world.send(changes);
const listMine: Commissioning["listMine"] = () => world.listMine();
const findMail: Commissioning["findMail"] = (...mail) => world.findMail(...mail);
const commission: Commissioning["commission"] = () => world.commission();
const upload: Commissioning["upload"] = (...picture) => world.upload(...picture);
const draw: Commissioning["draw"] = () => world.draw();
const runMinute = (): Promise<void> => world.run("* * * * *");

describe("the answers for a commission", () => {
  it("are kept as a draft, and sent once for an order", async () => {
    const draft = { ...ANSWERS, emotionalTone: "", name: "A" };
    expect(await listMine()).toMatchObject({ order: { orderNumber }, draft: null, commissions: [] });
    expect((await ask("PUT", "/api/commissions/draft", { ...draft, orderNumber }, client.headers)).status).toBe(204);
    expect((await listMine()).draft).toEqual(draft);
    const sent = await read<Commission>(await send());
    expect(sent).toMatchObject({ status: "consultation_pending", answers: ANSWERS, canChangeAnswers: true });
    expect(sent.processNumber).toMatch(/^HD-[0-9A-HJKMNP-TV-Z]{6}$/);
    const again = await Promise.all([send(), send({ name: "Somebody else" })]);
    for (const response of again) expect((await read<Commission>(response)).processNumber).toBe(sent.processNumber);
    expect(await listMine()).toMatchObject({ order: null, draft: null, commissions: [{ answers: ANSWERS }] });
    expect(await product.readMails()).toHaveLength(2);
  });

  it("sent five times at once are one commission with its two mails", async () => {
    const sent = await Promise.all(Array.from({ length: 5 }, async () => read<Commission>(await send())));
    expect(new Set(sent.map(({ processNumber }) => processNumber)).size).toBe(1);
    expect(await product.readMails()).toHaveLength(2);
  });

  it("are refused to whoever holds no such order", async () => {
    const other = await signIn("advanced", { now: product.now });
    const response = await ask("POST", "/api/commissions", { ...ANSWERS, orderNumber }, other.headers);
    expect((await refusal(response)).slice(0, 2)).toEqual([402, "payment_required"]);
  });

  it.each([
    [{ name: " A " }, "Name must be at least 2 characters"],
    [{ primaryIntention: "Too short" }, "Please provide a more detailed intention (at least 10 characters)"],
    [{ primaryIntention: "           " }, "Please provide a more detailed intention (at least 10 characters)"],
    [{ emotionalTone: "" }, "Please select an emotional tone"],
    [{ dreamSymbols: "a".repeat(2001) }, "Maximum 2000 characters"],
  ])("are refused with %j, and nothing is stored", async (changes, message) => {
    expect(await refusal(await send(changes))).toEqual([422, "invalid_request", message]);
    expect((await listMine()).commissions).toEqual([]);
  });

  it("can be changed by the link of the mail until the master begins", async () => {
    const step2 = await commission();
    const token = readToken(await findMail(client.account.email, /Your commission HD-/), "/commission");
    const path = `/api/commissions/${token}`;
    const changed = { ...ANSWERS, dreamSymbols: "" };
    expect(await read<Commission>(await ask("PUT", `${path}/answers`, changed))).toMatchObject({ answers: changed });
    await read(await ask("POST", `/api/master/step2/${step2}/begin`, {}));
    expect(await refusal(await ask("PUT", `${path}/answers`, ANSWERS))).toEqual([
      409,
      "conflict",
      "The master has begun with this commission.",
    ]);
    expect(await read<Commission>(await ask("GET", path))).toMatchObject({ answers: changed, canChangeAnswers: false });
  });
});

describe("the workshop", () => {
  it("shows the answers, and opening it changes nothing", async () => {
    const token = await commission();
    for (const _time of [1, 2]) {
      const step = await read<WorkshopStep>(await ask("GET", `/api/master/step2/${token}`));
      expect(step).toMatchObject({ status: "consultation_pending", answers: ANSWERS, picture: null });
    }
  });

  it("takes a commission through its states, and the client sees nothing of the drawing before it is delivered", async () => {
    const step2 = await commission();
    const [{ token = "" } = {}] = (await listMine()).commissions;
    const see = async () => read<Commission>(await ask("GET", `/api/commissions/${token}`));
    const path = `/api/master/step2/${step2}`;
    expect((await refusal(await ask("PUT", `${path}/draft`, DRAWING)))[2]).toContain("has not begun");
    await read(await ask("POST", `${path}/begin`, {}));
    expect((await see()).status).toBe("consultation_completed");
    await read(await ask("PUT", `${path}/draft`, { sigilImagePath: "unfinished", practitionerNotes: "" }));
    expect((await see()).status).toBe("analysis_in_progress");
    await read(await upload(step2, PNG));
    expect((await ask("POST", path, DRAWING)).status).toBe(204);
    expect(await see()).toMatchObject({ status: "creation_in_progress", delivered: null });
    const step3 = readToken(await findMail(product.platform.masterEmail, /the words/), "/master/step3");
    const saved = await read<WorkshopStep>(await ask("PUT", `/api/master/step3/${step3}/draft`, WORDS));
    expect(saved).toMatchObject({ words: WORDS, drawing: DRAWING, picture: { widthPx: 16 } });
    expect((await ask("POST", `/api/master/step3/${step3}`, WORDS)).status).toBe(204);
    await product.readMails();
    expect(await see()).toMatchObject({ status: "completed", delivered: null });
    await runMinute();
    const { status, delivered } = await see();
    expect([status, delivered]).toMatchObject(["delivered", { ...WORDS, picture: { widthPx: 16 }, imagePath: null }]);
    expect((await ask("GET", delivered?.picture?.url ?? "")).headers.get("Content-Type")).toBe("image/png");
  });

  it("saves nothing over what another window has saved, and says so; what is the same is no conflict", async () => {
    const path = `/api/master/step3/${await world.draw()}`;
    const { version } = await read<WorkshopStep>(await ask("GET", path));
    const first = await read<WorkshopStep>(await ask("PUT", `${path}/draft`, { ...WORDS, version }));
    expect(first.version).not.toBe(version);
    const changedElsewhere = [
      409,
      "conflict",
      "This step was saved in another window in the meantime. What is in this one is not saved yet.",
    ];
    const others = { ...WORDS, energeticSummary: "Something else" };
    for (const [method, call] of [
      ["PUT", `${path}/draft`],
      ["POST", path],
    ] as const) {
      expect(await refusal(await ask(method, call, { ...others, version }))).toEqual(changedElsewhere);
    }
    expect((await read<WorkshopStep>(await ask("GET", path))).words).toEqual(WORDS);
    // A save whose response was lost is repeated.
    const again = await read<WorkshopStep>(await ask("PUT", `${path}/draft`, { ...WORDS, version }));
    // Of two windows that save at the same moment one is refused.
    const both = await Promise.all(
      ["One", "Two"].map((energeticSummary) =>
        ask("PUT", `${path}/draft`, { ...WORDS, energeticSummary, version: again.version }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [saved] = await Promise.all(both.filter(({ ok }) => ok).map((response) => response.json<WorkshopStep>()));
    expect((await read<WorkshopStep>(await ask("GET", path))).words).toEqual(saved?.words);
    expect((await ask("POST", path, { ...others, version: saved?.version })).status).toBe(204);
  });

  it("completed in two windows at once takes the texts of one, and tells the other", async () => {
    const path = `/api/master/step3/${await world.draw()}`;
    const both = await Promise.all(
      ["One", "Two"].map((energeticSummary) => ask("POST", path, { ...WORDS, energeticSummary })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([204, expect.toBeOneOf([404, 409])]);
    const mails = (await product.readMails()).filter(({ subject }) => /^Your hand-drawn sigil/.test(subject));
    expect(mails).toHaveLength(1);
  });

  it("mails the client the drawing, its words and the guide", async () => {
    const step3 = await draw();
    await ask("POST", `/api/master/step3/${step3}`, WORDS);
    const mail = await findMail(client.account.email, /^Your hand-drawn sigil HD-/);
    expect(mail.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ["sigil.jpg", "image/jpeg"],
      ["activation-guide.pdf", "application/pdf"],
    ]);
    const text = mail.text.replaceAll(/\s+/g, " ");
    for (const said of ["It carries patience", "And light.", "Look at it each morning.", "/commission/"]) {
      expect(text).toContain(said);
    }
    expect(await findMail(client.account.email, /^Your sigil is drawn/)).toBeDefined();
  });

  it("takes the place of a drawing that lies elsewhere, and leads to it", async () => {
    const token = await commission();
    await ask("POST", `/api/master/step2/${token}/begin`, {});
    const elsewhere = { ...DRAWING, sigilImagePath: "https://example.org/sigil.png" };
    expect((await ask("POST", `/api/master/step2/${token}`, elsewhere)).status).toBe(204);
    const step3 = readToken(await findMail(product.platform.masterEmail, /the words/), "/master/step3");
    await ask("POST", `/api/master/step3/${step3}`, WORDS);
    const mail = await findMail(client.account.email, /^Your hand-drawn sigil/);
    expect(mail.text).toContain("https://example.org/sigil.png");
    expect(mail.attachments).toHaveLength(1);
  });

  it.each([
    [
      { sigilImagePath: "", practitionerNotes: "Notes" },
      "Please provide both the sigil image path and practitioner notes.",
    ],
    [
      { sigilImagePath: "/a.png", practitionerNotes: "   " },
      "Please provide both the sigil image path and practitioner notes.",
    ],
    [
      { sigilImagePath: "javascript:alert(1)", practitionerNotes: "Notes" },
      "Please give a path that begins with / or an address that begins with https://.",
    ],
  ])("refuses the second step with %j", async (form, message) => {
    const token = await commission();
    await ask("POST", `/api/master/step2/${token}/begin`, {});
    expect(await refusal(await ask("POST", `/api/master/step2/${token}`, form))).toEqual([
      422,
      "invalid_request",
      message,
    ]);
  });

  it("refuses the third step without one of its texts", async () => {
    const token = await draw();
    const response = await ask("POST", `/api/master/step3/${token}`, { ...WORDS, energeticSummary: " " });
    expect((await refusal(response))[2]).toBe("Please provide both energetic summary and activation instructions.");
  });

  it.each(REFUSED_FILES)("refuses %s as a drawing, with nothing stored", async (_what, bytes, message) => {
    const token = await commission();
    await ask("POST", `/api/master/step2/${token}/begin`, {});
    expect((await refusal(await upload(token, bytes)))[2]).toContain(message);
    const { objects } = await env.FILES.list({ prefix: "files/" });
    expect(objects).toEqual([]);
  });

  it("is completed once, however often and from wherever it is sent at the same moment", async () => {
    const token = await draw();
    const sent = await Promise.all([1, 2, 3].map(() => ask("POST", `/api/master/step3/${token}`, WORDS)));
    expect(sent.filter(({ status }) => status === 204).length).toBeGreaterThan(0);
    const mails = (await product.readMails()).filter(({ subject }) => subject.startsWith("Your hand-drawn sigil"));
    expect(mails).toHaveLength(1);
  });
});

describe("a link of the workshop", () => {
  it("opens nothing once it is used, too old, of the other step, or when it was guessed; all say the same", async () => {
    const used = await commission();
    await ask("POST", `/api/master/step2/${used}/begin`, {});
    await read(await upload(used, PNG));
    await ask("POST", `/api/master/step2/${used}`, DRAWING);
    const step3 = readToken(await findMail(product.platform.masterEmail, /the words/), "/master/step3");
    const refusals = [
      await refusal(await ask("GET", `/api/master/step2/${used}`)),
      await refusal(await ask("GET", `/api/master/step2/${step3}`)),
      await refusal(await ask("GET", `/api/master/step3/${used}`)),
      await refusal(await ask("GET", `/api/master/step3/${"A".repeat(43)}`)),
      await refusal(await ask("GET", "/api/master/step3/guessed")),
    ];
    product.now += STEP_LINK_MS;
    refusals.push(await refusal(await ask("GET", `/api/master/step3/${step3}`)));
    for (const said of refusals) expect(said).toEqual([404, "not_found", refusals[0]?.[2]]);
  });

  it("opens nothing while the payment is disputed, or once it went back; the client is told", async () => {
    const token = await commission();
    const [{ token: own = "" } = {}] = (await listMine()).commissions;
    for (const [status, isStopped] of [
      ["disputed", true],
      ["refunded", true],
      ["paid", false],
    ] as const) {
      await product.platform.database.update(orders).set({ status }).where(eq(orders.orderNumber, orderNumber));
      expect((await ask("GET", `/api/master/step2/${token}`)).status).toBe(isStopped ? 404 : 200);
      expect(await read<Commission>(await ask("GET", `/api/commissions/${own}`))).toMatchObject({
        isStopped,
        canChangeAnswers: !isStopped,
      });
    }
  });
});

describe("a link of the client", () => {
  it("opens its commission for ever from a mail, and for a day from our own pages", async () => {
    await commission();
    const [{ token: own = "" } = {}] = (await listMine()).commissions;
    const mailed = readToken(await findMail(client.account.email, /Your commission/), "/commission");
    product.now += DAY_MS;
    expect((await ask("GET", `/api/commissions/${own}`)).status).toBe(404);
    product.now += 1000 * DAY_MS;
    expect((await ask("GET", `/api/commissions/${mailed}`)).status).toBe(200);
    expect((await ask("GET", "/api/commissions/guessed")).status).toBe(404);
  });
});

it("nothing that client and master write is readable in the database, in a log or in a subject", async () => {
  const log = vi.spyOn(console, "info");
  const token = await draw();
  await ask("POST", `/api/master/step3/${token}`, WORDS);
  const subjects = (await product.readMails()).map(({ subject }) => subject).join("\n");
  await env.DB.prepare("delete from outbox where status = 'sent'").run();
  expect([...(await readAllCells()), subjects, ...log.mock.calls.flat().map(String)].join("\n")).not.toContain(CANARY);
});
