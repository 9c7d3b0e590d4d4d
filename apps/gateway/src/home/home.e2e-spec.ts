import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import type { HomeResponse } from './home.dto';

/** Stands for the services: policies are broken, claims refuse, the others answer with a page. */
const asked: string[] = [];
/** What commissions answer. */
let commissions = 200;
const services = createServer(({ url = '', headers }, response) => {
  asked.push(`${url} ${headers.authorization?.slice(0, 6)}`);
  if (url.startsWith('/api/policy/')) return void response.socket?.destroy();
  if (url.startsWith('/api/claims/')) return void response.writeHead(403).end('{}');
  if (url.startsWith('/api/commissions/')) response.statusCode = commissions;
  const page = { totalElements: 3, totalIsLowerBound: false, outstanding: 12, unreleased: 34 };
  const time = { count: 6, newBusiness: 4, bound: 1, premium: 100 };
  const kinds = { byStatus: [], byProduct: [], byAgency: [] };
  const quotes = { ...kinds, toFinish: 2, current: time, previous: time };
  return void response.end(JSON.stringify(url.includes('/quote/') ? quotes : page));
});

describe('the home', () => {
  let app: TestApp;

  beforeAll(async () => {
    await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
    const names = ['ACCOUNT', 'BILLING', 'CLAIMS', 'COMMISSIONS', 'POLICY', 'QUOTE'];
    app = await startApp(service, Object.fromEntries(names.map((name) => [`${name}_URL`, url])));
  });
  beforeEach(() => asked.splice(0));
  afterAll(async () => {
    await app.close();
    services.closeAllConnections();
    services.close();
  });

  it('joins what the services say in the name of who reads', async () => {
    const agency = await app.signIn({ accountType: 'AGENCY', permissions: [] });
    const { status, body } = await agency.get<HomeResponse>('/api/home/v1?range=30&currency=USD');
    expect(status).toBe(200);
    expect(body.figures).toMatchObject([
      { key: 'quotedPremium', value: 100, previous: 100, unit: 'MONEY', list: 'quotes' },
      { key: 'hitRatio', value: 25, previous: 25, unit: 'PERCENT' },
      { key: 'commissionToCome', value: 12, unit: 'MONEY' },
      { key: 'commissionUnreleased', value: 34, unit: 'MONEY' },
    ]);
    expect(body.tasks).toContainEqual({
      key: 'toFinish',
      count: 2,
      isLowerBound: false,
      list: 'quotes',
      query: 'status=DRAFT',
    });
    // What may not be read is left out; what did not answer is named.
    expect(body.figures.map(({ key }) => key)).not.toContain('claims');
    expect(body.missing).toEqual(['policy']);
    expect(body.missingItems.figures).toEqual(['inForce', 'issuedPremium']);
    expect(asked.every((call) => call.endsWith(' Bearer'))).toBe(true);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it.each([503, 429])(
    'names each figure whose service answers %s, and has it later',
    async (busy) => {
      const agency = await app.signIn({ accountType: 'AGENCY', permissions: [] });
      const read = async () => (await agency.get<HomeResponse>('/api/home/v1')).body;
      commissions = busy;
      const late = await read();
      const figures = ['commissionToCome', 'commissionUnreleased'];
      expect(late.missing).toContain('commissions');
      expect(late.missingItems.figures).toEqual(expect.arrayContaining(figures));
      commissions = 200;
      const whole = await read();
      expect(whole.missing).toEqual(['policy']);
      expect(whole.figures.map(({ key }) => key)).toEqual(expect.arrayContaining(figures));
    },
  );

  it('shows calls of API keys to who may read them', async () => {
    const read = async (permissions: string[]) => {
      const da = await app.signIn({ accountType: 'DIGITAL', permissions });
      return (await da.get<HomeResponse>('/api/home/v1')).body.figures.map(({ key }) => key);
    };
    expect(await read(['api-key:activity'])).toContain('apiSuccess');
    expect(await read([])).not.toContain('apiSuccess');
  });

  it.each(['range=31', 'currency=EUR', 'teamId=1', 'agencyId=x', 'colour=red'])(
    'refuses %s',
    async (query) => {
      const staff = await app.signIn({ accountType: 'COWBELL', permissions: [] });
      expect((await staff.get(`/api/home/v1?${query}`)).status).toBe(400);
      expect((await app.anonymous.get('/api/home/v1')).status).toBe(401);
    },
  );
});
