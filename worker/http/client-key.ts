/** Where the platform names no address, as on a developer's machine, everybody counts as one. */
const UNKNOWN_CLIENT = "unknown";

/**
 * What a client is counted by: its address, which the platform writes and nobody outside can set. Of IPv6 it is the
 * network of 64 bits, since one household has all of its addresses.
 */
export function toClientKey(headers: Headers): string {
  const address = headers.get("cf-connecting-ip");
  if (!address) return UNKNOWN_CLIENT;
  return address.includes(":") ? toNetwork(address) : address;
}

function toNetwork(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const headGroups = head.split(":").filter(Boolean);
  const tailGroups = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - headGroups.length - tailGroups.length);
  const groups = [...headGroups, ...Array<string>(zeros).fill("0"), ...tailGroups];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
