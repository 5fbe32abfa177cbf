/** What a page may do beyond showing what is ours: take payments, or hold a video call. */
export type PageRights = "ordinary" | "payment" | "call";

/** The pages with special rights: a path, or the beginning of paths where it ends with a slash. All others are ordinary. */
const RIGHTS_BY_PAGE: readonly (readonly [path: string, rights: PageRights])[] = [
  ["/checkout", "payment"],
  ["/consultation-checkout", "payment"],
  ["/meet/", "call"],
];

/** Sources beside our own that a page may load from, and features of the browser that it may use, each by who may use it. */
export interface PagePolicy {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly features: Readonly<Record<PageFeature, readonly string[]>>;
}

/** A feature that is closed unless a page is given it. */
export type PageFeature = "camera" | "microphone" | "displayCapture" | "payment";

const NO_FEATURES: PagePolicy["features"] = { camera: [], microphone: [], displayCapture: [], payment: [] };

const STRIPE_SCRIPTS = ["https://js.stripe.com", "https://*.js.stripe.com"] as const;

/** Where pages begin whose paths hold a secret: what is open there is one person’s own. */
const PRIVATE_PAGES = [
  ...["/booking/", "/hour-offer/", "/commission/", "/ticket/"],
  ...["/master/step2/", "/master/step3/"],
] as const;

/** Whether the path of a page holds a secret, so that no other site may be told it and no index keep it. */
export function isPrivatePage(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return PRIVATE_PAGES.some((beginning) => path.startsWith(beginning));
}

/** What each kind of rights comes to. */
export const PAGE_POLICIES: Readonly<Record<PageRights, PagePolicy>> = {
  ordinary: { scripts: [], frames: [], connections: [], features: NO_FEATURES },
  // https://docs.stripe.com/security/guide#content-security-policy
  payment: {
    scripts: STRIPE_SCRIPTS,
    frames: [...STRIPE_SCRIPTS, "https://hooks.stripe.com"],
    connections: ["https://api.stripe.com"],
    features: { ...NO_FEATURES, payment: ["self", "https://js.stripe.com"] },
  },
  call: {
    ...{ scripts: [], frames: [], connections: [] },
    features: { ...NO_FEATURES, camera: ["self"], microphone: ["self"], displayCapture: ["self"] },
  },
};

const TURNSTILE = "https://challenges.cloudflare.com";

/** A policy that lets a page show the check that tells people from bots. */
export function withBotCheck(policy: PagePolicy): PagePolicy {
  return { ...policy, scripts: [...policy.scripts, TURNSTILE], frames: [...policy.frames, TURNSTILE] };
}

/** The rights of the page at a URL's path. Like the router, it makes no difference of letter case and of one slash at the end. */
export function findPageRights(pathname: string): PageRights {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, "");
  const entry = RIGHTS_BY_PAGE.find(([page]) => (page.endsWith("/") ? path.startsWith(page) : path === page));
  return entry?.[1] ?? "ordinary";
}
