import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "#domain/consultations/settings.ts";
import type { Access, Endpoint } from "#domain/contracts/endpoint.ts";
import { compose } from "#worker/compose.ts";
import { makeGuide } from "#worker/documents/compose-guide.ts";
import { buyInBrowser, makeCode, signIn } from "./support/accounts.ts";
import { call } from "./support/call.ts";
import { CONTRACTS } from "./support/contracts.ts";
import { askSample, SAMPLES } from "./support/sample-calls.ts";

/** A request that keeps its contract, so that nothing but its access can be wrong with it. */
interface Example {
  /** The status for whoever is let in, where the example names something that doesn't exist. */
  readonly statusInside?: number;
  /** The same for the buyer of a session, where that is another. */
  readonly statusOfBuyer?: number;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Made for each request, with the address of who sends it. */
  readonly body?: (email: string) => unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** A body that works only beside a cookie; made for each request. */
  readonly bodyWithCookie?: () => Promise<{ readonly body: unknown; readonly cookie: string }>;
}

const OWNER = await signIn("advanced");
const OTHER = await signIn("advanced");
const MASTERCRAFTED = await signIn("mastercrafted");
const LONG_AGO = await signIn("advanced", { now: Date.now() - 181 * 24 * 3_600_000 });
/** Paid in this browser, and never opened the mail that would prove whose address it is. */
const UNVERIFIED = await buyInBrowser("unverified@example.test");
const MASTER = await signIn("free", { role: "master", isSteppedUp: true });
const UNPROVEN_MASTER = await signIn("free", { role: "master" });

const FORGED_ATTESTATION = {
  ...{ id: "forged", rawId: "forged", type: "public-key" },
  response: { clientDataJSON: "e30", attestationObject: "e30" },
};
const FORGED_ASSERTION = {
  ...{ id: "forged", rawId: "forged", type: "public-key" },
  response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" },
};

const NOBODYS_ID = { id: "01900000-0000-7000-8000-000000000000" };

const ISSUE = { subject: "The hours of autumn", body: "Dear readers, autumn is here." };

const NO_TICKET = { ticketNumber: "SIG-ZZZZZZZZ" };

const ANSWERS = {
  ...{ name: "Ada Lovelace", primaryIntention: "I finish what I begin", dreamSymbols: "", spiritualPractices: "" },
  ...{ emotionalTone: "calm", sacredElements: "" },
};

/** The settings as they are by default. */
const { lengthMinutes: _length, ...SETTINGS } = DEFAULT_SETTINGS;

/** Ends the session that it is called with, so that it gets one of its own each time. */
const ENDS_SESSIONS: ReadonlySet<string> = new Set(["endSession", "endAllSessions", "signIn", "eraseData"]);

