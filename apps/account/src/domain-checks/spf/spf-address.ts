import { IPv4, IPv6 } from 'ipaddr.js';

export type Address = IPv4 | IPv6;

const LENGTH_MAX = 45;

/** An address in its usual form; null for what is none, and for the rare forms of IPv4. */
export function addressIn(text: string): Address | null {
  if (text.length > LENGTH_MAX) return null;
  if (IPv4.isValidFourPartDecimal(text)) return IPv4.parse(text);
  return /^[0-9a-f:.]+$/i.test(text) && IPv6.isValid(text) ? IPv6.parse(text) : null;
}

/** The address of a client: an IPv4 address that is written as IPv6 is one of IPv4 (RFC 7208 §5). */
export function clientIn(text: string): Address | null {
  const address = addressIn(text);
  return isV6(address) && address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

export const isV6 = (address: Address | null): address is IPv6 => address?.kind() === 'ipv6';

/** Whether an address is in the network of another; null bits are all. */
export function isIn(address: Address, network: Address, bits: number | null): boolean {
  if (isV6(address)) return isV6(network) && address.match(network, bits ?? 128);
  return !isV6(network) && address.match(network, bits ?? 32);
}

/** The parts of an address as macros write it, with dots: of IPv6 each digit (RFC 7208 §7.3). */
export const dotted = (address: Address): string =>
  isV6(address)
    ? [...Buffer.from(address.toByteArray()).toString('hex').toUpperCase()].join('.')
    : address.toString();

export const arpaZoneOf = (address: Address): string => (isV6(address) ? 'ip6' : 'in-addr');

/** The name that the host of an address is asked by. */
export const reverseNameOf = (address: Address): string =>
  `${dotted(address).split('.').reverse().join('.')}.${arpaZoneOf(address)}.arpa`;
