import { AppError } from "./app-error.ts";

const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Throws `cross_site_request` for a call that changes something and comes from a page of another site. A browser always
 * names where such a call comes from, and a page can't change that; a program that is no browser names nothing, and
 * carries nobody's cookies.
 */
export function refuseCrossSite({ method, url, headers }: Request): void {
  if (!SAFE_METHODS.has(method) && !isFromHere(url, headers)) throw new AppError("cross_site_request");
}

function isFromHere(url: string, headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  return origin === null || origin === new URL(url).origin;
}
