import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { ApiCallRecorder } from './api-call-recorder';

const API = '/api/apiactivity/v1';
const ACTIVITY = ['api-key:activity'];

interface Call {
  id: string;
  apiClientName: string | null;
  method: string;
  path: string;
  status: number;
  durationMs: number;
}
interface Found {
  content: Call[];
  searchAfter: string | null;
  totalElements: number;
  pageRequested: number;
}

describe('API activity', () => {
  let app: TestApp;
  let reader: TestCaller;
  let machine: TestCaller;
  const [organizationId, apiClientId] = [randomUUID(), randomUUID()];

  beforeAll(async () => {
    app = await startApp(service, { API_KEY_LIMIT_PER_MINUTE: '12' });
    reader = await app.signIn({ accountType: 'AGENCY', permissions: ACTIVITY, organizationId });
    machine = await app.signIn({
      accountType: 'AGENCY',
      permissions: ['any'],
      organizationId,
      apiClientId,
    });
    await app.deliver('api-key.saved.v1', {
      clientId: apiClientId,
      organizationId,
      accountType: 'AGENCY',
      name: 'Nightly quotes',
      scopes: [],
      enabled: true,
      deleted: false,
      version: 1,
      scope: scopeOf({}),
    });
    for (let at = 0; at < 5; at += 1) {
      await machine.get(`/api/flags/v1?secret=${at}`).catch(() => undefined);
      app.clock.advance(60_000);
    }
    await machine.get(`${API}/search`);
    await app.app.get(ApiCallRecorder).flush();
  });
  afterAll(() => app.close());

  const search = async (query: string, by = reader): Promise<Found> =>
    (await by.get<Found>(`${API}/search?${query}`)).body;

  it('holds the calls of machines, and no call of a person', async () => {
    const { content, totalElements } = await search('');
    expect(totalElements).toBe(6);
    expect(content[0]).toEqual({
      id: expect.any(String),
      apiClientId,
      apiClientName: 'Nightly quotes',
      method: 'GET',
      path: `${API}/search`,
      status: 403,
      durationMs: expect.any(Number),
      created: app.clock.now().toISOString(),
    });
    expect(content[1]).toMatchObject({ path: '/api/flags/v1', status: 200 });
    await app.app.get(ApiCallRecorder).flush();
    expect((await search('')).totalElements).toBe(6);
  });

  it('is read page by page with the cursor of the page before', async () => {
    const ids: string[] = [];
    let cursor: string | null = '';
    for (let page = 0; cursor !== null; page += 1) {
      const after: string = cursor && `&searchAfter=${cursor}`;
      const found: Found = await search(`size=4&pageRequested=${page}${after}`);
      expect(found.pageRequested).toBe(page);
      ids.push(...found.content.map(({ id }) => id));
      cursor = found.searchAfter;
    }
    expect(new Set(ids).size).toBe(6);
    const rising = await search('sort=created,asc');
    expect(rising.content.map(({ id }) => id)).toEqual([...ids].reverse());
  });

  it.each([
    ['search=flags', 5],
    ['search=403', 1],
    ['search=get', 6],
    ['search=nothing', 0],
    [`apiClientId=${randomUUID()}`, 0],
    ['dateFilter=0', 6],
    ['after=2001-01-01T00:00:00Z&before=2001-02-01T00:00:00Z', 0],
  ])('is narrowed by %s to %s', async (query, expected) => {
    expect((await search(query)).totalElements).toBe(expected);
    const { body } = await reader.get<{ totalCalls: number }>(`${API}/agg/stats?${query}`);
    expect(body.totalCalls).toBe(expected);
  });

  it('adds up to statistics and a graph', async () => {
    const { body } = await reader.get(`${API}/agg/stats`);
    expect(body).toEqual({
      totalCalls: 6,
      successCalls: 5,
      failedCalls: 1,
      byMethod: [{ method: 'GET', count: 6 }],
      byStatus: [
        { status: 200, count: 5 },
        { status: 403, count: 1 },
      ],
    });
    const graph = await reader.get<{ points: { count: number; errorCount: number }[] }>(
      `${API}/graph?dateFilter=0`,
    );
    const { points } = graph.body;
    expect(points.length).toBeGreaterThanOrEqual(15);
    expect(points.filter(({ count }) => count > 0)).toHaveLength(6);
    expect(points.reduce((sum, { errorCount }) => sum + errorCount, 0)).toBe(1);
  });

  it('of others is out of reach; staff see all of it', async () => {
    const other = await app.signIn({ accountType: 'AGENCY', permissions: ACTIVITY });
    expect((await search('', other)).totalElements).toBe(0);
    const staff = await app.signIn({ accountType: 'COWBELL', permissions: ACTIVITY });
    expect((await search('', staff)).totalElements).toBe(6);
    expect((await app.anonymous.get(`${API}/search`)).status).toBe(401);
  });

  it.each(['searchAfter=x', 'sort=path,asc', 'dateFilter=9', 'size=0', 'after=yesterday'])(
    'refuses %s',
    async (query) => {
      expect((await reader.get(`${API}/search?${query}`)).status).toBe(400);
    },
  );

  it('is limited for one key, not for the people of its organisation', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1) statuses.push((await machine.get('/api/flags/v1')).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await reader.get(`${API}/search`)).status).toBe(200);
    await app.app.get(ApiCallRecorder).flush();
    expect((await search('search=429')).totalElements).toBeGreaterThan(0);
  });
});
