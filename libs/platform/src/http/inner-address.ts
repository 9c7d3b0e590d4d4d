import type { IPVersion } from 'node:net';
import { BlockList, isIP } from 'node:net';

/** What is nobody's public server (IANA's registry of special-purpose addresses). */
const INNER_IPV4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);

/**
 * All that is given to servers is in here. Mapped, compatible and translated (NAT64) IPv4 addresses,
 * unique local, site-local, link-local and multicast ones are not.
 */
const GLOBAL_IPV6 = blockList('ipv6', [['2000::', 3]]);

/** Of those: protocols (Teredo among them), documentation, and 6to4, which hides an IPv4 address. */
const INNER_IPV6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

function blockList(family: IPVersion, subnets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [address, bits] of subnets) list.addSubnet(address, bits, family);
  return list;
}

/** Whether an address belongs to nobody's public server: loopback, private, link-local and such. */
export function isInnerAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return INNER_IPV4.check(address, 'ipv4');
  const isGlobal = family === 6 && GLOBAL_IPV6.check(address, 'ipv6');
  return !isGlobal || INNER_IPV6.check(address, 'ipv6');
}

/** Whether a URL writes out an inner address; a name is looked at when it is resolved. */
export function writesInnerAddress({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && isInnerAddress(host);
}
