import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import type { LogCountResponse, LogPageResponse } from './activity.dto';

const API = '/api/activity/v1';
const PERMISSIONS = ['activity:view'];

const entry = (id: string, subjectType: string) => ({
  id,
  occurred: '2026-01-15T12:00:00.000Z',
  action: `${subjectType}.create`,
  by: { name: 'Nora Vale', kind: 'PERSON' },
  changes: [],
  documentIds: [],
  sentTo: null,
  correlationId: null,
  subjectType,
  subjectId: '01900000-0000-7000-8000-000000000004',
  title: 'Red Rock Dental',
  number: null,
});

/** Stands for the services: two have entries, claims forbids, account and billing have none. */
const asked: string[] = [];
const LOGS: Record<string, object[]> = {
  quote: [entry('05', 'quote'), entry('03', 'quote')],
  policy: [entry('04', 'policy'), entry('01', 'policy')],
};
const services = createServer(({ url = '' }, response) => {
  asked.push(url);
  const name = url.split('/')[2] ?? '';
  if (name === 'claims') return void response.writeHead(403).end('{}');
  const entries = LOGS[name] ?? [];
  const buckets = entries.length ? [{ key: `${name}.create`, count: entries.length }] : [];
  const isCount = url.includes('/aggregate');
  const answer = isCount ? { buckets } : { entries, total: entries.length && 40 };
  return void response.end(JSON.stringify(answer));
});

describe('the activity log', () => {
  let app: TestApp;
  let caller: TestCaller;

  beforeAll(async () => {
    await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
    const names = ['ACCOUNT', 'BILLING', 'CLAIMS', 'POLICY', 'QUOTE'];
    app = await startApp(service, Object.fromEntries(names.map((name) => [`${name}_URL`, url])));
    caller = await app.signIn({ accountType: 'COWBELL', permissions: PERMISSIONS });
  });
  beforeEach(() => asked.splice(0));
  afterAll(async () => {
    await app.close();
    services.closeAllConnections();
    services.close();
  });

  it('is one log, the newest first, and names who would not answer', async () => {
    const { status, body } = await caller.get<LogPageResponse>(`${API}/search?size=3`);
    expect(status).toBe(200);
    expect(body.content.map(({ id }) => id)).toEqual(['05', '04', '03']);
    expect(body).toMatchObject({ totalElements: 80, number: 0, size: 3, missing: ['claims'] });
  });

  it('asks as far back as the page reaches, and for what is meant', async () => {
    await caller.get(`${API}/search?size=2&page=1&filter=quote&after=2026-01-01T00:00:00Z`);
    expect(asked).toEqual([
      '/api/quote/v1/activities?first=4&way=desc&after=2026-01-01T00%3A00%3A00.000Z',
    ]);
  });

  it('counts what all of them count', async () => {
    const { body } = await caller.get<LogCountResponse>(`${API}/aggregate?groupBy=action`);
    expect(body.buckets).toEqual([
      { key: 'policy.create', count: 2 },
      { key: 'quote.create', count: 2 },
    ]);
    expect(asked.every((url) => url.endsWith('/activities/aggregate?groupBy=action'))).toBe(true);
  });

  it.each([
    ['a page beyond its depth', 'search?size=100&page=10', 'Narrow it by time'],
    ['an unknown sort', 'search?sort=action,asc', 'Sort by'],
    ['an unknown kind', 'search?filter=user', 'filter'],
    ['an unknown group', 'aggregate?groupBy=user', 'groupBy'],
  ])('refuses %s', async (_, path, detail) => {
    const { status, body } = await caller.get(`${API}/${path}`);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(detail)]);
    expect(asked).toEqual([]);
  });

  it('is closed to who may not read it', async () => {
    const other = await app.signIn({ accountType: 'AGENCY', permissions: [] });
    expect((await other.get(`${API}/search`)).status).toBe(403);
    expect((await app.anonymous.get(`${API}/search`)).status).toBe(401);
  });
});
