import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
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
});
