import { companyMatch } from './company-match';

const COMPANY = {
  name: 'Red Rock Dental',
  phone: '+17025550134',
  zipCode: '89101',
  city: 'Las Vegas',
  state: 'NV',
  country: 'USA',
} as const;

describe('companyMatch', () => {
  it.each([
    ['the whole name, in any case', { search: 'red rock DENTAL' }, 100],
    ['the beginning of the name', { search: 'Red Ro' }, 90],
    ['some of its words in any order', { search: 'dental red' }, 75],
    ['another name', { search: 'Blue Mesa' }, null],
    ['one word that is not its', { search: 'Red Mesa' }, null],
    ['the phone alone', { phone: '(702) 555-0134' }, 100],
    ['the phone under another name', { search: 'Blue Mesa', phone: '702-555-0134' }, 25],
    ['another country', { search: 'Red Rock Dental', country: 'GBR' }, null],
    ['name, city and ZIP', { search: 'Red Rock', city: 'las vegas', zipCode: '89101-0001' }, 92],
    ['the name in another state', { search: 'Red Rock Dental', state: 'CA' }, 94],
    ['the name under another phone', { search: 'Red Rock Dental', phone: '7025550000' }, 75],
    ['nothing but a place', { state: 'NV' }, 100],
    ['nothing', {}, 0],
  ] as const)('ranks %s', (_, criteria, match) => {
    expect(companyMatch(COMPANY, criteria)).toBe(match);
  });
});
