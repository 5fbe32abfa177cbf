import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { STEP_LINK_MS } from "#domain/commissions/lifecycle.ts";
import { DELIVERIES_PER_DAY, STEP_OVERDUE_MS } from "#domain/commissions/waiting.ts";
import type { DeskCommission, DeskCommissionsResponse } from "#domain/contracts/desk-commissions.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/lib/time.ts";
import { orders } from "#worker/db/schema/orders.ts";
import { type SignedIn, signIn } from "./support/accounts.ts";
import { CANARY, Commissioning, readOk, readToken, refusal } from "./support/commissioning.ts";
import { listActs } from "./support/desk.ts";

let world: Commissioning;
let master: SignedIn;

beforeEach(async () => {
  world = await Commissioning.begin();
  master = await signIn("free", { role: "master", now: world.product.now });
});

/** The master’s session ends after a while, and these tests take weeks. */
async function askAtDesk(method: string, path: string, body?: unknown): Promise<Response> {
  master = await signIn("free", { role: "master", now: world.product.now });
  return world.ask(method, `/api/master/commissions${path}`, body, master.headers);
}

async function list(scope: "running" | "delivered" = "running"): Promise<readonly DeskCommission[]> {
  return (await readOk<DeskCommissionsResponse>(await askAtDesk("GET", `?scope=${scope}`))).commissions;
}

async function findOnly(scope?: "running" | "delivered"): Promise<DeskCommission> {
  const [only, ...others] = await list(scope);
  if (!only || others.length > 0) throw new Error("There is not one commission.");
  return only;
}

async function listSubjects(to: string): Promise<readonly string[]> {
  return (await world.product.readMails()).filter((mail) => mail.to === to).map(({ subject }) => subject);
}

describe("the desk’s list of commissions", () => {
  it("says what each waits for and since when, and no private word", async () => {
    await world.commission();
    const sentAt = new Date(world.product.now).toISOString();
    expect(await findOnly()).toMatchObject({
      ...{ name: "Ada Lovelace", email: world.client.account.email, status: "consultation_pending", isStopped: false },
      ...{ step: 2, waitsSince: sentAt, isOverdue: false, link: "open" },
    });
    world.product.now += STEP_OVERDUE_MS;
    expect(await findOnly()).toMatchObject({ isOverdue: true });
    world.product.now += STEP_LINK_MS;
    expect(await findOnly()).toMatchObject({ link: "expired" });
    expect(JSON.stringify(await list())).not.toContain(CANARY);
  });

  it("holds delivered ones apart", async () => {
    await world.deliver();
    expect(await list()).toEqual([]);
    expect(await findOnly("delivered")).toMatchObject({ status: "delivered", step: null, link: "none" });
  });
});

describe("the link of a step", () => {
  it("is sent again as another: the one before opens nothing any more, and the act is in the audit list", async () => {
    const before = await world.commission();
    const { processNumber } = await findOnly();
    world.product.now += HOUR_MS;
    await readOk(await askAtDesk("POST", `/${processNumber}/link`, {}));
    const mails = (await world.product.readMails()).filter(({ to }) => to === world.product.platform.masterEmail);
    const links = mails.map((mail) => readToken(mail, "/master/step2"));
    const renewed = links.find((link) => link !== before) ?? "";
    expect((await world.ask("GET", `/api/master/step2/${before}`)).status).toBe(404);
    expect((await world.ask("GET", `/api/master/step2/${renewed}`)).status).toBe(200);
    expect(await listActs()).toEqual([{ act: "commission_link_sent", subject: processNumber, detail: "step 2" }]);
  });

  it("can be revoked, after which it opens nothing, until a new one is sent", async () => {
    const step3 = await world.draw();
    const { processNumber } = await findOnly();
    expect(await readOk(await askAtDesk("DELETE", `/${processNumber}/link`))).toMatchObject({
      step: 3,
      link: "revoked",
    });
    expect((await world.ask("GET", `/api/master/step3/${step3}`)).status).toBe(404);
    expect((await refusal(await askAtDesk("DELETE", `/${processNumber}/link`))).slice(0, 2)).toEqual([409, "conflict"]);
    expect(await readOk(await askAtDesk("POST", `/${processNumber}/link`, {}))).toMatchObject({
      step: 3,
      link: "open",
    });
    expect((await listActs()).map(({ act }) => act)).toEqual(["commission_link_revoked", "commission_link_sent"]);
  });

  it("is sent neither once all is done, nor while the payment is disputed, nor for a number that is none", async () => {
    await world.commission();
    const { processNumber } = await findOnly();
    const { database } = world.product.platform;
    const setStatus = (status: "disputed" | "paid") =>
      database.update(orders).set({ status }).where(eq(orders.orderNumber, world.orderNumber));
    await setStatus("disputed");
    expect((await refusal(await askAtDesk("POST", `/${processNumber}/link`, {})))[0]).toBe(409);
    expect((await refusal(await askAtDesk("POST", "/HD-ZZZZZZ/link", {})))[0]).toBe(404);
    expect(await listActs()).toEqual([]);
    await setStatus("paid");
  });
});

