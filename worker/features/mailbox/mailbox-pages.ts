import { type Context, Hono, type MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { respondToFault } from "#worker/http/errors.ts";
import { respondWithPlainPage } from "#worker/http/plain-page.ts";
import type { HttpEnv } from "#worker/http/request-context.ts";
import type { DeliveredMail, Mailbox } from "#worker/ports/mail.ts";

const MAILBOX = "/dev/mailbox";

const LINK = /https?:\/\/[^\s"'<>]+/g;

/** The local mailbox, to be read by developers (`/dev/mailbox`) and by tests (`/dev/mailbox.json`). */
export function createMailboxPages(mailbox: Mailbox, publicUrl: string | null): Hono<HttpEnv> {
  const pages = new Hono<HttpEnv>();
  for (const path of [MAILBOX, `${MAILBOX}.json`, `${MAILBOX}/*`]) {
    pages.use(path, async (c, next) => {
      c.set("route", path);
      await next();
      c.res.headers.set("Cache-Control", "no-store");
    });
    pages.use(path, refuseOutsiders(publicUrl));
  }
  pages.get(MAILBOX, async (c) => showList(c, await mailbox.list()));
  pages.get(`${MAILBOX}.json`, async (c) => c.json((await mailbox.list()).map(toJson)));
  pages.get(`${MAILBOX}/:id`, async (c) => {
    const mail = await mailbox.find(c.req.param("id"));
    return mail ? showMail(c, mail) : respondToFault({ code: "not_found" }, c);
  });
  pages.get(`${MAILBOX}/:id/html`, async (c) => {
    const mail = await mailbox.find(c.req.param("id"));
    return mail ? c.html(mail.html) : respondToFault({ code: "not_found" }, c);
  });
  pages.get(`${MAILBOX}/:id/attachments/:index`, async (c) => {
    const { id, index } = c.req.param();
    const attachment = (await mailbox.find(id))?.attachments[Number(index)];
    const bytes = await mailbox.findAttachment(id, Number(index));
    if (!attachment || !bytes) return respondToFault({ code: "not_found" }, c);
    return c.body(bytes, 200, {
      "Content-Type": attachment.contentType,
      "Content-Disposition": `inline; filename="${attachment.filename}"`,
    });
  });
  return pages;
}

function toJson({ deliveredAt, text, attachments, ...mail }: DeliveredMail) {
  return {
    ...mail,
    text,
    deliveredAt: new Date(deliveredAt).toISOString(),
    attachments: attachments.map((attachment, index) => ({ ...attachment, url: toAttachmentPath(mail.id, index) })),
    links: [...new Set(text.match(LINK) ?? [])],
  };
}

function toAttachmentPath(id: string, index: number): string {
  return `${MAILBOX}/${id}/attachments/${index}`;
}

function showList(c: Context<HttpEnv>, mails: readonly DeliveredMail[]): Promise<Response> {
  const rows = mails.map(
    ({ id, to, subject, deliveredAt }) => html`<li style="margin:0 0 14px">
<a href="${MAILBOX}/${id}" style="color:inherit">${subject}</a><br>
<small>${to}, ${new Date(deliveredAt).toISOString()}</small></li>`,
  );
  const body =
    rows.length === 0
      ? html`<p>No mail yet. What the product sends on this machine arrives here and nowhere else.</p>`
      : html`<ol style="margin:0;padding:0;list-style:none">${rows}</ol>`;
  return respondWithPlainPage(c, 200, { title: "Mailbox", body });
}

function showMail(c: Context<HttpEnv>, { id, to, subject, text, attachments }: DeliveredMail): Promise<Response> {
  const files = attachments.map(
    (
      { filename, size },
      index,
    ) => html`<li><a href="${toAttachmentPath(id, index)}" style="color:inherit">${filename}</a>
(${Math.ceil(size / 1024)} kB)</li>`,
  );
  const body = html`<p>To ${to}. <a href="${MAILBOX}/${id}/html" style="color:inherit">As HTML</a>,
<a href="${MAILBOX}" style="color:inherit">all mails</a>.</p>
<ul style="padding-left:1.2em">${files}</ul>
<pre style="white-space:pre-wrap;overflow-wrap:anywhere;font-size:15px">${linked(text)}</pre>`;
  return respondWithPlainPage(c, 200, { title: subject, body });
}

function linked(text: string) {
  const links = text.match(LINK) ?? [];
  return text.split(LINK).map((part, index) => {
    const url = links[index];
    return url === undefined ? part : html`${part}<a href="${url}" style="color:inherit">${url}</a>`;
  });
}

/** The names of this very machine. */
const LOCAL_HOSTS: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Keeps what lies in the mailbox from everything but its own pages and whoever opens them: a page of another port of this machine is of the same
 * site to a browser, and a name that leads to this machine for the moment is of no interest either.
 */
function refuseOutsiders(publicUrl: string | null): MiddlewareHandler<HttpEnv> {
  const publicHost = publicUrl === null ? null : new URL(publicUrl).hostname;
  return (c, next) => {
    const { hostname, origin: here } = new URL(c.req.url);
    const isLocal = publicHost === null ? LOCAL_HOSTS.has(hostname) : hostname === publicHost;
    const origin = c.req.header("Origin");
    const isOwn = isLocal && isOpenedHere(c.req.raw.headers) && (origin === undefined || origin === here);
    return isOwn ? next() : Promise.resolve(respondToFault({ code: "cross_site_request" }, c));
  };
}

/** Whether a page of ours asks, a person has opened the address, or a program that is no browser asks. A page that leads here sees nothing of it. */
function isOpenedHere(headers: Headers): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site === null || site === "same-origin" || site === "none") return true;
  return headers.get("Sec-Fetch-Mode") === "navigate" && headers.get("Sec-Fetch-Dest") === "document";
}
