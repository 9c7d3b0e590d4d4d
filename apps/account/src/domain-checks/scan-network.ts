import { getServers } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Config, isInnerAddress } from '@palisade/platform';

const DNS_PORT = 53;
// domain.md §8, scan rule.
const LIMIT_MS = 10_000;
const PAUSE_MS = 1_000;

/** How scans reach what they look at. */
@Injectable()
export class ScanNetwork {
  /** The DNS server that is asked: the configured one, or the machine's. */
  readonly resolver: { host: string; port: number };
  readonly limitMs = LIMIT_MS;
  readonly pauseMs: number = PAUSE_MS;
  readonly httpsPort: number = 443;
  readonly httpPort: number = 80;
  /** Certificate authorities that are trusted beside the usual ones. */
  readonly authorities: readonly string[] = [];
  private readonly allowed = new BlockList();

  constructor({ values }: Config) {
    const [first = '127.0.0.1'] = getServers();
    this.resolver = addressOf(values.SCAN_RESOLVER || first);
    for (const network of values.SCAN_NETWORKS.split(',').filter(Boolean)) {
      const [address, bits] = network.trim().split('/');
      this.allowed.addSubnet(address, Number(bits), familyOf(address));
    }
  }

  /** Whether a connection may be made to an address: a public one, or one of the allowed networks. */
  mayReach(address: string): boolean {
    return !isInnerAddress(address) || this.allowed.check(address, familyOf(address));
  }
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** `host`, `host:port`, `[host]:port` or a bare IPv6 address. */
function addressOf(text: string): { host: string; port: number } {
  if (isIP(text) === 6) return { host: text, port: DNS_PORT };
  const [, host, port] = /^\[?([^\]]+?)\]?(?::(\d+))?$/.exec(text) ?? [];
  return { host: host ?? text, port: port ? Number(port) : DNS_PORT };
}
