import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { STEP_LINK_MS } from "#domain/commissions/lifecycle.ts";
import { orders } from "#worker/db/schema/orders.ts";
import { PNG } from "../support/pictures.ts";
import { signIn } from "./support/accounts.ts";
import { Commissioning, DRAWING, readOk, readToken, WORDS } from "./support/commissioning.ts";

let world: Commissioning;

beforeEach(async () => {
  world = await Commissioning.begin();
});

const GUESS = "A".repeat(43);

/** Has the master complete the second step by its link; returns the one of the third. */
async function use(token: string): Promise<string> {
  await readOk(await world.ask("POST", `/api/master/step2/${token}/begin`, {}));
  await readOk(await world.upload(token, PNG));
  expect((await world.ask("POST", `/api/master/step2/${token}`, DRAWING)).status).toBe(204);
  return readToken(await world.findMail(world.product.platform.masterEmail, /the words/), "/master/step3");
}

async function actAtDesk(method: string, call: string): Promise<void> {
  const [{ processNumber = "" } = {}] = (await world.listMine()).commissions;
  const { headers } = await signIn("free", { role: "master", now: world.product.now });
  await readOk(await world.ask(method, `/api/master/commissions/${processNumber}/${call}`, {}, headers));
}

/** Makes a link of each kind that opens nothing; returns the step and the secret that it is tried with. */
const CLOSED: Readonly<Record<string, () => Promise<readonly [step: 2 | 3, token: string]>>> = {
  guessed: async () => [2, GUESS],
  "guessed, in another shape": async () => [3, "x.y-z"],
  async used() {
    const token = await world.commission();
    await use(token);
    return [2, token];
  },
  async "used, of the last step"() {
    const token = await use(await world.commission());
    expect((await world.ask("POST", `/api/master/step3/${token}`, WORDS)).status).toBe(204);
    return [3, token];
  },
  async expired() {
    const token = await world.commission();
    world.product.now += STEP_LINK_MS;
    return [2, token];
  },
  async revoked() {
    const token = await world.commission();
    await actAtDesk("DELETE", "link");
    return [2, token];
  },
  async renewed() {
    const token = await world.commission();
    await actAtDesk("POST", "link");
    return [2, token];
  },
  "of the step before": async () => [3, await world.commission()],
  "of the step after": async () => [2, await use(await world.commission())],
  async "of a disputed order"() {
    const token = await world.commission();
    await world.product.platform.database
      .update(orders)
      .set({ status: "disputed" })
      .where(eq(orders.orderNumber, world.orderNumber));
    return [2, token];
  },
};

/** Status, headers and body of a response, but for what differs between any two. */
async function describeResponse(response: Response): Promise<unknown> {
  const headers = [...response.headers].filter(([name]) => name !== "x-request-id");
  return { status: response.status, headers, body: await response.text() };
}

/** Each call of a step, with contents that would be right. */
async function tryAll(step: 2 | 3, token: string): Promise<readonly unknown[]> {
  const path = `/api/master/step${step}/${token}`;
  const form = step === 2 ? DRAWING : WORDS;
  return Promise.all(
    [
      await world.ask("GET", path),
      await world.ask("PUT", `${path}/draft`, form),
      await world.ask("PUT", `${path}/draft`, { wrong: true }),
      await world.ask("POST", path, form),
      ...(step === 2
        ? [
            await world.ask("POST", `${path}/begin`, {}),
            await world.upload(token, PNG),
            await world.ask("DELETE", `${path}/image`, {}),
          ]
        : []),
    ].map(describeResponse),
  );
}

it.each(Object.entries(CLOSED))(
  "a link of the workshop that is %s gets what a guess gets, from every call",
  async (_kind, make) => {
    const [step, token] = await make();
    const closed = await tryAll(step, token);
    expect(closed).toEqual(await tryAll(step, GUESS));
    for (const response of closed) {
      expect(response).toMatchObject({ status: 404, body: expect.stringContaining("This link opens no step.") });
    }
  },
);

it.each([
  ["a guess", async () => GUESS],
  ["a guess of another shape", async () => "s1.test.x"],
  [
    "a page of ours from the day before",
    async () => {
      await readOk(await world.send());
      const [{ token = "" } = {}] = (await world.listMine()).commissions;
      world.product.now += 25 * 3_600_000;
      return token;
    },
  ],
  ["the master", () => world.commission()],
])("the client’s page opens nothing by the link of %s, and says the same", async (_whose, make) => {
  const token = await make();
  const paths = (secret: string) => [`/api/commissions/${secret}`, `/api/commissions/${secret}/guide`];
  const tried = await Promise.all(paths(token).map(async (path) => describeResponse(await world.ask("GET", path))));
  const guessed = await Promise.all(paths(GUESS).map(async (path) => describeResponse(await world.ask("GET", path))));
  expect(tried).toEqual(guessed);
  expect(tried[0]).toMatchObject({ status: 404 });
});
