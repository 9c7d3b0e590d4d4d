import { BlockList, isIP } from 'node:net';
import { DomainError } from '@palisade/kernel';

const INNER_IPV4 = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  INNER_IPV4.addSubnet(address, bits, 'ipv4');
}

// Apart: an IPv4 address also counts as one of the mapped ones below.
const INNER_IPV6 = new BlockList();
for (const [address, bits] of [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  INNER_IPV6.addSubnet(address, bits, 'ipv6');
}

/** Whether an address belongs to nobody's public server: loopback, private, link-local and such. */
export function isInnerAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return INNER_IPV4.check(address, 'ipv4');
  return family === 0 || INNER_IPV6.check(address, 'ipv6');
}

/** Throws 400 unless a webhook may go to a URL; names are checked again when they are resolved. */
export function checkTarget(text: string, allowsInner: boolean): void {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'https:' || (allowsInner && url?.protocol === 'http:');
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const isInner = isIP(host) !== 0 && isInnerAddress(host);
  if (url && isWeb && !url.username && !url.password && (allowsInner || !isInner)) return;
  const detail = 'Invalid';
  throw new DomainError('INVALID_WEBHOOK_URL', detail, 400, [{ pointer: '/webhookUrl', detail }]);
}
