import { run } from "@zootools/email-spell-checker";

/** Providers by which most people have their mail. An address at one of these is right; one a letter away from it may be a slip. */
const PROVIDERS = [
  ...["gmail.com", "googlemail.com", "icloud.com", "me.com", "mac.com", "aol.com", "zoho.com", "hey.com"],
  ...["yahoo.com", "yahoo.co.uk", "yahoo.co.jp", "yahoo.fr", "yahoo.de", "yahoo.it", "yahoo.es", "yahoo.ca"],
  ...["yahoo.com.br", "yahoo.com.au", "yahoo.co.in", "ymail.com", "rocketmail.com"],
  ...["hotmail.com", "hotmail.co.uk", "hotmail.fr", "hotmail.de", "hotmail.it", "hotmail.es", "msn.com"],
  ...["outlook.com", "outlook.fr", "outlook.de", "outlook.es", "outlook.it", "live.com", "live.co.uk", "live.fr"],
  ...["proton.me", "protonmail.com", "pm.me", "fastmail.com", "tutanota.com", "tuta.com", "tuta.io"],
  ...["gmx.com", "gmx.de", "gmx.net", "gmx.at", "gmx.ch", "web.de", "t-online.de", "freenet.de", "posteo.de"],
  ...["mail.com", "email.com", "mail.de", "mailbox.org", "mail.ru", "yandex.com", "yandex.ru", "qq.com", "163.com"],
  ...["comcast.net", "verizon.net", "att.net", "sbcglobal.net", "bellsouth.net", "cox.net", "charter.net"],
  ...["btinternet.com", "sky.com", "virginmedia.com", "orange.fr", "free.fr", "wanadoo.fr", "laposte.net", "sfr.fr"],
  ...["libero.it", "rogers.com", "shaw.ca", "telus.net", "sympatico.ca", "optusnet.com.au", "xtra.co.nz"],
];

/** The addresses of companies are short too: only a name of this length or more is taken for a slip of one of ours. */
const SHORTEST_SUGGESTED = "aol.com".length;

/** One slip: a letter that is wrong, missing or too much, or two that are swapped. */
const FARTHEST = 1;

/** The address that was probably meant where this one is nearly one at a well-known provider; null for every other. */
export function findNearMiss(address: string): string | null {
  const at = address.lastIndexOf("@");
  const name = address.slice(0, at).trim();
  if (at < 1 || name === "") return null;
  const meant = run({
    // What is before the sign is the buyer's own, and stays as it was typed.
    email: `x@${address.slice(at + 1).trim()}`,
    domains: PROVIDERS,
    domainThreshold: FARTHEST,
    // The library's own measure counts two swapped letters, the commonest slip, like two that are wrong.
    distanceFunction: countSlips,
    // Any other ending or company may be right: nothing is guessed about those.
    secondLevelDomains: [],
    topLevelDomains: [],
  });
  return meant && meant.domain.length >= SHORTEST_SUGGESTED ? `${name}@${meant.domain}` : null;
}

/** How many slips are between two words: the optimal string alignment distance. */
function countSlips(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
