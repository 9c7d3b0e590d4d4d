import type { IncomingMessage } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { rootCertificates, TLSSocket } from 'node:tls';
import { DomainError } from '@palisade/kernel';
import type { SeenCertificate, SeenPage } from '../domain/scan/web-findings';
import type { DnsClient } from './dns-client';
import type { ScanNetwork } from './scan-network';

/** What a web server answered. */
export interface WebAnswer extends SeenPage {
  url: string;
  /** The address that was checked and connected to. */
  address: string;
  status: number;
  /** Of a connection over TLS. */
  protocol: string | null;
  certificate: SeenCertificate | null;
}

/** The name leads to no public server: nothing is connected to. */
export class Refused extends DomainError {
  constructor(host: string) {
    super('SCAN_TARGET_REFUSED', `${host} does not lead to a public server.`, 409);
  }
}

const MAX_BODY_BYTES = 262_144;
/** A port that does not answer so long is closed to the public. */
const PORT_MS = 2_000;
const AGENT = 'Palisade-Scan';

/** When each host may be asked again; for all scans of this process. */
const nextTurns = new Map<string, number>();

/** Asks public servers, one request a second and host, and never the inside. */
export class PublicWeb {
  /** All requests together have the time of one. */
  private readonly signal: AbortSignal;

  constructor(
    private readonly network: ScanNetwork,
    private readonly dns: DnsClient,
  ) {
    this.signal = AbortSignal.timeout(network.limitMs);
  }

  /** An address of a host; null where it has none, refused where one of them is not public. */
  async addressOf(host: string): Promise<string | null> {
    const addresses = await this.dns.addresses(host);
    if (!addresses.every((address) => this.network.mayReach(address))) throw new Refused(host);
    return addresses[0] ?? null;
  }

  /** The answer to one request, without following where it leads; null where there is no host. */
  async get(text: string): Promise<WebAnswer | null> {
    const url = new URL(text);
    const address = await this.addressOf(url.hostname);
    if (address === null) return null;
    await this.turnOf(url.hostname);
    const isSecure = url.protocol === 'https:';
    const { httpsPort, httpPort, authorities } = this.network;
    const common = {
      host: address,
      port: isSecure ? httpsPort : httpPort,
      path: `${url.pathname}${url.search}`,
      headers: { host: url.host, 'user-agent': AGENT, accept: 'text/html, text/plain, */*' },
      agent: false,
    };
    const { signal } = this;
    // An old version or a bad certificate is what is looked for: nothing is trusted by it.
    const secure = {
      servername: url.hostname,
      rejectUnauthorized: false,
      minVersion: 'TLSv1' as const,
      ciphers: 'DEFAULT@SECLEVEL=0',
      ca: [...rootCertificates, ...authorities],
    };
    return new Promise((resolve, reject) => {
      const take = (answer: IncomingMessage): void => {
        const tls = tlsOf(answer.socket);
        const { statusCode: status = 0, headers } = answer;
        const seen = { url: text, address, status, headers, ...tls };
        read(answer).then((body) => resolve({ ...seen, body }), reject);
      };
      const request = isSecure
        ? requestSecure({ ...common, ...secure, signal }, take)
        : requestPlain({ ...common, signal }, take);
      request.on('error', reject).end();
    });
  }

  /** Whether a port of an address that was checked is open. */
  async isOpen(host: string, address: string, port: number): Promise<boolean> {
    await this.turnOf(host);
    const socket = connect({ host: address, port, timeout: PORT_MS });
    try {
      return await new Promise((resolve) => {
        socket.once('connect', () => resolve(true));
        socket.once('timeout', () => resolve(false));
        socket.once('error', () => resolve(false));
      });
    } finally {
      socket.destroy();
    }
  }

  private async turnOf(host: string): Promise<void> {
    const now = Date.now();
    const turn = Math.max(now, nextTurns.get(host) ?? 0);
    for (const [name, next] of nextTurns) if (next <= now) nextTurns.delete(name);
    nextTurns.set(host, turn + this.network.pauseMs);
    if (turn > now) await pause(turn - now);
  }
}

async function read(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= MAX_BODY_BYTES) break;
  }
  answer.destroy();
  return Buffer.concat(parts).toString('utf8');
}

function tlsOf(socket: Socket): Pick<WebAnswer, 'protocol' | 'certificate'> {
  if (!(socket instanceof TLSSocket)) return { protocol: null, certificate: null };
  return {
    protocol: socket.getProtocol(),
    certificate: {
      fault: socket.authorized ? null : String(socket.authorizationError),
      validTo: new Date(socket.getPeerCertificate().valid_to),
    },
  };
}
