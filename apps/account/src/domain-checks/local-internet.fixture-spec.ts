import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import type { Socket as UdpSocket } from 'node:dgram';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import * as x509 from '@peculiar/x509';
import type { Answer } from 'dns-packet';
import { decode, encode } from 'dns-packet';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Names with their records, and one web server, as a test needs them: all on this machine. */
export interface LocalInternet {
  /** `host:port` of the DNS server. */
  resolver: string;
  httpsPort: number;
  httpPort: number;
  authority: string;
  /** What the DNS answers, by type and name; a test changes it. */
  records: Map<string, Answer[]>;
  /** Names that were asked for. */
  asked: string[];
  /** Requests that reached the web server. */
  requests: string[];
  close(): Promise<void>;
}

x509.cryptoProvider.set(webcrypto as unknown as Parameters<typeof x509.cryptoProvider.set>[0]);
const KEY = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const YEAR_MS = 365 * 86_400_000;

/** Starts a DNS server and a web site for these hosts, whose certificate is of an own authority. */
export async function startLocalInternet(
  hosts: string[],
  answer: Listener,
): Promise<LocalInternet> {
  const records = new Map<string, Answer[]>();
  const asked: string[] = [];
  const requests: string[] = [];
  const dns = await startDns(records, asked);
  const { key, cert, authority } = await certificateFor(hosts);
  const heard = (request: IncomingMessage, response: ServerResponse): void => {
    requests.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  };
  const secure = createSecureServer({ key, cert }, heard);
  const plain = createServer((request, response) => {
    requests.push(`http ${request.headers.host}${request.url}`);
    response.writeHead(301, { location: `https://${request.headers.host}/` }).end();
  });
  await Promise.all([listen(secure), listen(plain)]);
  return {
    resolver: `127.0.0.1:${dns.address().port}`,
    httpsPort: portOf(secure),
    httpPort: portOf(plain),
    authority,
    records,
    asked,
    requests,
    close: async () => {
      dns.close();
      for (const server of [secure, plain]) server.closeAllConnections();
      await Promise.all([secure, plain].map((server) => once(server.close(), 'close')));
    },
  };
}

async function startDns(records: Map<string, Answer[]>, asked: string[]): Promise<UdpSocket> {
  const socket = createSocket('udp4');
  socket.on('message', (bytes, { port, address }) => {
    const { id, questions = [] } = decode(bytes);
    const [question] = questions;
    const key = `${question.type} ${question.name}`;
    asked.push(key);
    const answers = records.get(key) ?? [];
    socket.send(encode({ type: 'response', id, questions, answers }), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return socket;
}

async function listen(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

async function certificateFor(
  hosts: string[],
): Promise<{ key: string; cert: string; authority: string }> {
  const makeKeys = () => webcrypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
  const [own, site] = [await makeKeys(), await makeKeys()];
  const [notBefore, notAfter] = [new Date(Date.now() - 1_000), new Date(Date.now() + YEAR_MS)];
  const common = { notBefore, notAfter, signingAlgorithm: KEY };
  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    ...common,
    serialNumber: '01',
    name: 'CN=Test Authority',
    keys: own,
    extensions: [new x509.BasicConstraintsExtension(true, 1, true)],
  });
  const certificate = await x509.X509CertificateGenerator.create({
    ...common,
    serialNumber: '02',
    subject: `CN=${hosts[0]}`,
    issuer: authority.subject,
    publicKey: site.publicKey,
    signingKey: own.privateKey,
    extensions: [
      new x509.SubjectAlternativeNameExtension(
        hosts.map((value) => ({ type: 'dns' as const, value })),
      ),
    ],
  });
  const secret = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', site.privateKey));
  const key = `-----BEGIN PRIVATE KEY-----\n${secret.toString('base64')}\n-----END PRIVATE KEY-----`;
  return { key, cert: certificate.toString('pem'), authority: authority.toString('pem') };
}