describe("the clock", () => {
  it("reminds a buyer without answers after three days and after ten, once each", async () => {
    const { product, client } = world;
    await product.platform.database
      .update(orders)
      .set({ paidAt: product.now })
      .where(eq(orders.orderNumber, world.orderNumber));
    const reminded: number[] = [];
    for (let day = 1; day <= 14; day += 1) {
      product.now += DAY_MS;
      await world.run("7 * * * *");
      await world.run("7 * * * *");
      await world.run("* * * * *");
      reminded.push((await listSubjects(client.account.email)).length);
    }
    expect(reminded).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  });

  it("reminds nobody who has sent answers, or whose payment went back", async () => {
    const { product, client } = world;
    const { database } = product.platform;
    const pay = (status: "paid" | "refunded") =>
      database
        .update(orders)
        .set({ status, paidAt: product.now - 3 * DAY_MS })
        .where(eq(orders.orderNumber, world.orderNumber));
    await pay("refunded");
    await world.run("7 * * * *");
    await pay("paid");
    await world.commission();
    await world.run("7 * * * *");
    await world.run("* * * * *");
    expect(
      (await listSubjects(client.account.email)).filter((subject) => /waits for your answers/.test(subject)),
    ).toEqual([]);
  });

  it("tells the master once of each step that has waited for seven days", async () => {
    const { product } = world;
    await world.draw();
    const countOverdue = async () => {
      await world.run("7 * * * *");
      await world.run("* * * * *");
      return (await listSubjects(product.platform.masterEmail)).filter((subject) => / waits$/.test(subject)).length;
    };
    product.now += STEP_OVERDUE_MS - MINUTE_MS;
    expect(await countOverdue()).toBe(0);
    product.now += MINUTE_MS;
    expect(await countOverdue()).toBe(1);
    product.now += DAY_MS;
    expect(await countOverdue()).toBe(1);
  });
});

describe("a delivered package", () => {
  const countDelivered = async () =>
    (await listSubjects(world.client.account.email)).filter((subject) => /^Your hand-drawn sigil/.test(subject)).length;

  it("is mailed again five times a day, and says so then; a double click is one mail", async () => {
    await world.deliver();
    const [{ token = "" } = {}] = (await world.listMine()).commissions;
    const again = () => world.ask("POST", `/api/commissions/${token}/delivery`, {});
    for (let time = 0; time < DELIVERIES_PER_DAY; time += 1) {
      world.product.now += MINUTE_MS;
      expect((await Promise.all([again(), again()])).map(({ status }) => status)).toEqual([204, 204]);
    }
    world.product.now += MINUTE_MS;
    const [status, code, message] = await refusal(await again());
    expect([status, code]).toEqual([429, "too_many_requests"]);
    expect(message).toContain("five times today");
    expect(await countDelivered()).toBe(1 + DELIVERIES_PER_DAY);
  });

  it("is not mailed before it is delivered", async () => {
    await world.commission();
    const [{ token = "" } = {}] = (await world.listMine()).commissions;
    expect((await world.ask("POST", `/api/commissions/${token}/delivery`, {})).status).toBe(409);
  });
});
