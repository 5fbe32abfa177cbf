import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { MyCommissionsResponse } from "#domain/contracts/commissions.ts";
import { runScheduled } from "#worker/app.ts";
import type { Schedule } from "#worker/feature.ts";
import type { DeliveredMail } from "#worker/ports/mail.ts";
import { CMYK_JPEG } from "../../support/pictures.ts";
import { type SignedIn, signIn } from "./accounts.ts";
import { ORIGIN } from "./call.ts";
import { Product } from "./product.ts";

/** A word in everything that is private. */
export const CANARY = "Kanarienvogel-3141";

/** What the client answers. */
export const INTAKE = {
  name: "Ada Lovelace",
  primaryIntention: `I finish what I begin, ${CANARY}`,
  dreamSymbols: `A heron, ${CANARY}`,
  spiritualPractices: `Walking, ${CANARY}`,
  emotionalTone: "solemn",
  sacredElements: "",
};

/** What the master notes beside an uploaded drawing, and writes of it. */
export const DRAWING = { sigilImagePath: "", practitionerNotes: `Three strokes, ${CANARY}` };
export const WORDS = {
  energeticSummary: `It carries patience, ${CANARY}.\nAnd light.`,
  activationInstructions: "Look at it each morning.",
};

const TABLES = [
  ...["commission_links", "commission_drafts", "hand_drawn_sigils", "stored_files"],
  ...["outbox", "audit_entries", "daily_counts"],
];

let calls = 0;

/** Each call comes from elsewhere, so that no limit is met. */
function toClient(): Record<string, string> {
  calls += 1;
  return { Origin: ORIGIN, "CF-Connecting-IP": `10.8.${calls >> 8}.${calls & 255}` };
}

/** What a call has returned; throws where it was refused. */
export async function readOk<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json<Body>();
}

/** How a call was refused. */
export async function refusal(response: Response): Promise<readonly [number, string, string]> {
  const { code, message } = await response.json<{ code: string; message: string }>();
  return [response.status, code, message];
}

/** The secret of the link that a mail leads to. */
export function readToken({ text }: DeliveredMail, path: string): string {
  const [, token = ""] = new RegExp(`${path}/([\\w.-]+)`).exec(text.replaceAll(/=\n/g, "")) ?? [];
  return token;
}

/** A buyer of a commission, and the ways by which client and master take it through its states. */
export class Commissioning {
  readonly product: Product;
  readonly client: SignedIn;
  readonly orderNumber: string;

  private constructor(product: Product, client: SignedIn) {
    this.product = product;
    this.client = client;
    this.orderNumber = client.account.orders[0]?.orderNumber ?? "";
  }

  /** Forgets all commissions, and has somebody pay for one. */
  static async begin(): Promise<Commissioning> {
    for (const table of TABLES) await env.DB.prepare(`delete from ${table}`).run();
    const { objects } = await env.FILES.list();
    await env.FILES.delete(objects.map(({ key }) => key));
    const product = new Product();
    return new Commissioning(product, await signIn("mastercrafted", { now: product.now }));
  }

  ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.product.ask(path, {
      method,
      headers: { ...headers, ...toClient(), ...(body !== undefined && { "Content-Type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  send(changes: object = {}): Promise<Response> {
    return this.ask(
      "POST",
      "/api/commissions",
      { ...INTAKE, orderNumber: this.orderNumber, ...changes },
      this.client.headers,
    );
  }

  async listMine(): Promise<MyCommissionsResponse> {
    return readOk(await this.ask("GET", "/api/commissions/mine", undefined, this.client.headers));
  }

  async findMail(to: string, subject: RegExp): Promise<DeliveredMail> {
    const mail = (await this.product.readMails()).find((sent) => sent.to === to && subject.test(sent.subject));
    if (!mail) throw new Error(`No mail ${subject} to ${to}.`);
    return mail;
  }

  /** Sends the answers; returns the master’s link to the second step. */
  async commission(): Promise<string> {
    await readOk(await this.send());
    return readToken(await this.findMail(this.product.platform.masterEmail, /New commission/), "/master/step2");
  }

  upload(token: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
    return this.product.ask(`/api/master/step2/${token}/image`, {
      method: "POST",
      headers: { ...toClient(), "Content-Type": "image/png" },
      body: bytes,
    });
  }

  /** Brings a commission to the third step; returns its link. */
  async draw(picture = CMYK_JPEG): Promise<string> {
    const token = await this.commission();
    await readOk(await this.ask("POST", `/api/master/step2/${token}/begin`, {}));
    await readOk(await this.upload(token, picture));
    const completed = await this.ask("POST", `/api/master/step2/${token}`, DRAWING);
    if (completed.status !== 204) throw new Error(await completed.text());
    return readToken(await this.findMail(this.product.platform.masterEmail, /the words/), "/master/step3");
  }

  /** Brings a commission to its end, and has the clock note that it was delivered. */
  async deliver(picture = CMYK_JPEG): Promise<void> {
    const token = await this.draw(picture);
    const completed = await this.ask("POST", `/api/master/step3/${token}`, WORDS);
    if (completed.status !== 204) throw new Error(await completed.text());
    await this.product.readMails();
    await this.run("* * * * *");
  }

  /** Does what the clock starts at the product’s instant. */
  async run(cron: Schedule): Promise<void> {
    vi.spyOn(console, "info").mockImplementation(() => {});
    vi.spyOn(console, "error").mockImplementation(() => {});
    await runScheduled(this.product.platform, { cron, scheduledTime: this.product.now, noRetry() {} });
  }
}
