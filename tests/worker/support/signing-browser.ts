import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { ORIGIN } from "./call.ts";
import type { Product } from "./product.ts";

/** Who signs in where a test names nobody. */
export const SIGNER_EMAIL = "ada@example.org";

export type Headers = Readonly<Record<string, string>>;

/** A browser that signs in by codes: it keeps its cookies, and has its own network address. */
export class SigningBrowser {
  readonly cookies = new Map<string, string>();
  readonly #product: Product;
  readonly #address = `10.4.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

  constructor(product: Product) {
    this.#product = product;
  }

  async ask(path: string, init: RequestInit & { readonly headers?: Headers } = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { "CF-Connecting-IP": this.#address, ...(cookie !== "" && { Cookie: cookie }), ...init.headers };
    const response = await this.#product.ask(path, { ...init, headers });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  post(path: string, body: unknown, headers: Headers = {}): Promise<Response> {
    const init = { method: "POST", body: JSON.stringify(body) };
    return this.ask(path, { ...init, headers: { "Content-Type": "application/json", Origin: ORIGIN, ...headers } });
  }

  sendCode(email = SIGNER_EMAIL): Promise<Response> {
    return this.post("/api/account/code", { email });
  }

  signIn(code: string, headers: Headers = {}): Promise<Response> {
    return this.post("/api/account/sign-in", { code }, headers);
  }

  async whoAmI(): Promise<unknown> {
    const { account } = await (await this.ask("/api/session")).json<{ account: { email: string } | null }>();
    return account?.email ?? null;
  }

  /** The code of the newest mail to an address. */
  async readCode(to = SIGNER_EMAIL): Promise<string> {
    const mail = (await this.#product.readMails()).find((each) => each.to === to);
    return /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(mail?.text ?? "")?.[0] ?? "no code";
  }

  /** Has a code sent, and returns it. */
  async askForCode(email = SIGNER_EMAIL): Promise<string> {
    expect((await this.sendCode(email)).status).toBe(202);
    return this.readCode(email);
  }
}

/** A code that is not the one given. */
export function anotherCode(code: string): string {
  return code === "0000-0000" ? "1111-1111" : "0000-0000";
}

/** Forgets everybody, their codes and what was mailed: the database is the same for all tests of a file. */
export async function forgetSignIns(): Promise<void> {
  for (const table of ["outbox", "sign_in_codes", "sessions", "users", "orders", "daily_counts"])
    await env.DB.prepare(`delete from ${table}`).run();
  const { objects } = await env.FILES.list({ prefix: "mailbox/" });
  await env.FILES.delete(objects.map(({ key }) => key));
}
