import type { CreationOptions, RequestOptions } from "#domain/contracts/passkeys.ts";
import { Authenticator, type Tricks } from "./authenticator.ts";
import { ORIGIN } from "./call.ts";

/** What a browser asks: a product whose clock is in the test's hand. */
interface Asked {
  ask(path: string, init?: RequestInit): Promise<Response>;
}

let calls = 0;

/** A browser that uses passkeys: it keeps its cookies. No limit is met unless it stays at one address. */
export class KeyBrowser {
  cookies: Record<string, string> = {};
  readonly #asked: Asked;
  /** Where it comes from; null makes each call come from elsewhere. */
  address: string | null = null;

  constructor(asked: Asked, headers: { readonly Cookie?: string } = {}) {
    this.#asked = asked;
    const [name, value] = headers.Cookie?.split("=") ?? [];
    if (name !== undefined && value !== undefined) this.cookies[name] = value;
  }

  async send(method: string, path: string, body?: unknown): Promise<Response> {
    calls += 1;
    const address = this.address ?? `10.7.${(calls >> 8) & 255}.${calls & 255}`;
    const cookie = Object.entries(this.cookies).map(([name, value]) => `${name}=${value}`);
    const response = await this.#asked.ask(path, {
      method,
      headers: {
        ...{ "Content-Type": "application/json", Origin: ORIGIN, "User-Agent": "Firefox/140 (X11; Linux x86_64)" },
        ...{ "CF-Connecting-IP": address, Cookie: cookie.join("; ") },
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies[name] = value;
    }
    return response;
  }

  post(path: string, body?: unknown): Promise<Response> {
    return this.send("POST", path, body);
  }

  /** Asks for a challenge; throws where there is none. */
  async begin<Options extends CreationOptions | RequestOptions>(path: string, body?: unknown): Promise<Options> {
    const response = await this.post(path, body);
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  /** Adds a key to the account that is signed in. */
  async addPasskey(authenticator = new Authenticator(), tricks: Tricks = {}): Promise<Response> {
    const options = await this.begin<CreationOptions>("/api/account/passkeys/options");
    return this.post("/api/account/passkeys", await authenticator.create(options, tricks));
  }

  /** Signs in by a key. */
  async signIn(authenticator: Authenticator, tricks: Tricks = {}): Promise<Response> {
    const options = await this.begin<RequestOptions>("/api/account/passkey-sign-in/options");
    return this.post("/api/account/passkey-sign-in", await authenticator.sign(options, tricks));
  }

  /** Sets up the master's desk. */
  async setUp(secret: string, authenticator: Authenticator, tricks: Tricks = {}): Promise<Response> {
    const options = await this.begin<CreationOptions>("/api/master/setup/options", { secret });
    return this.post("/api/master/setup", { secret, answer: await authenticator.create(options, tricks) });
  }

  /** Signs in the master by a key. */
  async openDesk(authenticator: Authenticator, tricks: Tricks = {}): Promise<Response> {
    const options = await this.begin<RequestOptions>("/api/master/sign-in/options");
    return this.post("/api/master/sign-in", await authenticator.sign(options, tricks));
  }

  /** Proves that it is still the master. */
  async stepUp(authenticator: Authenticator, tricks: Tricks = {}): Promise<Response> {
    const options = await this.begin<RequestOptions>("/api/master/step-up/options");
    return this.post("/api/master/step-up", await authenticator.sign(options, tricks));
  }
}
