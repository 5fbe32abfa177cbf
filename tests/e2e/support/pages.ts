/** A page as a visitor who is not signed in finds it. */
interface VisitedPage {
  readonly name: string;
  readonly path: string;
  readonly heading: string | RegExp;
  readonly status: number;
  /** The status of the one call of the page that fails; absent where none does. */
  readonly failedCall?: number;
}

/** Every page of the product with its main heading; a path that the product does not know comes last. */
export const PAGES: readonly VisitedPage[] = [
  { name: "home", path: "/", heading: "Transform Your Intentions into Sacred Symbols", status: 200 },
  { name: "checkout", path: "/checkout?tier=advanced&email=a@example.com", heading: /./, status: 200 },
  { name: "consultation-checkout", path: "/consultation-checkout", heading: /./, status: 200 },
  { name: "success", path: "/success", heading: /./, status: 200 },
  { name: "planetary-hours", path: "/planetary-hours", heading: /Planetary Hours/, status: 200 },
  { name: "master-consultation", path: "/master-consultation", heading: /./, status: 200 },
  { name: "master-calendar", path: "/master-calendar", heading: /./, status: 200 },
  { name: "booking", path: "/booking/no-such-link", heading: "No booking at this link", status: 200, failedCall: 404 },
  {
    name: "hour-offer",
    path: "/hour-offer/no-such-link",
    heading: "No hour at this link",
    status: 200,
    failedCall: 404,
  },
  { name: "commission", path: "/commission", heading: "A sigil drawn by hand", status: 200 },
  {
    name: "own-commission",
    path: "/commission/no-such-link",
    heading: "No commission at this link",
    status: 200,
    failedCall: 404,
  },
  { name: "ticket", path: "/ticket/no-such-link", heading: "No request at this link", status: 200, failedCall: 404 },
  { name: "master-dashboard", path: "/master-dashboard", heading: /./, status: 200 },
  {
    name: "master-step2",
    path: "/master/step2/some-token",
    heading: "This link opens no step",
    status: 200,
    failedCall: 404,
  },
  {
    name: "master-step3",
    path: "/master/step3/some-token",
    heading: "This link opens no step",
    status: 200,
    failedCall: 404,
  },
  { name: "account", path: "/account", heading: "Account", status: 200 },
  { name: "receipt", path: "/account/receipts/ORD-00000000", heading: "Receipt", status: 200, failedCall: 404 },
  { name: "contact", path: "/contact", heading: /./, status: 200 },
  { name: "terms-of-service", path: "/terms-of-service", heading: /Terms of Service/i, status: 200 },
  { name: "privacy-policy", path: "/privacy-policy", heading: /Privacy Policy/i, status: 200 },
  { name: "sigil-guide", path: "/sigil-guide", heading: /Sigil Guide/i, status: 200 },
  { name: "magical-theory", path: "/magical-theory", heading: /Magical Theory/i, status: 200 },
  { name: "films", path: "/films", heading: "Five Short Films", status: 200 },
  { name: "not-found", path: "/no-such-page", heading: "404 Page Not Found", status: 404 },
];
