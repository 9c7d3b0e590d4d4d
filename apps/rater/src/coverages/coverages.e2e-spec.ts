import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import type { CoverageCatalogueEntry } from './coverages.dto';

const PATH = '/api/rater/v1/coverages';

describe('the catalogue of coverages', () => {
  let app: TestApp;
  let anyone: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    anyone = await app.signIn({ accountType: 'CUSTOMER', permissions: [] });
  });
  afterAll(() => app.close());

  it('lists every coverage in its order, for everybody', async () => {
    const query = '?product=PRIME_TECH&state=OH';
    const { status, body, headers } = await anyone.get<CoverageCatalogueEntry[]>(PATH + query);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, max-age=900');
    expect(body).toHaveLength(48);
    expect(body[0]).toEqual({
      id: 12,
      key: 'LIABILITY',
      name: 'Liability',
      group: 1,
      order: 1,
      mandatory: true,
      locked: true,
      disabled: false,
      endorsement: false,
      available: true,
      icon: null,
      tooltip: null,
    });
    expect(new Set(body.map(({ id }) => id)).size).toBe(48);
    expect(body.map(({ order }) => order)).toEqual(body.map((_, index) => index + 1));
    const mandatory = body.filter((coverage) => coverage.mandatory).map(({ key }) => key);
    expect(mandatory).toEqual([
      'LIABILITY',
      'PCI',
      'REGULATORY',
      'COWBELL_BREACH_FUND',
      'TECH_ENO',
    ]);
    expect([23, 24, 34].map((id) => body.find((coverage) => coverage.id === id)?.key)).toEqual([
      'CONTINGENT_SYSTEM_FAILURE',
      'CYBER_CRIME',
      'FULL_SYSTEM_FAILURE',
    ]);
  });

  it('says where a product is not filed', async () => {
    const { body } = await anyone.get<CoverageCatalogueEntry[]>(`${PATH}?product=P100&state=AK`);
    expect(body[3]).toMatchObject({ available: false, tooltip: 'State Not Supported' });
  });

  it('refuses what it cannot look up', async () => {
    for (const query of ['', '?product=X', '?product=P100', '?product=P_ONE&state=OH']) {
      expect((await anyone.get(PATH + query)).status).toBe(400);
    }
    expect((await app.anonymous.get(`${PATH}?product=P_ONE`)).status).toBe(401);
  });

  it('map those of the wholesale forms', async () => {
    const mapping = `${PATH}/mapping`;
    const { status, body } = await anyone.get(`${mapping}/P_100`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ SOCIAL_ENGINEERING: 'CYBER_CRIME', TRIA: 'TRIA' });
    expect((await anyone.get(`${mapping}/P250`)).body).toEqual({});
    expect((await anyone.get(`${mapping}/X`)).status).toBe(404);
  });
});
