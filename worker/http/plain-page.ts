import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { PRODUCT_NAME } from "#domain/product.ts";
import { toAppError } from "./error-response.ts";
import { ERRORS } from "./error-table.ts";
import type { HttpEnv } from "./request-context.ts";

type Markup = ReturnType<typeof html>;

const TEXT_FACE = "'EB Garamond Variable','EB Garamond',Garamond,Georgia,serif";
const DISPLAY_FACE = `'IM Fell English',${TEXT_FACE}`;
const INK = "light-dark(#1f1a14,#ece4d2)";
const RUBRIC = "light-dark(#9b2d1f,#e08a74)";
const RULE = "light-dark(#c9b68f,#3a3f55)";

/** The look of a button on a plain page, for its `style`. */
export const BUTTON_STYLE =
  "min-height:44px;padding:12px 26px;border:0;border-radius:3px;background:light-dark(#9b2d1f,#d9674f);color:light-dark(#fbf6ea,#11131c);font:inherit;cursor:pointer";

/**
 * Responds with a page that needs no script and no other file: for links from mails, which have to work anywhere. What it
 * shows is personal, so it is kept nowhere.
 */
export async function respondWithPlainPage(
  c: Context,
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
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<title>${title} - ${PRODUCT_NAME}</title>
</head>
<body style="margin:0;background:light-dark(#f6efe0,#11131c);color:${INK};font:19px/1.55 ${raw(TEXT_FACE)}">
<main style="max-width:36em;margin:0 auto;padding:48px 24px">
<p style="margin:0;font-family:${raw(DISPLAY_FACE)};letter-spacing:.08em"><a href="/" style="color:${RUBRIC};text-decoration:none">${PRODUCT_NAME}</a></p>
<div style="height:3px;margin:14px 0 32px;border-top:1px solid ${RULE};border-bottom:3px double ${RULE}"></div>
<h1 style="margin:0 0 18px;font:400 34px/1.2 ${raw(DISPLAY_FACE)}">${title}</h1>
${body}
</main>
</body>
</html>
`;
  return c.html(page, status, { "Cache-Control": "no-store" });
}

/** Responds to whatever was thrown with a page that says so. */
export function respondToErrorPlainly(thrown: Error, c: Context<HttpEnv>): Promise<Response> {
  const { code, message } = toAppError(thrown, c);
  return respondWithPlainPage(c, ERRORS[code].status, { title: "This did not work", body: html`<p>${message}</p>` });
}
