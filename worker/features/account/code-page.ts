import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { canBeTried, formatSignInCode } from "#domain/accounts/sign-in-code.ts";
import { applyCookie, findCodeBrowser, findSessionToken, toSessionCookie } from "#worker/http/cookies.ts";
import { ERRORS } from "#worker/http/errors.ts";
import { respondToErrorPlainly, respondWithPlainPage } from "#worker/http/plain-page.ts";
import { readForm } from "#worker/http/read-request.ts";
import type { HttpEnv } from "#worker/http/request-context.ts";
import { type LinkTokens, readSignInLink } from "#worker/mail/links.ts";
import { CodeRepo } from "./code-repo.ts";
import { type SignInDeps, signInByCode } from "./sign-in.ts";

const PATH = "/sign-in/code";

/** What the page needs. */
export interface CodePageDeps extends SignInDeps {
  readonly publicUrl: string | null;
  readonly links: LinkTokens;
}

/**
 * The page that the link in the mail leads to. It shows the code; in the browser that asked for it a button signs in. Opening it changes
 * nothing, since mail scanners open every link.
 */
export function createCodePage(deps: CodePageDeps): Hono<HttpEnv> {
  const { publicUrl, links, database, encryption, clock } = deps;
  const repo = new CodeRepo(database, encryption);
  const page = new Hono<HttpEnv>();
  page.onError(respondToErrorPlainly);
  page.use(PATH, async (c, next) => {
    c.set("route", PATH);
    await next();
  });
  page.get(PATH, async (c) => {
    const token = c.req.query("token") ?? "";
    const claims = await readSignInLink(links, token);
    if (!claims) return tell(c, 404, "This link is not complete", "Please copy it whole from the mail.");
    const browser = findCodeBrowser(c);
    const code = browser === null ? undefined : (await repo.listOf(browser)).find(({ id }) => id === claims.codeId);
    const shown = html`<p><output style="font-size:2.5rem;line-height:1.3;letter-spacing:.06em;white-space:nowrap">${formatSignInCode(claims.code)}</output></p>`;
    if (code === undefined) {
      return respondWithPlainPage(c, 200, {
        title: "Your code",
        body: html`${shown}<p>Enter it in the browser where you asked for it: it works there alone. It counts for ten minutes from when it was sent.</p>`,
      });
    }
    if (!canBeTried(code, clock.now())) {
      return tell(c, 410, "This code has ended", "It counts once, for ten minutes. Please have a new one sent.");
    }
    return respondWithPlainPage(c, 200, {
      title: "Is it you?",
      body: html`${shown}<p>You asked for this code in this browser. Enter it there, or press the button.</p>
<form method="post" action="${PATH}">
<input type="hidden" name="token" value="${token}">
<button class="btn btn-primary">Yes, sign me in</button>
</form>`,
    });
  });
  page.post(PATH, async (c) => {
    const claims = await readSignInLink(links, (await readForm(c, publicUrl)).get("token") ?? "");
    if (!claims) return tell(c, 404, "This link is not complete", "Please copy it whole from the mail.");
    const signedIn = await signInByCode(
      deps,
      {
        codeBrowser: findCodeBrowser(c),
        sessionToken: findSessionToken(c),
        userAgent: c.req.header("User-Agent") ?? "",
      },
      claims.code,
    );
    if (!signedIn.isOk) {
      const { code, message } = signedIn.error;
      return tell(c, ERRORS[code].status, "You are not signed in", message ?? ERRORS[code].message);
    }
    applyCookie(c, toSessionCookie(signedIn.value));
    return c.redirect("/account", 303);
  });
  return page;
}

function tell(
  c: Context<HttpEnv>,
  status: Parameters<typeof respondWithPlainPage>[1],
  title: string,
  text: string,
): Promise<Response> {
  return respondWithPlainPage(c, status, { title, body: html`<p>${text}</p>` });
}
