import type { Company } from '../../lib/api-types';
import {
  companySearch,
  formOfCompany,
  formOfParams,
  lookupParams,
  newAccount,
} from './account-search-form';

const COMPANY = {
  cbid: 'US-1',
  name: 'Red Rock Dental',
  address1: '10 Canyon Road',
  city: 'Las Vegas',
  state: 'NV',
  zipCode: '89101',
  phone: '+17025550134',
} as unknown as Company;

it('carries what was entered to the lookup page and back', () => {
  const entered = { name: ' Red ', teamId: 't1', city: 'Las Vegas', address1: '' };
  const params = lookupParams(entered);
  expect(String(params)).toBe('name=Red&teamId=t1&city=Las+Vegas');
  expect(formOfParams(new URLSearchParams(`${String(params)}&modal=x`))).toEqual({
    name: 'Red',
    teamId: 't1',
    city: 'Las Vegas',
  });
});

it('looks for ten companies of the country', () => {
  expect(companySearch({ name: 'Red', teamId: 't1', state: 'NV' }, 'USA')).toEqual({
    page: 0,
    size: 10,
    country: 'USA',
    search: 'Red',
    state: 'NV',
  });
});

it('makes an account of a picked company under its id', () => {
  const form = { ...formOfCompany(COMPANY, 't1'), address1: '10 Canyon Road' };
  expect(newAccount(form as Parameters<typeof newAccount>[0], 'USA', COMPANY)).toEqual({
    name: 'Red Rock Dental',
    address1: '10 Canyon Road',
    city: 'Las Vegas',
    state: 'NV',
    zipCode: '89101',
    phone: '+17025550134',
    country: 'USA',
    teams: [{ id: 't1' }],
    cbid: 'US-1',
  });
});
