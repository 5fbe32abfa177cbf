import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Database } from "#worker/db/database.ts";
import { respondToErrorPlainly, respondWithPlainPage } from "#worker/http/plain-page.ts";
import { readForm } from "#worker/http/read-request.ts";
import type { HttpEnv } from "#worker/http/request-context.ts";
import type { LinkTokens } from "#worker/mail/links.ts";
import type { Clock } from "#worker/ports/runtime.ts";
import { type ConfirmationOutcome, confirmSubscription, endSubscription, SubscriptionRepo } from "./subscriptions.ts";

/** What the pages need. */
export interface NewsletterPageDeps {
  readonly publicUrl: string | null;
  readonly clock: Clock;
  readonly database: Database;
  readonly links: LinkTokens;
}

const CONFIRM = "/newsletter/confirm";
const UNSUBSCRIBE = "/newsletter/unsubscribe";

const CONFIRMATION_PAGES: Readonly<
  Record<ConfirmationOutcome, { readonly status: 200 | 404 | 410; readonly title: string; readonly text: string }>
> = {
  confirm: {
    status: 200,
    title: "You are subscribed",
    text: "Our letters will come to you from now on. Each of them has a link that ends them.",
  },
  already_confirmed: {
    status: 200,
    title: "You are subscribed",
    text: "You had confirmed before, so nothing has changed. Each letter has a link that ends them.",
  },
  expired: {
    status: 410,
    title: "This link is too old",
    text: "It was good for seven days. Ask for your guide once more, and a new link comes with it.",
  },
  withdrawn: {
    status: 410,
    title: "This link no longer counts",
    text: "You have ended our letters since it was written. Ask for your guide once more if you would like them again.",
  },
  unknown: {
    status: 404,
    title: "This link is not complete",
    text: "Please copy it whole from the mail, to the very last letter.",
  },
};

/** The pages that links in mails lead to. Opening one changes nothing, since mail scanners open every link: its button does. */
export function createNewsletterPages({ publicUrl, clock, database, links }: NewsletterPageDeps): Hono<HttpEnv> {
  const deps = { links, subscriptions: new SubscriptionRepo(database) };
  const readToken = async (c: Context<HttpEnv>): Promise<string> => (await readForm(c, publicUrl)).get("token") ?? "";
  const pages = new Hono<HttpEnv>();
  pages.onError(respondToErrorPlainly);
  pages.use("/newsletter/*", async (c, next) => {
    c.set("route", c.req.path === CONFIRM || c.req.path === UNSUBSCRIBE ? c.req.path : "/*");
    await next();
  });
  pages.get(CONFIRM, (c) =>
    ask(c, {
      action: CONFIRM,
      title: "Receive our letters",
      text: "Now and then we write about the planets’ seasons, new methods and the craft of sigils. Please confirm that you would like to receive them.",
      label: "Confirm",
    }),
  );
  pages.post(CONFIRM, async (c) => {
    const { status, title, text } =
      CONFIRMATION_PAGES[await confirmSubscription(deps, await readToken(c), clock.now())];
    return tell(c, status, title, text);
  });
  pages.get(UNSUBSCRIBE, (c) =>
    ask(c, {
      action: UNSUBSCRIBE,
      title: "Receive no more letters",
      text: "One press of the button, and we write no more. Guides that you ask for yourself still come.",
      label: "End the letters",
    }),
  );
  pages.post(UNSUBSCRIBE, async (c) => {
    if (await endSubscription(deps, await readToken(c), clock.now())) {
      return tell(
        c,
        200,
        "Our letters have ended",
        "You will receive no more of them. Thank you for having read them.",
      );
    }
    const { status, title, text } = CONFIRMATION_PAGES.unknown;
    return tell(c, status, title, text);
  });
  return pages;
}

interface Question {
  readonly action: string;
  readonly title: string;
  readonly text: string;
  readonly label: string;
}

function ask(c: Context<HttpEnv>, { action, title, text, label }: Question): Promise<Response> {
  const token = c.req.query("token") ?? "";
  const body = html`<p>${text}</p>
<form method="post" action="${action}">
<input type="hidden" name="token" value="${token}">
<button class="btn btn-primary">${label}</button>
</form>`;
  return respondWithPlainPage(c, 200, { title, body });
}

function tell(c: Context<HttpEnv>, status: ContentfulStatusCode, title: string, text: string): Promise<Response> {
  return respondWithPlainPage(c, status, { title, body: html`<p>${text}</p>` });
}
