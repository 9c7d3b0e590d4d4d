const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** What one household or company asks from: an IPv4 address, or the 64 bits that an IPv6 one shares. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!plain.includes(':')) return plain;
  const [head, tail] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail
    ? Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0')
    : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, NETWORK_GROUPS).join(':');
}