const EXAMPLES: Readonly<Record<string, Example>> = {
  getHealth: {},
  getReadiness: {},
  getOpenApi: {},
  getTier: { params: { email: OWNER.account.email } },
  getConsultationAccess: { params: { email: OWNER.account.email } },
  getSession: {},
  getFile: { params: { token: "forged" } },
  endSession: {},
  sendSignInCode: { body: () => ({ email: `${crypto.randomUUID()}@example.org` }) },
  signIn: {
    async bodyWithCookie() {
      const { code, cookie } = await makeCode(`${crypto.randomUUID()}@example.org`);
      return { body: { code }, cookie };
    },
  },
  listSessions: {},
  endOneSession: { params: { id: "A".repeat(43) } },
  endAllSessions: {},
  listPasskeys: {},
  beginPasskey: {},
  addPasskey: { body: () => FORGED_ATTESTATION, statusInside: 410 },
  removePasskey: { params: { id: "forged" } },
  beginPasskeySignIn: {},
  signInByPasskey: { body: () => FORGED_ASSERTION, statusInside: 410 },
  beginMasterSetup: { body: () => ({ secret: "forged" }), statusInside: 422 },
  setUpMaster: { body: () => ({ secret: "forged", answer: FORGED_ATTESTATION }), statusInside: 422 },
  beginMasterSignIn: {},
  signInMaster: { body: () => FORGED_ASSERTION, statusInside: 410 },
  useRecoveryCode: { body: () => ({ code: "0000-0000-0000" }), statusInside: 422 },
  beginStepUp: {},
  stepUp: { body: () => FORGED_ASSERTION, statusInside: 410 },
  listMasterKeys: {},
  beginMasterKey: {},
  addMasterKey: { body: () => FORGED_ATTESTATION, statusInside: 410 },
  removeMasterKey: { params: { id: "forged" } },
  renewRecoveryCodes: {},
  listAudit: {},
  searchOrders: { body: () => ({ query: "ORD-ZZZZZZZZ", before: null }) },
  getDeskOrder: { params: { orderNumber: "ORD-ZZZZZZZZ" }, statusInside: 404 },
  refundOrder: {
    params: { orderNumber: "ORD-ZZZZZZZZ" },
    body: () => ({ requestId: crypto.randomUUID(), amount: 1, reason: "duplicate", used: "Nothing" }),
    statusInside: 404,
  },
  restoreOrder: {
    params: { orderNumber: "ORD-ZZZZZZZZ" },
    body: () => ({ isRestored: true, note: "A gift" }),
    statusInside: 404,
  },
  correctOrderEmail: {
    params: { orderNumber: "ORD-ZZZZZZZZ" },
    body: () => ({ email: "ada@example.org", note: "Mistyped" }),
    statusInside: 404,
  },
  listConsultations: {},
  searchConsultations: { body: () => ({ query: "ada", statuses: [], before: null }) },
  getDeskConsultation: { params: NOBODYS_ID, statusInside: 404 },
  confirmConsultation: { params: NOBODYS_ID, body: () => ({}), statusInside: 404 },
  cancelConsultation: { params: NOBODYS_ID, body: () => ({ reason: "Illness" }), statusInside: 404 },
  rescheduleConsultation: {
    params: NOBODYS_ID,
    body: () => ({ newDateTime: "2100-01-04T15:00:00Z" }),
    statusInside: 404,
  },
  completeConsultation: { params: NOBODYS_ID, body: () => ({ summary: "" }), statusInside: 404 },
  setSessionPicture: {
    params: NOBODYS_ID,
    headers: { "Content-Type": "image/png" },
    body: () => "no picture",
    statusInside: 404,
  },
  removeSessionPicture: { params: NOBODYS_ID, statusInside: 404 },
  markConsultationMissed: { params: NOBODYS_ID, body: () => ({}), statusInside: 404 },
  restoreConsultationAccess: { params: NOBODYS_ID, body: () => ({}), statusInside: 404 },
  changeMeeting: {
    params: NOBODYS_ID,
    body: () => ({ meetingUrl: "https://meet.example.org/room" }),
    statusInside: 404,
  },
  liftMoveCap: { params: NOBODYS_ID, body: () => ({}), statusInside: 404 },
  getDeskFigures: {},
  getDeskCalendar: { query: { from: "2026-12-01", to: "2026-12-31" } },
  listBlockedSlots: {},
  // Nothing is blocked for the other tests: more than two years ahead is too far.
  blockSlot: { body: () => ({ dateTime: "2100-01-04T15:00:00Z" }), statusInside: 422 },
  blockTime: {
    body: () => ({ kind: "days", firstDay: "2100-01-04", lastDay: "2100-01-04" }),
    statusInside: 422,
  },
  unblockSlot: { params: NOBODYS_ID },
  setBlockException: {
    params: NOBODYS_ID,
    body: () => ({ day: "2100-01-04", isException: true }),
    statusInside: 404,
  },
  getPracticeSettings: {},
  changePracticeSettings: { body: () => ({ settings: SETTINGS, version: 0 }) },
  renewCalendarFeed: { body: () => ({}) },
  listParkedMails: {},
  retryParkedMail: { params: NOBODYS_ID, body: () => ({}), statusInside: 404 },
  discardParkedMail: { params: NOBODYS_ID },
  generateSigil: { body: () => ({ intention: "I rest" }) },
  getHeldData: {},
  exportData: {},
  eraseData: { body: (email) => ({ email }) },
  listOrders: {},
  getImprint: {},
  getReceipt: { params: { orderNumber: "ORD-ZZZZZZZZ" }, statusInside: 404 },
  listSigils: {},
  deleteSigil: { params: { id: crypto.randomUUID() } },
  adoptSigils: { body: () => ({ sigils: [{ intention: "I rest", issuedAt: "2026-11-20T10:00:00.000Z" }] }) },
  findMissingSigils: { body: () => ({ ids: [] }) },
  getFilm: { params: { method: "chaos" } },
  planSigilActivation: { body: () => ({ intention: "I rest" }) },
  // An address can have five a day.
  collectEmail: { body: () => ({ email: `${crypto.randomUUID()}@example.org`, subscribe: false }) },
  submitContact: {
    body: () => ({
      name: "Ada Lovelace",
      email: `${crypto.randomUUID()}@example.org`,
      reason: "question",
      message: "How does this work?",
    }),
  },
  listIssues: {},
  createIssue: { body: () => ISSUE },
  getIssue: { params: NOBODYS_ID, statusInside: 404 },
  changeIssue: { params: NOBODYS_ID, body: () => ({ ...ISSUE, version: 1 }), statusInside: 404 },
  deleteIssue: { params: NOBODYS_ID },
  testIssue: {
    params: NOBODYS_ID,
    body: () => ({ requestId: crypto.randomUUID(), version: 1 }),
    statusInside: 404,
  },
  sendIssue: { params: NOBODYS_ID, body: () => ({ version: 1, recipientCount: 1 }), statusInside: 404 },
  stopIssue: { params: NOBODYS_ID, body: () => ({}), statusInside: 404 },
  getTicket: { params: { token: "forged" } },
  answerTicket: {
    params: { token: "forged" },
    body: () => ({ requestId: crypto.randomUUID(), message: "One more thing" }),
  },
  listMyTickets: {},
  searchTickets: { body: () => ({ query: "ada", list: "waiting", before: null }) },
  getDeskTicket: { params: NO_TICKET, statusInside: 404 },
  replyToTicket: {
    params: NO_TICKET,
    body: () => ({ requestId: crypto.randomUUID(), version: 0, message: "Here it is" }),
    statusInside: 404,
  },
  noteOnTicket: {
    params: NO_TICKET,
    body: () => ({ requestId: crypto.randomUUID(), note: "Asked the bank" }),
    statusInside: 404,
  },
  changeTicketStatus: { params: NO_TICKET, body: () => ({ version: 0, status: "closed" }), statusInside: 404 },
  setTicketUrgency: { params: NO_TICKET, body: () => ({ isUrgent: true }), statusInside: 404 },
  createPaymentIntent: {
    body: () => ({ amount: 4900, tier: "advanced", email: `${crypto.randomUUID()}@example.org`, termsVersion: 1 }),
  },
  createConsultationPayment: {
    body: () => ({ amount: 49_900, email: `${crypto.randomUUID()}@example.org`, termsVersion: 1 }),
  },
  receivePaymentMessage: { body: () => ({}), headers: { "Stripe-Signature": "t=1,v1=forged" } },
  getPaymentConfig: {},
  getBotCheck: {},
  listBrowserOrders: {},
  unsubscribe: { params: { token: "s1.test.forged" } },
  analyzeIntention: { body: () => ({ intention: "I rest" }) },
  suggestIntentions: { body: () => ({ category: "love" }) },
  getAssistant: {},
  getPlanetaryHours: { query: { date: "2026-06-01", lat: "51.5", lon: "0" } },
  getPlanetaryHoursCalendar: { query: { planet: "sun", lat: "51.5", lon: "0", date: "2026-06-01" } },
  askForEarlierHour: { body: () => ({ timezone: "Europe/London" }), statusInside: 402, statusOfBuyer: 204 },
  withdrawHourRequest: {},
  getHourOffer: { params: { token: "forged" } },
  takeHourOffer: { params: { token: "forged" } },
  declineHourOffer: { params: { token: "forged" } },
  getCalendarFeed: { params: { token: "forged" } },
  listAvailableSlots: { query: { date: "2026-12-01" } },
  listAvailableDays: { query: { month: "2026-12" } },
  holdHour: { body: () => ({ sessionDateTime: "2020-01-01T10:00:00Z" }), statusInside: 422 },
  prolongHold: { params: { id: crypto.randomUUID() }, body: () => ({}), statusInside: 410 },
  releaseHold: { params: { id: crypto.randomUUID() } },
  listMyConsultations: {},
  bookConsultation: {
    body: () => ({
      ...{ email: "nobody@example.org", name: "Ada Lovelace", dateOfBirth: "1990-02-03" },
      ...{ consultationTopic: "Where my work goes", timezone: "Europe/London" },
      sessionDateTime: "2020-01-01T10:00:00Z",
    }),
    statusInside: 422,
  },
  getBooking: { params: { token: "forged" } },
  moveBooking: { params: { token: "forged" }, body: () => ({ newDateTime: "2026-12-01T10:00:00Z" }) },
  cancelBooking: { params: { token: "forged" }, body: () => ({ reason: "", isForfeitAccepted: false }) },
  editBookingNotes: { params: { token: "forged" }, body: () => ({ optionalNotes: "" }) },
  getBookingCalendar: { params: { token: "forged" } },
  listMyCommissions: {},
  saveIntakeDraft: { body: () => ({ ...ANSWERS, orderNumber: "ORD-ZZZZZZZZ" }), statusInside: 402 },
  sendIntake: { body: () => ({ ...ANSWERS, orderNumber: "ORD-ZZZZZZZZ" }), statusInside: 402 },
  getCommission: { params: { token: "forged" } },
  changeAnswers: { params: { token: "forged" }, body: () => ANSWERS },
  getCommissionGuide: { params: { token: "forged" } },
  deliverAgain: { params: { token: "forged" }, body: () => ({}) },
  listDeskCommissions: { query: { scope: "running" } },
  renewStepLink: { params: { processNumber: "HD-ZZZZZZ" }, body: () => ({}), statusInside: 404 },
  revokeStepLink: { params: { processNumber: "HD-ZZZZZZ" }, statusInside: 404 },
  getStep2: { params: { token: "forged" } },
  beginCommission: { params: { token: "forged" }, body: () => ({}) },
  saveDrawing: { params: { token: "forged" }, body: () => ({ sigilImagePath: "", practitionerNotes: "" }) },
  setDrawing: { params: { token: "forged" }, body: () => "", headers: { "Content-Type": "image/png" } },
  removeDrawing: { params: { token: "forged" } },
  completeStep2: { params: { token: "forged" }, body: () => ({ sigilImagePath: "", practitionerNotes: "" }) },
  getStep3: { params: { token: "forged" } },
  saveWords: { params: { token: "forged" }, body: () => ({ energeticSummary: "", activationInstructions: "" }) },
  completeStep3: { params: { token: "forged" }, body: () => ({ energeticSummary: "", activationInstructions: "" }) },
  findPlaces: { query: { q: "10 Downing Street" } },
  getAddressSource: {},
};

