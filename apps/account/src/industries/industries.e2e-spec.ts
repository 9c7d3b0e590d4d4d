import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { Page } from '@palisade/kernel';
import type { TimelineEntry } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { filtered } from './industries.queries';
import { IndustryCode } from './industry-code.entity';

interface Found {
  content: { naicsCode: string; secondaryIndustry: string | null; scheme: string }[];
  totalElements: number;
}

const permissions = ['account:view'];
const PATH = '/api/account/v1/naics/search';

describe('industry codes and states', () => {
  let app: TestApp;
  let caller: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    caller = await app.signIn({ accountType: 'AGENCY', permissions });
  });
  afterAll(() => app.close());

  const codes = async (query: string): Promise<string[]> => {
    const { body } = await caller.get<Found>(`${PATH}?${query}`);
    return body.content.map(({ naicsCode }) => naicsCode);
  };

  it('finds the codes that begin with digits', async () => {
    expect(await codes('search=52321&country=USA')).toEqual(['52321', '523210']);
    expect(await codes('search=6201&country=GBR')).toEqual(['6201', '62011', '62012']);
  });

  it('mixes no classifications: NAICS in the US edition, SIC in that of the UK', async () => {
    const schemes = async (by: TestCaller): Promise<string[]> => {
      const { body } = await by.get<Found>(`${PATH}?search=dental&size=100`);
      return [...new Set(body.content.map(({ scheme }) => scheme))];
    };
    const agencyIn = async (locationAlias: 'US' | 'UK' | null): Promise<TestCaller> => {
      const organizationId = randomUUID();
      await app.deliver('organization.saved.v1', {
        organizationId,
        accountType: 'AGENCY',
        name: 'Harborline',
        fullName: null,
        hostname: null,
        locationAlias,
        enforceMfa: false,
        deleted: false,
        version: 1,
        scope: scopeOf({}),
      });
      return app.signIn({ accountType: 'AGENCY', organizationId, permissions });
    };
    expect(await schemes(await agencyIn('US'))).toEqual(['NAICS']);
    expect(await schemes(await agencyIn('UK'))).toEqual(['SIC']);
    expect(await schemes(await agencyIn(null))).toEqual(['NAICS']);
    expect(await schemes(caller)).toEqual(['NAICS']);
    const british = await (await agencyIn('UK')).get<Found>(`${PATH}?search=5415&country=USA`);
    expect(british.body.content[0].scheme).toBe('NAICS');
  });

  it('finds codes by a part of their title, whatever its case', async () => {
    expect(await codes('search=VETERINARY%20SERV&country=USA')).toEqual(['54194', '541940']);
  });

  it('leaves out a code whose title a more detailed one repeats', async () => {
    expect(await codes('search=veterinary%20serv&country=USA&dup=0')).toEqual(['541940']);
  });

  it('answers names, hazard and action of a code', async () => {
    const { body } = await caller.get<Found>(`${PATH}?search=713210`);
    expect(body).toMatchObject({
      totalElements: 1,
      content: [
        {
          scheme: 'NAICS',
          naicsCode: '713210',
          primaryIndustry: 'Arts, Entertainment, and Recreation',
          secondaryIndustry: 'Casinos (except Casino Hotels)',
          hazard: 5,
          action: 'decline',
        },
      ],
    });
  });

  it('holds every code of each classification, in pages', async () => {
    const { body } = await caller.get<Found>(`${PATH}?size=2&page=1`);
    expect(body).toMatchObject({ totalElements: 2129, totalPages: 1065, number: 1, size: 2 });
    const uk = await caller.get<Found>(`${PATH}?country=GBR&size=1`);
    expect(uk.body).toMatchObject({ totalElements: 1706 });
    expect(await codes('sort=naicsCode,desc&size=1&country=USA')).toEqual(['928120']);
  });

  it.each([
    ['the digits', '5415', 'industry_code_once'],
    ['the text', 'veterinary', 'industry_code_search'],
  ])('reads an index for a search by %s', async (_, search, index) => {
    const all = app.dataSource.createQueryBuilder(IndustryCode, 'industry');
    const [sql, parameters] = filtered(all, { search }).getQueryAndParameters();
    const plan = await app.dataSource.transaction(async (em) => {
      // So few rows are read faster without an index: the question is whether one can serve.
      await em.query('set local enable_seqscan = off');
      return em.query(`explain ${sql}`, parameters);
    });
    expect(JSON.stringify(plan)).toContain(index);
  });

  it.each([
    ['all states and the federal district', '', 51],
    ['those where an admitted product is filed', '?country=USA&product=P250', 47],
    ['all of them for surplus lines', '?product=P250_S', 51],
    ['none for the United Kingdom', '?country=GBR', 0],
    ['none for a product of the UK edition', '?product=P_ONE', 0],
  ])('lists %s', async (_, query, count) => {
    const { body } = await caller.get<object[]>(`/api/account/v1/states${query}`);
    expect(body).toHaveLength(count);
  });

  it.each(['AK', 'HI', 'LA', 'MT'])('offers no admitted product in %s', async (code) => {
    const letters = async (product: string): Promise<string[]> => {
      const path = `/api/account/v1/states?product=${product}`;
      const { body } = await caller.get<{ stateNameAbbrv: string }[]>(path);
      return body.map(({ stateNameAbbrv }) => stateNameAbbrv);
    };
    expect(await letters('P100')).not.toContain(code);
    expect(await letters('PRIME_TECH_PLUS')).toContain(code);
  });

  it('gives a state its name and letters', async () => {
    const { body } = await caller.get<object[]>('/api/account/v1/states');
    expect(body[0]).toMatchObject({ stateName: 'Alabama', stateNameAbbrv: 'AL' });
  });

  it.each([`${PATH}?dup=2`, `${PATH}?country=FRA`, '/api/account/v1/states?product=P1'])(
    'refuses %s',
    async (path) => {
      expect((await caller.get(path)).status).toBe(400);
    },
  );

  it.each([PATH, '/api/account/v1/states'])('lets whoever has signed in read %s', async (path) => {
    const other = await app.signIn({ accountType: 'DIGITAL', permissions: ['account:view'] });
    expect((await other.get(path)).status).toBe(200);
  });

  it('adds, changes and deletes codes of one classification, unless a client has them', async () => {
    const names = ['create', 'edit', 'delete'].map((name) => `industry-code:${name}`);
    const staff = await app.signIn({
      accountType: 'COWBELL',
      permissions: [...names, 'account:view', 'account:edit', 'account:create'],
    });
    const naics = '/api/account/v1/naics';
    const draft = { naicsCode: '541599', secondaryIndustry: 'Prompt engineering' };
    const made = await staff.post<{ id: string }>(naics, draft);
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({
        ...draft,
        scheme: 'NAICS',
        primaryIndustry: 'Professional, Scientific, and Technical Services',
      }),
    ]);
    expect((await staff.post(naics, draft)).status).toBe(409);
    expect(await codes('search=prompt+eng&country=USA')).toEqual(['541599']);
    expect(await codes('search=prompt+eng&country=GBR')).toEqual([]);
    const british = { naicsCode: '62099', country: 'GBR', secondaryIndustry: 'Prompt craft' };
    expect((await staff.post(naics, british)).body).toMatchObject({ scheme: 'SIC' });
    for (const naicsCode of ['1', '5415991', '54A', '']) {
      const answer = await staff.post(naics, { ...draft, naicsCode });
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer: '/naicsCode' }] } });
    }
    const one = `${naics}/${made.body.id}`;
    const changed = await staff.put(one, { ...draft, naicsCode: '541598' });
    expect(changed.body).toMatchObject({ naicsCode: '541598' });

    const agencyId = randomUUID();
    const teamId = randomUUID();
    await app.deliver('team.saved.v1', {
      teamId,
      organizationId: agencyId,
      name: 'Main Team',
      default: true,
      replacedBy: null,
      deleted: false,
      scope: scopeOf({}),
      version: 1,
    });
    const agent = await app.signIn({
      accountType: 'AGENCY',
      organizationId: agencyId,
      permissions: ['account:view', 'account:edit', 'account:create'],
    });
    const account = await agent.post<{ id: string }>('/api/account/v1', {
      name: 'Alder Creek Prompting',
      phone: '702-555-0134',
      address1: '10 Canyon Road',
      city: 'Las Vegas',
      state: 'NV',
      zipCode: '89101',
      country: 'USA',
      teams: [{ id: teamId }],
    });
    const use = (naicsCode: string) =>
      agent.put(`/api/account/v1/${account.body.id}`, { naicsCode });
    expect((await use('541598')).body).toMatchObject({ secondaryIndustry: 'Prompt engineering' });
    expect(await staff.put(one, draft)).toMatchObject({
      status: 409,
      body: { code: 'INDUSTRY_IN_USE' },
    });
    const renamed = { naicsCode: '541598', secondaryIndustry: 'Prompting' };
    expect((await staff.put(one, renamed)).body).toMatchObject(renamed);
    const told = await staff.get<Page<TimelineEntry>>(`${one}/timeline`);
    expect(told.body.content[0]).toMatchObject({
      action: 'industry-code.change',
      by: { kind: 'PERSON' },
      changes: [{ field: 'secondaryIndustry', to: renamed.secondaryIndustry }],
    });
    expect((await staff.send('DELETE', one)).status).toBe(409);
    expect((await use('541511')).status).toBe(200);
    expect((await staff.send('DELETE', one)).status).toBe(204);
    expect((await staff.send('DELETE', one)).status).toBe(404);
    expect((await use('541598')).status).toBe(400);
  });
});
