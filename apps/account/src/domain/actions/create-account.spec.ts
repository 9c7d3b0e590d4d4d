import type { DomainError } from '@palisade/kernel';
import type { Company } from '../company';
import type { AccountDraft, CreateAccountFacts } from './create-account';
import { createAccount } from './create-account';

const US: AccountDraft = {
  name: ' Red Rock Dental ',
  cbid: null,
  phone: '(702) 555-0134',
  address1: '10 Canyon Road',
  address2: '',
  city: 'Las Vegas',
  state: 'NV',
  zipCode: '89101',
  country: 'USA',
  teamIds: ['t1'],
};
const UK: AccountDraft = {
  ...US,
  phone: '020 7946 0018',
  address3: 'Southwark',
  city: 'London',
  state: null,
  zipCode: 'se1 9sg',
  country: 'GBR',
};
const FACTS: CreateAccountFacts = {
  id: 'a1',
  agencyId: 'g1',
  aggregatorId: null,
  usableTeamIds: ['t1', 't2'],
  company: null,
  confirmAddress: false,
  by: 'person-1',
  now: new Date('2026-11-23T12:00:00Z'),
};
const COMPANY: Company = {
  cbid: 'US-000001',
  name: 'Red Rock Dental',
  address1: '10 Canyon Road',
  city: 'Las Vegas',
  state: 'NV',
  zipCode: '89101',
  country: 'USA',
  phone: '+17025550134',
  domainName: 'redrockdental.example',
  industryCode: '621210',
  primaryIndustry: 'Health Care and Social Assistance',
  secondaryIndustry: 'Offices of Dentists',
  revenue: 264_000_000,
  employees: 24,
  yearEstablished: 1998,
  records: 9600,
  ownershipType: 'Private',
  entityType: 'Independent',
  dunsNumber: '000000001',
};
const OF_ANOTHER_STATE = { ...US, zipCode: '90210' };

function pointersOf(draft: AccountDraft, facts = FACTS): (string | undefined)[] {
  try {
    createAccount(draft, facts);
  } catch (error) {
    return (error as DomainError).errors.map(({ pointer }) => pointer);
  }
  return [];
}

describe('createAccount', () => {
  it.each([
    [
      'US',
      US,
      { name: 'Red Rock Dental', phone: '+17025550134', zipCode: '89101', address2: null },
    ],
    ['UK', UK, { phone: '+4402079460018', zipCode: 'SE1 9SG', address3: 'Southwark' }],
  ])('opens a %s account with its phone and address in their stored form', (_, draft, stored) => {
    expect(createAccount(draft, FACTS)).toMatchObject({
      ...stored,
      status: 'Open',
      agencyId: 'g1',
    });
  });

  it.each([
    ['a ZIP of zeros', { ...US, zipCode: '00000' }, ['/zipCode']],
    ['a US address without a state', { ...US, state: null }, ['/state']],
    ['a UK address with a state', { ...UK, state: 'NV' }, ['/state']],
    ['a phone of nine digits', { ...US, phone: '702555013' }, ['/phone']],
    [
      'several at once',
      { ...US, phone: '1', zipCode: 'x', city: '7' },
      ['/city', '/zipCode', '/phone'],
    ],
    ['the ZIP of another state', OF_ANOTHER_STATE, ['/zipCode']],
    ['a company that the directory does not have', { ...US, cbid: 'US-000001' }, ['/cbid']],
    ['a team of someone else', { ...US, teamIds: ['t1', 'x'] }, ['/teams']],
  ])('refuses %s and names each field', (_, draft, pointers) => {
    expect(pointersOf(draft)).toEqual(pointers);
  });

  it('refuses a company of the other country', () => {
    const facts = { ...FACTS, company: COMPANY };
    expect(pointersOf({ ...UK, cbid: COMPANY.cbid }, facts)).toEqual(['/cbid']);
  });

  it('takes over what the directory knows', () => {
    const draft = { ...US, name: 'RRD', cbid: COMPANY.cbid };
    expect(createAccount(draft, { ...FACTS, company: COMPANY })).toMatchObject({
      name: 'RRD',
      cbid: 'US-000001',
      domainName: 'redrockdental.example',
      revenue: 264_000_000,
      noOfEmployeesAll: 24,
      numberOfPersonalRecords: 9600,
      naicsCode: '621210',
      sicCode: null,
      primaryIndustry: 'Health Care and Social Assistance',
      secondaryIndustry: 'Offices of Dentists',
      addressVerified: true,
    });
  });

  it('knows nothing of a company without an entry', () => {
    expect(createAccount(US, FACTS)).toMatchObject({ revenue: null, naicsCode: null });
  });

  it('accepts a doubtful address that is confirmed, and keeps that it was not verified', () => {
    const facts = { ...FACTS, confirmAddress: true };
    expect(createAccount(OF_ANOTHER_STATE, facts).addressVerified).toBe(false);
    expect(createAccount(US, facts).addressVerified).toBe(true);
    expect(pointersOf({ ...US, zipCode: '00000' }, facts)).toEqual(['/zipCode']);
  });
});
