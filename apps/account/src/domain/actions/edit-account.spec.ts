import { DomainError } from '@palisade/kernel';
import { UNTOLD_FACTS } from '../client-facts';
import { firmographicsOf } from '../company';
import type { EditFacts, EditedClient, FactsDraft } from './edit-account';
import { editAccount } from './edit-account';

const CLIENT: EditedClient = {
  ...firmographicsOf(null),
  ...UNTOLD_FACTS,
  name: 'Red Rock Dental',
  phone: '+17025550134',
  address1: '10 Canyon Road',
  address2: null,
  address3: null,
  city: 'Las Vegas',
  state: 'NV',
  zipCode: '89101',
  country: 'USA',
};
const UK: EditedClient = {
  ...CLIENT,
  phone: '+4402079460018',
  city: 'London',
  state: null,
  zipCode: 'E14 5AB',
  country: 'GBR',
};
const DENTISTS = {
  code: '621210',
  primaryIndustry: 'Health Care and Social Assistance',
  secondaryIndustry: 'Offices of Dentists',
  isDuplicate: false,
};
const FACTS: EditFacts = {
  thisYear: 2026,
  industryOf: (scheme, code) =>
    scheme === 'NAICS' && code === DENTISTS.code ? DENTISTS : undefined,
  isBlocked: (domain) => domain === 'blocked.example',
  confirmAddress: false,
  product: null,
};

function refusal(client: EditedClient, draft: FactsDraft, facts: Partial<EditFacts> = {}) {
  try {
    editAccount(client, draft, { ...FACTS, ...facts });
  } catch (error) {
    if (error instanceof DomainError) return error.errors;
    throw error;
  }
  return [];
}

