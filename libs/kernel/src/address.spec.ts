import type { Address } from './address';
import {
  addressErrors,
  addressLines,
  addressWarnings,
  isCity,
  storedAddress,
  timeZoneOf,
} from './address';

const US: Address = {
  address1: '350 Fifth Avenue',
  city: 'New York',
  state: 'NY',
  zipCode: '10118',
  country: 'USA',
};
const UK: Address = {
  address1: '1 Canada Square',
  address2: 'Level 30',
  address3: 'Canary Wharf',
  city: 'London',
  zipCode: 'e14 5ab',
  country: 'GBR',
};

describe('addressErrors', () => {
  it.each([
    ['US', US],
    ['UK', UK],
  ])('finds nothing in a valid %s address', (_, address) => {
    expect(addressErrors(address)).toEqual([]);
  });

  it.each([
    ['no first line', { ...US, address1: '  ' }, '/address1', 'address1 is a required field'],
    ['a city with digits', { ...US, city: 'New York 2' }, '/city', 'Invalid City'],
    ['a town with digits', { ...UK, city: 'London1' }, '/city', 'Invalid City/Town'],
    ['no state', { ...US, state: null }, '/state', 'State field is required'],
    ['a state that is none', { ...US, state: 'ZZ' }, '/state', 'There is no state ZZ'],
    ['a territory', { ...US, state: 'PR' }, '/state', 'We do not insure in Puerto Rico.'],
    [
      'a territory by its ZIP',
      { ...US, zipCode: '00901' },
      '/zipCode',
      'We do not insure in Puerto Rico.',
    ],
    ['Jersey', { ...UK, zipCode: 'JE2 3AB' }, '/zipCode', 'We do not insure in Jersey.'],
    ['the ZIP 00000', { ...US, zipCode: '00000' }, '/zipCode', 'Invalid ZIP Code'],
    ['a postcode in the US', { ...US, zipCode: 'E14 5AB' }, '/zipCode', 'Invalid ZIP Code'],
    ['a ZIP in the UK', { ...UK, zipCode: '10118' }, '/zipCode', 'Invalid UK postal code'],
    [
      'a state in the UK',
      { ...UK, state: 'NY' },
      '/state',
      'state is a field of US addresses only',
    ],
    [
      'a third line',
      { ...US, address3: 'x' },
      '/address3',
      'address3 is a field of UK addresses only',
    ],
  ])('refuses %s', (_, address, pointer, detail) => {
    expect(addressErrors(address)).toEqual([{ pointer, detail }]);
  });

  it('lists all failures at once, below the given pointer', () => {
    const broken = { ...US, address1: '', city: '', state: '', zipCode: '' };
    const pointers = addressErrors(broken, '/address').map(({ pointer }) => pointer);
    expect(pointers).toEqual([
      '/address/address1',
      '/address/city',
      '/address/state',
      '/address/zipCode',
    ]);
  });
});

describe('isCity', () => {
  it.each([
    ['Winston-Salem', true],
    ['Llanfair Caereinion', true],
    ['Cañon City', true],
    ['-', false],
    ['St. Louis', true],
    ["O'Fallon", true],
    ['King’s Lynn', true],
    ["'s-Hertogenbosch", true],
    ['.', false],
    ["'", false],
    ['Leeds, Yorkshire', false],
    ['', false],
  ])('of %j is %s', (city, expected) => {
    expect(isCity(city)).toBe(expected);
  });
});

describe('addressWarnings', () => {
  it.each<[string, Partial<Address>, string[]]>([
    ['a ZIP of its state', {}, []],
    ['a ZIP of another state', { state: 'NJ' }, ['This ZIP Code lies in NY']],
    ['a ZIP of a territory', { zipCode: '00901' }, ['This ZIP Code lies in PR']],
    ['a town at a state line', { state: 'AR', city: 'Texarkana', zipCode: '75502' }, []],
    ['its neighbour', { state: 'AR', zipCode: '75501' }, ['This ZIP Code lies in TX']],
    ['Alta', { state: 'WY', zipCode: '83414' }, []],
    ['Fishers Island', { state: 'NY', zipCode: '06390-0001' }, []],
    ['an unused ZIP prefix', { zipCode: '34300' }, ['There is no ZIP Code that begins with 343']],
    ['a street of a number alone', { address1: '350' }, ['This can be no street']],
    ['a city that is none', { city: 'unknown' }, ['There can be no place of this name']],
  ])('about %s are %j', (_, change, details) => {
    const warnings = addressWarnings({ ...US, ...change });
    expect(warnings.map(({ detail }) => detail)).toEqual(details);
  });

  it.each<[string, Partial<Address>, string[]]>([
    ['an address', {}, []],
    ['a house without a street of its own', { address1: '1' }, []],
    ['no area', { zipCode: 'AA1 1AA' }, ['There is no postcode that begins with AA']],
    ['no postcode at all', { zipCode: '12345' }, []],
  ])('about %s in the UK are %j', (_, change, details) => {
    const warnings = addressWarnings({ ...UK, ...change });
    expect(warnings.map(({ detail }) => detail)).toEqual(details);
  });
});

describe('addressLines', () => {
  it.each<[string, Address, string[]]>([
    ['US', US, ['350 Fifth Avenue', 'New York, NY 10118']],
    [
      'US with a second line',
      { ...US, address2: ' Floor 80 ' },
      ['350 Fifth Avenue', 'Floor 80', 'New York, NY 10118'],
    ],
    ['UK', UK, ['1 Canada Square', 'Level 30', 'Canary Wharf', 'LONDON', 'E14 5AB']],
    ['short UK', { ...UK, address2: null, address3: '' }, ['1 Canada Square', 'LONDON', 'E14 5AB']],
  ])('of a %s address are in the order of its country', (_, address, lines) => {
    expect(addressLines(address)).toEqual(lines);
  });
});

describe('storedAddress', () => {
  it('trims, empties lines to null and writes the postcode in one form', () => {
    const typed: Address = {
      ...UK,
      address1: ' 1 Canada Square ',
      address2: ' ',
      zipCode: 'e145ab',
    };
    expect(storedAddress(typed)).toEqual({
      address1: '1 Canada Square',
      address2: null,
      address3: 'Canary Wharf',
      city: 'London',
      state: null,
      zipCode: 'E14 5AB',
      country: 'GBR',
    });
  });
});

describe('timeZoneOf', () => {
  it.each<[string, Pick<Address, 'country' | 'state'>, string]>([
    ['New York', US, 'America/New_York'],
    ['Hawaii', { country: 'USA', state: 'HI' }, 'Pacific/Honolulu'],
    ['the UK', UK, 'Europe/London'],
  ])('of an address in %s is its zone', (_, address, zone) => {
    expect(timeZoneOf(address)).toBe(zone);
  });

  it('refuses a US address without a state', () => {
    expect(() => timeZoneOf({ country: 'USA', state: null })).toThrow(RangeError);
  });
});
