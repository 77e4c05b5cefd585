import { BlockList, isIP, isIPv4 } from "node:net";

/**
 * Networks that are nobody's on the internet: this machine, its neighbours, and everything that is set aside for special
 * use (RFC 6890). An address that a person gives us must not make us send requests inside the host's own network (SSRF).
 */
const closedToFour: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/**
 * Of IPv6 only 2000::/3 is anybody's, without what leads back to IPv4 (Teredo, 6to4) or is set aside. So mapped, local,
 * translated (64:ff9b::), private and multicast addresses need no entry.
 */
const openToSix: readonly [string, number] = ["2000::", 3];
const closedToSix: readonly (readonly [string, number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
];

const closed = new BlockList();
for (const [net, prefix] of closedToFour) closed.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of closedToSix) closed.addSubnet(net, prefix, "ipv6");
const open = new BlockList();
open.addSubnet(...openToSix, "ipv6");

/** Whether an address is a public one. What cannot be read is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, "ipv4");
  return isIP(address) === 6 && open.check(address, "ipv6") && !closed.check(address, "ipv6");
}

/** A URL that notifications may be sent to, as far as can be known before its name is looked up. */
export function readTarget(text: string, isAllowed: (address: string) => boolean): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") return undefined;
  if (url.username !== "" || url.password !== "" || url.hostname === "") return undefined;
  const literal = literalAddress(url);
  return literal === undefined || isAllowed(literal) ? url : undefined;
}

/** The address itself, where a URL names one instead of a host. Odd spellings (`0x7f.1`) were made plain by URL. */
export function literalAddress(url: URL): string | undefined {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return isIP(host) === 0 ? undefined : host;
}
