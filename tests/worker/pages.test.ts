import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { PAGE_PATHS } from "#domain/pages.ts";
import { createApp } from "#worker/app.ts";
import { compose } from "#worker/compose.ts";
import { ORIGIN } from "./support/call.ts";

const SHEET = "/assets/index-a1b2.css";
const SHELL = `<!doctype html><title>shell</title><link rel="stylesheet" href="${SHEET}">`;
const SHELL_ETAG = '"shell"';

/** Built files as the platform serves them: the shell at `/`, one text file, a redirect, and 404 for everything else. */
const pageSource = {
  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === "/robots.txt") return new Response("User-agent: *", { headers: { "Content-Type": "text/plain" } });
    if (pathname === "/index.html") return new Response(null, { status: 307, headers: { Location: "/" } });
    if (pathname !== "/") return new Response(null, { status: 404 });
    const headers = { "Content-Type": "text/html", ETag: SHELL_ETAG, "Cache-Control": "public, max-age=0" };
    if (request.headers.get("If-None-Match") === SHELL_ETAG) return new Response(null, { status: 304, headers });
    return new Response(request.method === "HEAD" ? null : SHELL, { headers });
  },
};

const app = createApp({ ...compose(env), pageSource });

function visit(path: string, init: RequestInit = {}): Promise<Response> {
  return Promise.resolve(app.fetch(new Request(ORIGIN + path, init), env));
}

describe("a page of the product", () => {
  it.each(PAGE_PATHS.map((path) => path.replace("$token", "a1b2")))("%s is the shell with status 200", async (path) => {
    const response = await visit(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(SHELL);
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
    expect(response.headers.get("X-Request-Id")).not.toBeNull();
  });

  it("may ask where the device is, and nobody inside it may", async () => {
    const response = await visit("/planetary-hours");
    expect(response.headers.get("Permissions-Policy")).toContain("geolocation=(self)");
  });

  it.each([
    "/booking/a1b2",
    "/hour-offer/a1b2",
    "/commission/a1b2",
    "/ticket/a1b2",
    "/master/step2/a1b2",
    "/Booking/a1b2/",
  ])("%s has a secret in its path, which goes to no other site and into no index", async (path) => {
    const { headers } = await visit(path);
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  });

  it("without a secret in its path can be found, and says to our own pages where somebody comes from", async () => {
    const { headers } = await visit("/master-consultation");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
    expect(headers.get("X-Robots-Tag")).toBeNull();
  });

  const STRIPE = "https://js.stripe.com https://*.js.stripe.com";

  it.each([
    ["/", "ordinary"],
    ["/contact", "ordinary"],
    ["/success", "ordinary"],
    ["/api/health", "ordinary"],
    ["/checkout?tier=advanced", "payment"],
    ["/Consultation-Checkout/", "payment"],
    ["/meet/a1b2", "call"],
  ])("%s loads and uses what its rights are, which are %s", async (path, rights) => {
    const { headers } = await visit(path);
    const policy = headers.get("Content-Security-Policy") ?? "";
    const permissions = headers.get("Permissions-Policy") ?? "";
    const mayPay = rights === "payment";
    const may = rights === "call" ? "(self)" : "()";
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval'${mayPay ? ` ${STRIPE}` : ""};`);
    expect(policy).toContain(`connect-src 'self'${mayPay ? " https://api.stripe.com" : ""};`);
    expect(policy.includes(`frame-src ${STRIPE} https://hooks.stripe.com;`)).toBe(mayPay);
    expect(policy.includes("stripe")).toBe(mayPay);
    for (const device of ["camera", "microphone", "display-capture"]) {
      expect(permissions).toContain(`${device}=${may}`);
    }
    expect(permissions).toContain(mayPay ? 'payment=(self "https://js.stripe.com")' : "payment=()");
  });

  it("is there with any query", async () => {
    expect((await visit("/?tier=advanced&clear=true")).status).toBe(200);
  });

  it("is not sent again to who has it", async () => {
    const response = await visit("/contact", { headers: { "If-None-Match": SHELL_ETAG } });
    expect(response.status).toBe(304);
  });

  it("responds to HEAD without a body", async () => {
    const response = await visit("/contact", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/html");
    expect(await response.text()).toBe("");
  });

  it("can't be posted to", async () => {
    const response = await visit("/contact", { method: "POST" });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
  });
});

describe("a path that is no page", () => {
  it.each(["/no-such-page", "/contact/us", "/master/step4/a1b2", "/apis", "/favicon.ico"])(
    "%s is the shell with status 404, so that the not-found page shows",
    async (path) => {
      const response = await visit(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("Content-Type")).toBe("text/html");
      expect(await response.text()).toBe(SHELL);
    },
  );

  it("stays a 404 for who has the shell already, and leaves no validator behind", async () => {
    const response = await visit("/no-such-page", { headers: { "If-None-Match": SHELL_ETAG } });
    expect(response.status).toBe(404);
    expect(response.headers.get("ETag")).toBeNull();
  });
});

describe("a built file that is gone", () => {
  it("is a 404 that nothing keeps, and no page", async () => {
    const response = await visit("/assets/index-A1b2C3d4.js");
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("a page for a link from a mail", () => {
  it.each(["/newsletter/confirm?token=a", "/newsletter/unsubscribe?token=a"])(
    "%s has the style sheet of the built pages, and one main heading",
    async (path) => {
      const page = await (await visit(path)).text();
      expect(page).toContain(`<link rel="stylesheet" href="${SHEET}">`);
      expect(page.match(/<h1/g)).toHaveLength(1);
    },
  );

  it("can be read where the built pages can't be", async () => {
    const broken = createApp({
      ...compose(env),
      pageSource: { fetch: async () => new Response(null, { status: 500 }) },
    });
    const response = await broken.fetch(new Request(`${ORIGIN}/newsletter/confirm?token=a`), env);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Receive our letters");
  });
});

describe("a file beside the pages", () => {
  it("is served as it is", async () => {
    const response = await visit("/robots.txt");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("User-agent: *");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it("keeps its redirect", async () => {
    const response = await visit("/index.html");
    expect(response.status).toBe(307);
    expect(response.headers.get("Location")).toBe("/");
  });
});
