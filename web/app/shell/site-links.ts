import { linkOptions } from "@tanstack/react-router";

/** A link is marked as current only at its very address, section included. */
export const THIS_PLACE = { exact: true, includeHash: true } as const;

/** The header's five entries, in order. */
export const MAIN_LINKS = [
  { label: "Generator", link: linkOptions({ to: "/", hash: "generator" }) },
  { label: "Planetary Hours", link: linkOptions({ to: "/planetary-hours" }) },
  { label: "Consultation", link: linkOptions({ to: "/master-consultation" }) },
  { label: "Pricing", link: linkOptions({ to: "/", hash: "pricing" }) },
  { label: "Contact", link: linkOptions({ to: "/contact" }) },
] as const;

const READING_LINKS = [
  { label: "Sigil guide", link: linkOptions({ to: "/sigil-guide" }) },
  { label: "Magical theory", link: linkOptions({ to: "/magical-theory" }) },
  { label: "Five films", link: linkOptions({ to: "/films" }) },
] as const;

const LEGAL_LINKS = [
  { label: "Privacy policy", link: linkOptions({ to: "/privacy-policy" }) },
  { label: "Terms of service", link: linkOptions({ to: "/terms-of-service" }) },
] as const;

/** The footer's columns. */
export const FOOTER_COLUMNS = [
  {
    heading: "Services",
    links: [
      { label: "Sigil generator", link: linkOptions({ to: "/", hash: "generator" }) },
      { label: "Planetary hours", link: linkOptions({ to: "/planetary-hours" }) },
      { label: "Clarity Session", link: linkOptions({ to: "/master-consultation" }) },
    ],
  },
  { heading: "Reading", links: READING_LINKS },
  { heading: "Support", links: [{ label: "Contact", link: linkOptions({ to: "/contact" }) }, ...LEGAL_LINKS] },
] as const;

/** The smaller entries of the phone menu. */
export const MENU_SMALL_LINKS = [...READING_LINKS, ...LEGAL_LINKS] as const;

/** The entry of `MAIN_LINKS` for a place, or null: the two entries of the home page are told apart by the hash. */
export function findCurrentLabel(pathname: string, hash: string): string | null {
  if (pathname === "/") return hash === "pricing" ? "Pricing" : "Generator";
  if (pathname === "/master-calendar") return "Consultation";
  return MAIN_LINKS.find(({ link }) => link.to === pathname)?.label ?? null;
}