// Guides are made after the response, by code that is loaded on demand. The runner fetches code for the request that wants it first, and workerd
// cancels others that wait for it: so it is loaded here. A built Worker has its code with it.
await makeGuide(compose(env).engine, { sigil: null, tier: "free", areWordsShown: false, madeAt: 0 });

const PEOPLE = {
  "a visitor": {},
  "an unknown session": { Cookie: `__Host-session=${"A".repeat(43)}` },
  "a session that is no secret": { Cookie: `__Host-session=${OWNER.account.userId}` },
  "a secret in a cookie of another name": { Cookie: OWNER.headers.Cookie.replace("__Host-", "") },
  "a session that is over": LONG_AGO.headers,
  "a buyer whose mailbox is not proven": UNVERIFIED,
  "the owner’s session": OWNER.headers,
  "someone else’s session": OTHER.headers,
  "the session of another tier’s buyer": MASTERCRAFTED.headers,
  "the master’s session": MASTER.headers,
} as const satisfies Record<string, Readonly<Record<string, string>>>;
type Person = keyof typeof PEOPLE;

const STRANGERS: readonly Person[] = [
  "a visitor",
  "an unknown session",
  "a session that is no secret",
  "a secret in a cookie of another name",
  "a session that is over",
  "a buyer whose mailbox is not proven",
];
const CLIENTS: readonly Person[] = [
  "the owner’s session",
  "someone else’s session",
  "the session of another tier’s buyer",
];
const EVERYBODY = Object.keys(PEOPLE).filter((name): name is Person => name in PEOPLE);

