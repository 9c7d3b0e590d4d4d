import { once } from 'node:events';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadConfig } from '@palisade/platform';
import { DirectorySilence } from './firmographics';
import { openFirmographics } from './open-firmographics';

/** Answers in the published formats, of companies that do not exist. */
const ANSWERS: Record<string, object> = {
  '/gleif/lei-records': {
    data: [lei('5493000000000000001A', 'Mesa Freight LLC', 'US'), lei('X', 'Mesa GmbH', 'DE')],
  },
  '/gleif/lei-records/5493000000000000001A': {
    data: lei('5493000000000000001A', 'Mesa Freight LLC', 'US'),
  },
  '/ch/search/companies': {
    items: [
      {
        company_number: '01234567',
        title: 'MILL LANE VETS LIMITED',
        company_status: 'active',
        date_of_creation: '1998-04-01',
        address: {
          premises: '7',
          address_line_1: 'Mill Lane',
          locality: 'Leeds',
          postal_code: 'LS1 5AB',
        },
      },
      { company_number: '07654321', title: 'MILL LANE OLD LIMITED', company_status: 'dissolved' },
    ],
  },
  '/ch/company/01234567': {
    company_number: '01234567',
    company_name: 'MILL LANE VETS LIMITED',
    type: 'ltd',
    date_of_creation: '1998-04-01',
    sic_codes: ['75000'],
    registered_office_address: {
      address_line_1: '7 Mill Lane',
      locality: 'Leeds',
      postal_code: 'LS1 5AB',
    },
  },
  '/list/files/company_tickers.json': {
    0: { cik_str: 1234, ticker: 'MESA', title: 'Mesa Software Corp' },
    1: { cik_str: 1234, ticker: 'MESA-A', title: 'Mesa Software Corp' },
  },
  '/data/submissions/CIK0000001234.json': {
    cik: '0000001234',
    name: 'Mesa Software Corp',
    phone: '602-555-0142',
    addresses: {
      business: { street1: '1 Main St', city: 'Phoenix', stateOrCountry: 'AZ', zipCode: '85004' },
    },
  },
};

function lei(id: string, name: string, country: string): object {
  const headquartersAddress = {
    addressLines: ['12 Oak Avenue'],
    city: 'Denver',
    region: `${country}-CO`,
    country,
    postalCode: '80202',
  };
  const entity = { legalName: { name }, headquartersAddress, creationDate: '2004-05-06T00:00:00Z' };
  return { type: 'lei-records', id, attributes: { lei: id, entity } };
}

describe('public registers', () => {
  let server: Server;
  let url: string;
  let isDown = false;
  const asked: { path: string; headers: IncomingHttpHeaders }[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      const [path] = (request.url ?? '').split('?');
      asked.push({ path, headers: request.headers });
      const answer = ANSWERS[path];
      response.writeHead(isDown ? 503 : answer ? 200 : 404);
      response.end(JSON.stringify(answer ?? {}));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  });
  beforeEach(() => {
    isDown = false;
    asked.length = 0;
  });

  const registers = (more: Record<string, string> = {}) =>
    openFirmographics(
      loadConfig({
        NODE_ENV: 'test',
        FIRMOGRAPHICS: 'registers',
        GLEIF_URL: `${url}/gleif`,
        COMPANIES_HOUSE_URL: `${url}/ch`,
        COMPANIES_HOUSE_KEY: 'a-key',
        EDGAR_LIST_URL: `${url}/list`,
        EDGAR_DATA_URL: `${url}/data`,
        EDGAR_CONTACT: 'ops@palisade.example',
        ...more,
      }),
    );

  it('are asked together, and only for the countries that they know', async () => {
    const found = await registers().search({ search: 'Mesa', country: 'USA' });
    expect(found.map(({ company }) => company)).toEqual([
      expect.objectContaining({
        cbid: 'LEI-5493000000000000001A',
        address1: '12 Oak Avenue',
        state: 'CO',
        yearEstablished: 2004,
        revenue: null,
      }),
      expect.objectContaining({
        cbid: 'CIK-0000001234',
        name: 'Mesa Software Corp',
        phone: '+16025550142',
        ownershipType: 'Public',
      }),
    ]);
    expect(asked.map(({ path }) => path)).not.toContain('/ch/search/companies');
  });

  it('find active companies of the United Kingdom, by the key', async () => {
    const found = await registers().search({ search: 'Mill Lane', country: 'GBR' });
    expect(found.map(({ company }) => company.name)).toEqual(['MILL LANE VETS LIMITED']);
    const { headers } = asked.find(({ path }) => path.startsWith('/ch')) ?? {};
    expect(headers?.authorization).toBe(`Basic ${Buffer.from('a-key:').toString('base64')}`);
  });

  it('tell what they know of one company', async () => {
    expect(await registers().find('CH-01234567')).toMatchObject({
      name: 'MILL LANE VETS LIMITED',
      industryCode: '75000',
      yearEstablished: 1998,
      ownershipType: 'Private',
    });
    expect(await registers().find('CH-99999999')).toBeNull();
    expect(await registers().find('US-000001')).toBeNull();
  });

  it('are left out without the key or the contact that they ask for', async () => {
    const some = registers({ COMPANIES_HOUSE_KEY: '', EDGAR_CONTACT: '' });
    await some.search({ search: 'Mesa' });
    expect(asked.map(({ path }) => path)).toEqual(['/gleif/lei-records']);
  });

  it('find nothing while they are down, and say so of one company', async () => {
    isDown = true;
    expect(await registers().search({ search: 'Mesa' })).toEqual([]);
    await expect(registers().find('CIK-0000001234')).rejects.toThrow(DirectorySilence);
  });

  it('are off unless they are configured', async () => {
    const none = openFirmographics(loadConfig({ NODE_ENV: 'test', FIRMOGRAPHICS: 'none' }));
    expect(await none.search({ search: 'Mesa' })).toEqual([]);
    const usual = openFirmographics(loadConfig({ NODE_ENV: 'test' }));
    expect(await usual.find('US-000001')).not.toBeNull();
    expect(asked).toEqual([]);
  });
});
