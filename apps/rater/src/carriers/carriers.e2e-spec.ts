import type { Page } from '@palisade/kernel';
import type { TimelineEntry } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { DEMO_CARRIERS } from '../demo/demo-carriers';
import { service } from '../main';
import { seed } from '../seed';
import type { RaterCarrier } from './carriers.dto';

const API = '/api/rater/v1/carrier';

describe('carrier profiles', () => {
  let app: TestApp;
  let staff: TestCaller;
  let agency: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    await seed(app.app);
    const permissions = [
      'carrier:view',
      'carrier:create',
      'carrier:edit',
      'carrier:delete',
      'rater:calculate',
    ];
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
    agency = await app.signIn({ accountType: 'AGENCY', permissions: ['rater:calculate'] });
  });
  afterAll(() => app.close());

  it('are told of once, however often the seed runs', async () => {
    await seed(app.app);
    const rows: { body: { data: object } }[] = await app.dataSource.query(
      `select body from outbox where type = 'carrier-profile.saved.v1' order by sequence`,
    );
    expect(rows).toHaveLength(DEMO_CARRIERS.length);
    expect(rows[1].body.data).toMatchObject({
      version: 1,
      code: 'NWS-2',
      isSurplus: true,
      priority: 2,
      deleted: false,
      scope: { carrierId: DEMO_CARRIERS[1].carrierId },
    });
  });

  it('are searched by name and code, and paged', async () => {
    const codes = async (query: string): Promise<unknown> => {
      const list = await staff.get<{ content: { code: string }[] }>(`${API}/search?${query}`);
      return list.body.content.map(({ code }) => code);
    };
    expect(await codes('')).toEqual(['NWS-1', 'NWS-3', 'NWS-2']);
    expect(await codes('search=special')).toEqual(['NWS-2']);
    expect(await codes('sort=priority,desc&size=1')).toEqual(['NWS-3']);
    expect((await agency.get(`${API}/search`)).status).toBe(403);
  });

  it.each([
    ['product=P250&state=NV', ['NWS-1']],
    ['product=P250_S', ['NWS-2']],
    ['product=P_ONE', ['NWS-3']],
    ['product=P_ONE&state=NV', []],
  ])('fit %s by %j', async (query, codes) => {
    const { body } = await agency.get<{ code: string }[]>(`${API}/profiles?${query}`);
    expect(body.map(({ code }) => code)).toEqual(codes);
  });

  it('refuse a state and a product that are none', async () => {
    const { status, body } = await agency.get(`${API}/profiles?state=ZZ&product=X`);
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(2);
  });

  it('are added, edited and deleted, and everybody is told', async () => {
    const paper = {
      name: 'Eastwall Specialty',
      code: 'EWS-1',
      products: ['P250_S'],
      isSurplus: true,
      states: ['OH', 'PA'],
    };
    const made = await staff.post<RaterCarrier>(API, paper);
    expect(made).toMatchObject({ status: 201, body: { ...paper, effectiveTo: null } });
    expect((await staff.post(API, paper)).status).toBe(409);
    const path = `${API}/${made.body.id}`;
    const changed = await staff.put(path, {
      ...paper,
      name: 'Eastwall',
      effectiveTo: '2030-01-01',
    });
    expect(changed).toMatchObject({ status: 200, body: { name: 'Eastwall', priority: 1_000 } });
    const told = await staff.get<Page<TimelineEntry>>(`${path}/timeline`);
    expect(told.body.content).toMatchObject([
      {
        action: 'carrier-profile.change',
        by: { kind: 'PERSON' },
        changes: [
          { field: 'name', from: 'Eastwall Specialty', to: 'Eastwall' },
          { field: 'effectiveTo', from: null, to: '2030-01-01' },
        ],
      },
      { action: 'carrier-profile.create', changes: [] },
    ]);
    expect((await staff.send('DELETE', path)).status).toBe(204);
    const after = await staff.get<Page<TimelineEntry>>(`${path}/timeline`);
    expect(after.body.content[0]).toMatchObject({ action: 'carrier-profile.delete' });
    expect((await staff.put(path, paper)).status).toBe(404);
    const published: { body: { data: object } }[] = await app.dataSource.query(
      `select body from outbox where body->'data'->>'profileId' = $1 order by sequence`,
      [made.body.id],
    );
    const facts = [{ deleted: false }, { name: 'Eastwall' }, { deleted: true }];
    expect(published.map(({ body }) => body.data)).toMatchObject(facts);
  });

  it.each<[string, object, string[]]>([
    ['surplus business on admitted paper', { isSurplus: false }, ['/isSurplus']],
    ['two regions', { products: ['P250_S', 'P_ONE'] }, ['/isSurplus', '/products', '/states']],
    ['no state', { states: [] }, ['/states']],
    ['nothing', { name: '', code: '', products: [] }, ['/code', '/name', '/products']],
  ])('refuse %s', async (_, fields, pointers) => {
    const paper = { name: 'X', code: 'X', products: ['P250_S'], states: ['OH'], isSurplus: true };
    const answer = await staff.post<{ errors: { pointer: string }[] }>(API, {
      ...paper,
      ...fields,
    });
    expect(answer.status).toBe(400);
    expect([...new Set(answer.body.errors.map(({ pointer }) => pointer))].sort()).toEqual(
      [...pointers].sort(),
    );
    expect((await agency.post(API, paper)).status).toBe(403);
  });
});