describe('editAccount', () => {
  it.each<[string, EditedClient, FactsDraft, string, string]>([
    ['a name without a letter', CLIENT, { name: '123' }, '/name', 'Name is a required field'],
    ['a style of dots', CLIENT, { dbaOrTradestyle: '...' }, '/dbaOrTradestyle', 'Invalid'],
    ['no revenue', CLIENT, { revenue: 0 }, '/revenue', 'must be at least 1'],
    [
      'more than a trillion dollars',
      CLIENT,
      { revenue: 100_000_000_000_001 },
      '/revenue',
      'must be less than or equal to 1 Trillion Dollars',
    ],
    [
      'more than a trillion pounds',
      UK,
      { revenue: 100_000_000_000_001 },
      '/revenue',
      'must be less than or equal to 1 Trillion Pounds',
    ],
    ['nobody', CLIENT, { noOfEmployeesAll: 0 }, '/noOfEmployeesAll', 'must be at least 1'],
    [
      'everybody',
      CLIENT,
      { noOfEmployeesAll: 2_000_000_001 },
      '/noOfEmployeesAll',
      'must be at most 2,000,000,000',
    ],
    [
      'a year to come',
      CLIENT,
      { yearEstablished: 2027 },
      '/yearEstablished',
      'must be a year from 1500 to 2026',
    ],
    [
      'a year before all',
      CLIENT,
      { yearEstablished: 1499 },
      '/yearEstablished',
      'must be a year from 1500 to 2026',
    ],
    ['an unknown code', CLIENT, { naicsCode: '999999' }, '/naicsCode', 'Unknown industry code'],
    [
      'a UK code in the US',
      CLIENT,
      { sicCode: '62012' },
      '/sicCode',
      'This country is coded in NAICS',
    ],
    [
      'a US code in the UK',
      UK,
      { naicsCode: '621210' },
      '/naicsCode',
      'This country is coded in SIC',
    ],
    [
      'too small a share',
      CLIENT,
      { primaryNaicsPercentage: 50, secondNaicsCode: '621210' },
      '/primaryNaicsPercentage',
      'Primary Naics Percentage must be 51% or higher',
    ],
    [
      'too large a share',
      CLIENT,
      { primaryNaicsPercentage: 101, secondNaicsCode: '621210' },
      '/primaryNaicsPercentage',
      'Primary Naics Percentage must be 100% or lower',
    ],
    [
      'a second code beside all of it',
      CLIENT,
      { primaryNaicsPercentage: 100, secondNaicsCode: '621210' },
      '/secondNaicsCode',
      'Secondary Industry Code is not allowed when NiacsCode is 100%',
    ],
    [
      'a share of two without the second',
      CLIENT,
      { primaryNaicsPercentage: 60 },
      '/secondNaicsCode',
      'Secondary Industry Code is a required field',
    ],
    [
      'a UK telephone',
      CLIENT,
      { phone: '+44 7911 123456' },
      '/phone',
      'Phone is not a valid phone number',
    ],
    [
      'a mail provider',
      CLIENT,
      { domainName: 'gmail.com' },
      '/domainName',
      'Invalid Domain! Try a different domain name.',
    ],
    [
      'a blocked domain',
      CLIENT,
      { domainName: 'blocked.example' },
      '/domainName',
      'Invalid Domain! Try a different domain name.',
    ],
    [
      'two domains',
      CLIENT,
      { domainName: 'a.example, b.example' },
      '/domainName',
      'Only enter one domain',
    ],
    [
      'a list with a bad one',
      CLIENT,
      { domains: ['a.example', 'b'] },
      '/domains',
      'Only valid domains are accepted.',
    ],
    [
      'sales beyond the world',
      CLIENT,
      { percentInternationalSales: 101 },
      '/percentInternationalSales',
      'Invalid',
    ],
    [
      'a ZIP of another state',
      CLIENT,
      { zipCode: '10118' },
      '/zipCode',
      'This ZIP Code lies in NY',
    ],
  ])('refuses %s', (_, client, draft, pointer, detail) => {
    expect(refusal(client, draft)).toEqual([{ pointer, detail }]);
  });

  it.each<[string, EditedClient, FactsDraft, FactsDraft]>([
    ['a UK telephone with its 0', UK, { phone: '7911 123456' }, { phone: '+4407911123456' }],
    [
      'a domain without its scheme',
      CLIENT,
      { domainName: 'HTTPS://www.Red-Rock.example/a' },
      { domainName: 'red-rock.example', noDomainAttested: false },
    ],
    [
      'a code with its titles',
      CLIENT,
      { naicsCode: '621210' },
      { naicsCode: '621210', secondaryIndustry: 'Offices of Dentists' },
    ],
    [
      'no connectivity without a franchise',
      { ...CLIENT, isFranchise: true, franchiseSystemConnectivity: true },
      { isFranchise: false },
      { franchiseSystemConnectivity: null },
    ],
    [
      'no detail without a change',
      { ...CLIENT, changeInScope: true, changeInScopeDetail: 'x' },
      { changeInScope: false },
      { changeInScopeDetail: null },
    ],
    [
      'no second code beside all of it',
      { ...CLIENT, primaryNaicsPercentage: 60, secondNaicsCode: '621210' },
      { primaryNaicsPercentage: 100 },
      { secondNaicsCode: null, secondPrimaryIndustry: null },
    ],
  ])('stores %s', (_, client, draft, stored) => {
    expect(editAccount(client, draft, FACTS)).toMatchObject(stored);
  });

  it('names each number in the sentence of all', () => {
    const draft = { revenue: 0, noOfEmployeesAll: 0 };
    expect(() => editAccount(CLIENT, draft, FACTS)).toThrow(
      'Revenue must be at least 1. The number of employees must be at least 1',
    );
  });

  it('asks of Prime 100 Pro what no other product asks', () => {
    const draft = { collectingPersonalInformation: true, changeInScope: true, isFranchise: true };
    const asked = refusal(CLIENT, draft, { product: 'P100_PRO' });
    expect(asked.map(({ pointer }) => pointer)).toEqual([
      '/nonUsRevenue',
      '/totalRevenue',
      '/changeInScopeDetail',
      '/franchiseSystemConnectivity',
      '/numberOfPersonalRecords',
    ]);
    expect(refusal(CLIENT, draft)).toEqual([]);
  });

  it('takes an address that does not verify when staff confirm it', () => {
    const facts = { ...FACTS, confirmAddress: true };
    expect(editAccount(CLIENT, { zipCode: '10118' }, facts).addressVerified).toBe(false);
  });
});
