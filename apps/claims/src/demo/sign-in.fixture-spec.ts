import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestCaller } from '@palisade/testing';

/** A local HTTP server in the place of auth, where people of the demo data sign in. */
export interface StandInSignIn {
  url: string;
  /** Who can sign in, by address. */
  people: Map<string, TestCaller>;
  close(): void;
}

/** Starts a stand-in that lets in whom a test names. */
export async function startSignIn(): Promise<StandInSignIn> {
  const people: StandInSignIn['people'] = new Map();
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      const { username } = JSON.parse(text) as { username: string };
      const caller = people.get(username);
      response.writeHead(caller ? 200 : 401, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ accessToken: caller?.token }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, people, close: () => void server.close() };
}
