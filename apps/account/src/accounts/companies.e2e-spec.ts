import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { DEMO_COMPANIES } from '../demo/demo-companies';
import type { KnownCompany } from '../domain/company';
import { service } from '../main';

interface Found {
  content: { cbid: string; name: string; match: number }[];
  totalElements: number;
  size: number;
}

const API = '/api/account/v1';
const AGENCY = randomUUID();
const TEAM = randomUUID();
const PERMISSIONS = ['account:view', 'account:create'];
const [DENTIST, HAULIER] = DEMO_COMPANIES;
const VETS = DEMO_COMPANIES.find(({ country }) => country === 'GBR') as KnownCompany;
const OF_ANOTHER_STATE = { zipCode: '90210' };

const draftOf = (company: KnownCompany): Record<string, unknown> => {
  const { cbid, name, phone, address1, city, state, zipCode, country } = company;
  const seat = { phone, address1, city, state, zipCode, country };
  return { cbid, name, ...seat, teams: [{ id: TEAM }] };
};

describe('accounts of companies in the directory', () => {
  let app: TestApp;
  let agency: TestCaller;
  let staff: TestCaller;

  const signIn = (
    accountType: 'AGENCY' | 'COWBELL',
    permissions: string[],
    organizationId = AGENCY,
  ): Promise<TestCaller> => app.signIn({ accountType, organizationId, permissions });

  beforeAll(async () => {
    app = await startApp(service);
    const team = { teamId: TEAM, organizationId: AGENCY, name: 'East', default: true };
    const state = { replacedBy: null, deleted: false, version: 1, scope: scopeOf({}) };
    await app.deliver('team.saved.v1', { ...team, ...state });
    agency = await signIn('AGENCY', PERMISSIONS);
    staff = await signIn('COWBELL', [...PERMISSIONS, 'account:address-override']);
  });
  afterAll(() => app.close());

  it('finds a company by its name, the best match first', async () => {
    const { body } = await agency.get<Found>(`${API}/lookup?search=red%20rock&country=USA`);
    expect(body).toMatchObject({
      totalElements: 1,
      size: 10,
      content: [
        {
          cbid: DENTIST.cbid,
          name: 'Red Rock Dental',
          address1: '10 Canyon Road',
          city: 'Las Vegas',
          state: 'NV',
          zipCode: '89101',
          phone: '+17025550134',
          domainName: 'redrockdental.example',
          secondaryIndustry: 'Offices of Dentists',
          match: 90,
        },
      ],
    });
    const many = await agency.get<Found>(`${API}/lookup?search=dental&size=3&page=1`);
    expect(many.body.content).toHaveLength(3);
    expect(many.body.totalElements).toBeGreaterThan(6);
  });

  it('finds companies of one country only when asked to', async () => {
    const { body } = await agency.get<Found>(`${API}/lookup?country=GBR&size=100`);
    expect(body.totalElements).toBe(100);
    expect(body.content.every(({ cbid }) => cbid.startsWith('UK-'))).toBe(true);
  });

  it('finds a company by its phone under any name', async () => {
    const { body } = await agency.get<Found>(`${API}/lookup?search=Nobody&phone=702-555-0134`);
    expect(body.content[0].cbid).toBe(DENTIST.cbid);
  });

  it('makes an account of a company with all that the directory knows', async () => {
    const made = await agency.post(API, draftOf(DENTIST));
    expect(made.body).toMatchObject({
      cbid: DENTIST.cbid,
      addressVerified: true,
      domainName: 'redrockdental.example',
      revenue: 2_640_000,
      noOfEmployeesAll: 24,
      numberOfPersonalRecords: 9600,
      naicsCode: '621210',
      sicCode: null,
      primaryIndustry: 'Health Care and Social Assistance',
      secondaryIndustry: 'Offices of Dentists',
      yearEstablished: 1998,
      ownershipType: 'Private',
      entityType: 'Independent',
      dunsNumber: '000000001',
    });
    const [{ body }] = await app.dataSource.query(
      `select body from outbox where subject = $1 and type = 'account.created.v1'`,
      [made.body.id],
    );
    expect(body.data).toMatchObject({
      insured: { industryCode: '621210', hazard: 5 },
      domains: ['redrockdental.example'],
      revenue: 264_000_000,
      employees: 24,
      records: 9600,
    });
    const list = await agency.get<{ content: object[] }>(`${API}/search?search=red%20rock`);
    expect(list.body.content).toEqual([made.body]);
  });

  it('gives a company of the United Kingdom its SIC code', async () => {
    const made = await agency.post(API, draftOf(VETS));
    expect(made.body).toMatchObject({ sicCode: '75000', naicsCode: null, state: null });
  });

  it('refuses the same company twice, also under another name', async () => {
    await agency.post(API, draftOf(HAULIER));
    const again = await agency.post(API, { ...draftOf(HAULIER), name: 'Alder Ltd' });
    const detail = `Cannot create account. There is ${HAULIER.name} already.`;
    expect(again).toMatchObject({ status: 409, body: { detail } });
  });

  it('refuses a company that the directory does not have', async () => {
    const refused = await agency.post(API, { ...draftOf(HAULIER), cbid: 'US-999999' });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_COMPANY', errors: [{ pointer: '/cbid' }] },
    });
  });

  it('refuses an address that does not verify and names the field', async () => {
    const draft = { ...draftOf(DENTIST), cbid: null, name: 'Elsewhere', ...OF_ANOTHER_STATE };
    expect(await agency.post(API, draft)).toMatchObject({
      status: 400,
      body: {
        code: 'ADDRESS_NOT_VERIFIED',
        detail: 'Unable to verify address',
        errors: [{ pointer: '/zipCode', detail: 'This ZIP Code lies in CA' }],
      },
    });
  });

  it('lets only holders of the permission confirm such an address', async () => {
    const draft = { ...draftOf(DENTIST), cbid: null, name: 'Confirmed', ...OF_ANOTHER_STATE };
    const path = `${API}?confirmAddress=true`;
    expect((await agency.post(path, draft)).status).toBe(403);
    expect((await staff.post(`${API}?confirmAddress=false`, draft)).status).toBe(400);
    expect((await staff.post(`${API}?confirmAddress=1`, draft)).status).toBe(400);
    const made = await staff.post(path, draft);
    expect(made).toMatchObject({ status: 201, body: { addressVerified: false } });
  });

  it('verifies an address without saving anything', async () => {
    const { address1, city, state, zipCode, country } = DENTIST;
    const address = { address1, city, state, zipCode, country };
    const verify = (change: object): Promise<{ status: number; body: object }> =>
      agency.post(`${API}/address/verify`, { ...address, ...change });
    expect(await verify({})).toMatchObject({ status: 200, body: { verified: true } });
    expect((await verify(OF_ANOTHER_STATE)).body).toEqual({
      verified: false,
      errorFields: ['zipCode'],
      localizedErrorFieldNames: ['ZIP Code'],
      localizedComparedFieldNames: ['State', 'ZIP Code'],
      comparedFields: ['state', 'zipCode'],
    });
    expect((await verify({ city: undefined, state: '' })).body).toMatchObject({
      errorFields: ['city', 'state'],
    });
    expect((await verify({ country: 'FRA' })).status).toBe(400);
  });

  it('refuses the directory to callers who may not create accounts', async () => {
    const reader = await signIn('AGENCY', ['account:view']);
    expect((await reader.get(`${API}/lookup?search=red`)).status).toBe(403);
  });
});
