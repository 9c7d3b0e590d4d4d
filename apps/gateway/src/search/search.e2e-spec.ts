import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import type { SearchResponse } from './search.dto';

const API = '/api/search/v1?search=';

/** Stands for all services but claims: quote finds, policy forbids, account is silent, auth fails. */
const asked: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
const services = createServer(({ url = '', headers }, response) => {
  asked.push({ url, headers });
  const row = { title: 'Red Rock Dental', number: 'Q-26-0000017', detail: 'P250', status: 'READY' };
  if (url.startsWith('/api/quote/')) {
    return void response.end(JSON.stringify({ hits: [{ id: 'q1', ...row, secret: 1 }] }));
  }
  if (url.startsWith('/api/policy/')) return void response.writeHead(403).end('{}');
  if (url.startsWith('/api/auth/')) return void response.writeHead(500).end('no JSON');
});

describe('the search', () => {
  let app: TestApp;
  let caller: TestCaller;

  beforeAll(async () => {
    await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
    const urls = { ACCOUNT_URL: url, AUTH_URL: url, POLICY_URL: url, QUOTE_URL: url };
    app = await startApp(service, urls);
    caller = await app.signIn({ accountType: 'AGENCY', permissions: [] });
  });
  afterAll(async () => {
    await app.close();
    services.closeAllConnections();
    services.close();
  });

  it('shows what is found, and names who could not or would not answer', async () => {
    const before = Date.now();
    const { status, body } = await caller.get<SearchResponse>(`${API}q-26%200000017`);
    expect([status, body]).toEqual([
      200,
      {
        hits: [
          {
            kind: 'QUOTE',
            id: 'q1',
            title: 'Red Rock Dental',
            number: 'Q-26-0000017',
            detail: 'P250',
            status: 'READY',
          },
        ],
        missing: ['account', 'policy', 'claims', 'auth'],
      },
    ]);
    expect(Date.now() - before).toBeLessThan(4_000);
  });

  it('asks in the name of the caller and for what was typed', async () => {
    const quote = asked.find(({ url }) => url?.startsWith('/api/quote/'));
    expect(quote?.url).toBe('/api/quote/v1/find?search=q-26+0000017');
    expect(quote?.headers.authorization).toMatch(/^Bearer /);
  });

  it.each(['', 'r', 'r'.repeat(101)])('refuses to look for %j', async (typed) => {
    expect((await caller.get(API + typed)).status).toBe(400);
  });

  it('is closed to strangers and to one-time codes', async () => {
    expect((await app.anonymous.get(`${API}red`)).status).toBe(401);
    const accountType = 'CUSTOMER';
    expect(
      (
        await (
          await app.signIn({ accountType, permissions: [], onlyQuoteId: randomUUID() })
        ).get(`${API}red`)
      ).status,
    ).toBe(401);
  });
});
