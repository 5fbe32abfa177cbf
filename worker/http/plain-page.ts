import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { PRODUCT_NAME } from "#domain/product.ts";
import { ERRORS, toAppError } from "./errors.ts";
import type { HttpEnv } from "./request-context.ts";

type Markup = ReturnType<typeof html>;

/**
 * Responds with a page that needs no script: for links from mails, which have to work anywhere. It has the product's look by the style
 * sheet that the built pages link, and can be read without it. What it shows is personal, so it is kept nowhere.
 */
export async function respondWithPlainPage(
  c: Context<HttpEnv>,
  status: ContentfulStatusCode,
  { title, body }: { readonly title: string; readonly body: Markup },
): Promise<Response> {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${PRODUCT_NAME}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<script src="/theme.js"></script>
${(await listSheets(c)).map((href) => html`<link rel="stylesheet" href="${href}">`)}
</head>
<body>
<header class="head"><div class="page"><a class="mark" href="/"><span class="plain-mark"></span>${PRODUCT_NAME}</a></div></header>
<main class="page plain-page">
<h1>${title}</h1>
${body}
</main>
<footer class="page plain-foot"><hr class="oxford"><a href="/">Create a sigil</a> <a href="/planetary-hours">Planetary hours</a> <a href="/contact">Contact</a> <a href="/privacy-policy">Privacy policy</a></footer>
</body>
</html>
`;
  return c.html(page, status, { "Cache-Control": "no-store" });
}

/** The addresses of the product's style sheets, which change with each build: as the built pages name them. */
async function listSheets(c: Context<HttpEnv>): Promise<readonly string[]> {
  const shell = await c.get("pageSource")?.fetch(new Request(new URL("/", c.req.url)));
  if (!shell?.ok) return [];
  const hrefs: string[] = [];
  const reader = new HTMLRewriter().on('link[rel="stylesheet"]', {
    element(link) {
      const href = link.getAttribute("href");
      if (href) hrefs.push(href);
    },
  });
  await reader.transform(shell).arrayBuffer();
  return hrefs;
}

/** Responds to whatever was thrown with a page that says so. */
export function respondToErrorPlainly(thrown: Error, c: Context<HttpEnv>): Promise<Response> {
  const { code, message } = toAppError(thrown, c);
  return respondWithPlainPage(c, ERRORS[code].status, { title: "This did not work", body: html`<p>${message}</p>` });
}
