import { AppError } from "./app-error.ts";

const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Throws `cross_site_request` for a call that changes something and comes from a page of another site than `ours`, an origin such as
 * `https://example.org`. A browser always names where such a call comes from, and a page can't change that; a program that is no browser
 * names nothing, and carries nobody's cookies.
 */
export function refuseCrossSite({ method, headers }: Request, ours: string): void {
  if (SAFE_METHODS.has(method)) return;
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  // Both, since a page of another host of this very Worker would be "same-origin" to its browser.
  const isFromHere = (site === null || site === "same-origin") && (origin === null || origin === ours);
  if (!isFromHere) throw new AppError({ code: "cross_site_request" });
}