/** The status by which somebody is kept out; null where they are let in. No example has a secret or a signature that is good. */
function computeRefusal(access: Access, person: Person): number | null {
  switch (access) {
    case "public":
      return null;
    case "session":
      return STRANGERS.includes(person) ? 401 : null;
    case "master":
      if (STRANGERS.includes(person)) return 401;
      return CLIENTS.includes(person) ? 403 : null;
    case "token":
      return 404;
    case "webhook":
      return 401;
  }
}

function toPath({ path }: Endpoint, { params = {}, query = {} }: Example): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return `${filled}?${new URLSearchParams(query)}`;
}

async function send(
  contract: Endpoint,
  headers: Readonly<Record<string, string>>,
  email = "nobody@example.org",
): Promise<Response> {
  const example = EXAMPLES[contract.name] ?? {};
  const prepared = await example.bodyWithCookie?.();
  const body = prepared?.body ?? example.body?.(email);
  const cookies = [headers.Cookie, prepared?.cookie].filter((cookie) => cookie !== undefined);
  return call(toPath(contract, example), {
    method: contract.method,
    headers: {
      ...(contract.body && { "Content-Type": "application/json" }),
      ...example.headers,
      ...headers,
      ...(cookies.length > 0 && { Cookie: cookies.join("; ") }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

describe.each(CONTRACTS.map((contract) => [contract.name, contract] as const))("%s", (name, contract) => {
  beforeAll(() => {
    expect(EXAMPLES[name], "every contract has an example").toBeDefined();
  });

  it.each(EVERYBODY)("lets %s do what its access says, and shows nothing of the owner to others", async (person) => {
    const short = ENDS_SESSIONS.has(name) && !STRANGERS.includes(person) ? await signIn("free") : null;
    const headers = short?.headers ?? PEOPLE[person];
    const response = await send(contract, headers, short?.account.email);
    const refusal = computeRefusal(contract.access, person);
    const { statusInside, statusOfBuyer } = EXAMPLES[name] ?? {};
    const isBuyer = person === "a buyer whose mailbox is not proven" && statusOfBuyer !== undefined;
    const expected = isBuyer ? statusOfBuyer : statusInside;
    if (refusal !== null) expect(response.status).toBe(refusal);
    else if (expected !== undefined) expect(response.status).toBe(expected);
    else expect(response.status).toBeLessThan(300);
    const text = [await response.text(), ...response.headers.values()].join("\n");
    expect(text).not.toContain(OWNER.account.userId);
    if (person !== "the owner’s session") expect(text).not.toContain(OWNER.account.email);
  });
});

describe("a page of another site", () => {
  // A signature or a secret in the path proves a right that no cookie gives: mail services unsubscribe people by such a call.
  const changing = CONTRACTS.filter(
    ({ method, access }) => method !== "GET" && access !== "webhook" && access !== "token",
  );

  it.each(changing.map((contract) => [contract.name, contract] as const))(
    "can’t have the owner’s browser call %s",
    async (_name, contract) => {
      for (const headers of [
        { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
        { Origin: "https://evil.example" },
        { Origin: "https://other.sigilarium.test", "Sec-Fetch-Site": "same-site" },
        { Origin: "null", "Sec-Fetch-Site": "none" },
      ]) {
        const response = await send(contract, { ...OWNER.headers, ...headers });
        expect([response.status, (await response.json<{ code: string }>()).code]).toEqual([403, "cross_site_request"]);
      }
    },
  );

  it("has found every call that changes something", () => {
    expect(changing.length).toBeGreaterThan(20);
  });
});

it("whoever paid with the owner’s address, and can’t read its mails, sees nothing of the account", async () => {
  const headers = await buyInBrowser(OWNER.account.email);
  const statuses = new Map<string, number>();
  for (const contract of CONTRACTS.filter(({ method, access }) => method === "GET" && access === "session")) {
    const response = await send(contract, headers);
    statuses.set(contract.name, response.status);
    expect(await response.text()).not.toContain(OWNER.account.orders[0]?.orderNumber);
  }
  expect(new Set(statuses.values())).toEqual(new Set([401]));
});

describe("a call that wants a fresh proof of the master", () => {
  it.each(CONTRACTS.filter(({ needsStepUp }) => needsStepUp).map((contract) => [contract.name, contract] as const))(
    "%s is closed to the master’s session without one",
    async (_name, contract) => {
      const response = await send(contract, UNPROVEN_MASTER.headers);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: "step_up_required" });
    },
  );
});

describe("a call of each access", () => {
  it.each(SAMPLES.flatMap(({ access }) => EVERYBODY.map((person) => [access, person] as const)))(
    "%s is open to %s, or closed, as its access says",
    async (access, person) => {
      const response = await askSample(access, PEOPLE[person]);
      expect(response.status).toBe(computeRefusal(access, person) ?? 200);
    },
  );
});
