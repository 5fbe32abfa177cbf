import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { STEP_OVERDUE_MS } from "#domain/commissions/waiting.ts";
import { DEFAULT_SETTINGS } from "#domain/consultations/settings.ts";
import { formatSettings, SETTINGS_ID } from "#domain/consultations/stored-settings.ts";
import { MASTER_NOTICES, type MasterNotice } from "#domain/mail/master-notices.ts";
import { openDispute } from "#worker/adapters/stripe-simulator/decide-aftermath.ts";
import { createDatabase } from "#worker/db/database.ts";
import { consultationSettings } from "#worker/db/schema/consultations.ts";
import type { DeliveredMail } from "#worker/ports/mail.ts";
import { signIn } from "./support/accounts.ts";
import { Commissioning, readOk, readToken } from "./support/commissioning.ts";
import { forgetTickets, HelpDesk, type REQUEST } from "./support/help-desk.ts";
import { BuyingBrowser, forgetPayments, newEmail, Shop } from "./support/shop.ts";

const MASTER = "master@sigilarium.test";

async function setNotices(notices: readonly MasterNotice[]): Promise<void> {
  await env.DB.prepare("delete from consultation_settings").run();
  await createDatabase(env.DB)
    .insert(consultationSettings)
    .values({ id: SETTINGS_ID, settings: formatSettings({ ...DEFAULT_SETTINGS, notices }), changedAt: 0 });
}

beforeEach(async () => {
  await env.DB.prepare("delete from consultation_settings").run();
  await forgetTickets();
  for (const table of ["commission_links", "commission_drafts", "hand_drawn_sigils"]) {
    await env.DB.prepare(`delete from ${table}`).run();
  }
  await forgetPayments();
});

function listSubjects(mails: readonly DeliveredMail[]): readonly string[] {
  return mails.filter(({ to }) => to === MASTER).map(({ subject }) => subject);
}

async function submit(change: Partial<typeof REQUEST>): Promise<readonly string[]> {
  const desk = await HelpDesk.open();
  await desk.submit(change);
  return listSubjects(await desk.product.readMails());
}

const URGENT = { message: "URGENT: my guide has a blank page." };
const REFUND = { reason: "refund_request" };

/** What brings each notice about, and the subjects that the master is mailed then. */
const OCCASIONS: Partial<Record<MasterNotice, () => Promise<readonly string[]>>> = {
  ticket: () => submit({}),
  urgent_ticket: () => submit(URGENT),
  refund_request: () => submit(REFUND),
  async commission() {
    const world = await Commissioning.begin();
    await readOk(await world.send());
    return listSubjects(await world.product.readMails());
  },
  async commission_overdue() {
    const world = await Commissioning.begin();
    await readOk(await world.send());
    await world.product.readMails();
    await env.DB.prepare("delete from outbox").run();
    world.product.now += STEP_OVERDUE_MS;
    await world.run("7 * * * *");
    await world.run("* * * * *");
    return listSubjects(await world.product.readMails()).filter((subject) => subject.endsWith("waits"));
  },
  async dispute() {
    const shop = new Shop();
    const { clientSecret } = await new BuyingBrowser(shop).begin("advanced", newEmail());
    const intentId = await shop.pay(String(clientSecret));
    await shop.act(intentId, (payment) => openDispute(payment, "needs_response", 0));
    return listSubjects(await shop.listMails(MASTER));
  },
};

const SWITCHES = Object.entries(OCCASIONS).map(([notice, bringAbout]) => ({ notice, bringAbout }));

it.each(SWITCHES)("$notice: the master is mailed once where it is the only notice that is on", async (occasion) => {
  await setNotices(MASTER_NOTICES.filter((other) => other === occasion.notice));
  expect(await occasion.bringAbout()).toHaveLength(1);
});

it.each(SWITCHES)("$notice: the master is not mailed where it alone is off", async (occasion) => {
  await setNotices(MASTER_NOTICES.filter((other) => other !== occasion.notice));
  expect(await occasion.bringAbout()).toEqual([]);
});

it("an urgent request for a refund is mailed once where either is wanted", async () => {
  await setNotices(["urgent_ticket"]);
  expect(await submit({ ...URGENT, ...REFUND })).toHaveLength(1);
  await forgetTickets();
  await setNotices(["refund_request"]);
  expect(await submit({ ...URGENT, ...REFUND })).toHaveLength(1);
  await forgetTickets();
  await setNotices(["ticket"]);
  expect(await submit({ ...URGENT, ...REFUND })).toEqual([]);
});

it("what is added to a ticket is told by what it says", async () => {
  await setNotices(["urgent_ticket"]);
  const desk = await HelpDesk.open();
  const number = await desk.submit();
  const token = await desk.readToken(number);
  await desk.answer(token, "Page three.");
  expect(await desk.readMailsTo(MASTER, number)).toEqual([]);
  await desk.answer(token, "It is URGENT now.");
  const subjects = (await desk.readMailsTo(MASTER, number)).map(({ subject }) => subject);
  expect(subjects).toEqual([`URGENT: more about support request ${number}`]);
});

it("a commission that nobody was told of waits at the desk, which sends its link on request", async () => {
  await setNotices([]);
  const world = await Commissioning.begin();
  await readOk(await world.send());
  const [{ processNumber = "" } = {}] = (await world.listMine()).commissions;
  const { headers } = await signIn("free", { role: "master", now: world.product.now });
  await readOk(await world.ask("POST", `/api/master/commissions/${processNumber}/link`, {}, headers));
  const token = readToken(await world.findMail(MASTER, /New commission/), "/master/step2");
  expect((await world.ask("GET", `/api/master/step2/${token}`)).status).toBe(200);
});
