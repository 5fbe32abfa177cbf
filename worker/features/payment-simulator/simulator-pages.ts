import { Hono } from "hono";
import { html } from "hono/html";
import { refuseCrossSite } from "#worker/http/admit.ts";
import { respondToFault } from "#worker/http/errors.ts";
import { respondWithPlainPage } from "#worker/http/plain-page.ts";
import type { HttpEnv } from "#worker/http/request-context.ts";
import type { DebitStep, PaymentSimulator } from "#worker/ports/payments.ts";

/** Where the simulated card form finds the provider's API. */
const API = "/dev/stripe";

/** Where the simulated bank asks a buyer who they are. */
const BANK = "/dev/bank";

/** Where a test says what the simulated bank makes of a debit: the card form offers none. */
const DEBIT = "/dev/bank/debit";

const DEBIT_STEPS: readonly DebitStep[] = ["begin", "collect", "fail"];

/** The pages of the simulated provider: its API for the card form, and the page of a bank. */
export function createSimulatorPages(simulator: PaymentSimulator): Hono<HttpEnv> {
  const pages = new Hono<HttpEnv>();
  for (const path of [`${API}/*`, BANK, DEBIT]) {
    pages.use(path, async (c, next) => {
      c.set("route", path);
      await next();
      c.res.headers.set("Cache-Control", "no-store");
    });
  }
  pages.all(`${API}/*`, (c) => {
    const url = new URL(c.req.url);
    refuseCrossSite(c.req.raw, url.origin);
    url.pathname = url.pathname.slice(API.length);
    return simulator.fetch(new Request(url, c.req.raw));
  });
  pages.get(BANK, async (c) => {
    const secret = c.req.query("payment_intent_client_secret") ?? "";
    const check = await simulator.findBankCheck(secret);
    if (!check) return respondToFault({ code: "not_found" }, c);
    const amount = new Intl.NumberFormat("en-US", { style: "currency", currency: check.currency }).format(
      check.amount / 100,
    );
    const body = html`<p>This is a simulation of the page on which a bank asks its customer to confirm a payment. No money moves.</p>
<p>${amount} by the card ending in ${check.lastFour}.</p>
<form method="post" action="${BANK}">
<input type="hidden" name="payment_intent_client_secret" value="${secret}">
<p style="display:flex;flex-wrap:wrap;gap:12px"><button class="btn btn-primary" name="verdict" value="confirm">Confirm the payment</button>
<button class="btn" name="verdict" value="refuse">Refuse it</button></p>
</form>`;
    return respondWithPlainPage(c, 200, { title: "Simulated bank", body });
  });
  pages.post(BANK, async (c) => {
    refuseCrossSite(c.req.raw, new URL(c.req.url).origin);
    const form = new URLSearchParams(await c.req.text());
    const secret = form.get("payment_intent_client_secret") ?? "";
    const back = await simulator.passBankCheck(secret, form.get("verdict") === "confirm");
    return back === null ? respondToFault({ code: "not_found" }, c) : c.redirect(back, 303);
  });
  pages.post(DEBIT, async (c) => {
    refuseCrossSite(c.req.raw, new URL(c.req.url).origin);
    const form = new URLSearchParams(await c.req.text());
    const step = DEBIT_STEPS.find((known) => known === form.get("step"));
    const isMoved = step && (await simulator.moveDebit(form.get("payment_intent_client_secret") ?? "", step));
    return isMoved ? c.body(null, 204) : respondToFault({ code: "not_found" }, c);
  });
  return pages;
}
