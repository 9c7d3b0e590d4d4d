import { sameCompany } from './same-company';

const COMPANY = {
  name: 'Red Rock Dental, Inc.',
  address1: '12 Main Street, Suite 4',
  zipCode: '85004',
  country: 'USA' as const,
  domainName: 'redrock.test' as string | null,
};

describe('sameCompany', () => {
  it.each([
    ['itself', {}, 'DOMAIN'],
    ['the same domain under another name', { name: 'RRD', zipCode: '10001' }, 'DOMAIN'],
    [
      'another form and spelling',
      { name: 'The Red Rock Dental LLC', domainName: null },
      'NAME_AND_ADDRESS',
    ],
    ['a short street', { address1: '12 Main St. Ste 4', domainName: null }, 'NAME_AND_ADDRESS'],
    ['a long ZIP', { zipCode: '85004-1234', domainName: null }, 'NAME_AND_ADDRESS'],
    ['another town', { zipCode: '10001', domainName: null }, null],
    ['another house', { address1: '14 Main Street', domainName: null }, null],
    ['another name', { name: 'Blue Rock Dental', domainName: null }, null],
    ['another domain and name', { name: 'Other', domainName: 'other.test' }, null],
    ['another country', { country: 'GBR' as const }, null],
  ])('of %s', (_, change, by) => {
    expect(sameCompany(COMPANY, { ...COMPANY, ...change }, () => true)).toBe(by);
  });

  it('does not take two without a domain, or without a name, for one', () => {
    const bare = { ...COMPANY, name: 'Inc', domainName: null };
    expect(sameCompany(bare, bare, () => true)).toBeNull();
  });
});

it('does not take two of a domain below which anybody may be for one', () => {
  const other = { ...COMPANY, name: 'Other', address1: '1 Side Road' };
  expect(sameCompany(COMPANY, other, () => false)).toBeNull();
  expect(sameCompany(COMPANY, other, () => true)).toBe('DOMAIN');
});
