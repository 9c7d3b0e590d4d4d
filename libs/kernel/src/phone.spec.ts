import type { Region } from './regions';
import {
  changedPhone,
  dialledPhone,
  formatPhone,
  phoneProblem,
  phoneRegionOf,
  STORED_PHONE_PATTERN,
  storedPhone,
} from './phone';

describe('storedPhone', () => {
  it.each<[string, Region, string]>([
    ['(212) 555-0123', 'US', '+12125550123'],
    ['212.555.0123', 'US', '+12125550123'],
    ['1 212 555 0123', 'US', '+12125550123'],
    ['+1 (212) 555-0123', 'US', '+12125550123'],
    ['5551234567', 'US', '+15551234567'],
    ['(212) 555-0123 x12', 'US', '+12125550123x12'],
    ['212-555-0123, ext. 12', 'US', '+12125550123x12'],
    ['212-555-0123 Extension: 1234', 'US', '+12125550123x1234'],
    ['2125550123#7', 'US', '+12125550123x7'],
    ['tel:+1-212-555-0123;ext=12', 'US', '+12125550123x12'],
    ['tel:212-555-0123', 'US', '+12125550123'],
    ['001 212 555 0123', 'US', '+12125550123'],
    ['0044 7911 123456', 'UK', '+4407911123456'],
    ['011 44 7911 123456', 'UK', '+4407911123456'],
    ['01144960123', 'UK', '+4401144960123'],
    ['01144 960123', 'UK', '+4401144960123'],
    ['0114 496 0123', 'UK', '+4401144960123'],
    ['+44 (0)20 7946 0018', 'UK', '+4402079460018'],
    ['020 7946 0018', 'UK', '+4402079460018'],
    ['2079460018', 'UK', '+4402079460018'],
    ['07911 123456', 'UK', '+4407911123456'],
    ['+44 7911 123456', 'UK', '+4407911123456'],
    ['44 5555 555555', 'UK', '+4405555555555'],
    ['01697 73555', 'UK', '+440169773555'],
  ])('stores %s in the %s edition as %s, and that again as itself', (input, region, stored) => {
    expect(storedPhone(input, region)).toBe(stored);
    expect(storedPhone(stored, region)).toBe(stored);
    expect(stored).toMatch(new RegExp(STORED_PHONE_PATTERN));
  });

  it.each([
    ['+44 7911 123456', '+4407911123456'],
    ['+1 212 555 0123', '+12125550123'],
    ['212 555 0123', '+12125550123'],
  ])('stores %s of any region as %s', (input, stored) => {
    expect(storedPhone(input, null)).toBe(stored);
  });

  it.each<[string, Region]>([
    ['', 'US'],
    ['555-0123', 'US'],
    ['22125550123', 'US'],
    ['121255501234', 'US'],
    ['112-555-0123', 'US'],
    ['+1 012 555 0123', 'US'],
    ['212-555-0123 x12345678', 'US'],
    ['212-555-0123 ext', 'US'],
    ['79111234561', 'UK'],
    ['+44 79111 2345678', 'UK'],
    ['+44 7911 123456', 'US'],
    ['44 7911 123456', 'US'],
    ['+1 (212) 555-0123', 'UK'],
    ['+12125550123', 'UK'],
  ])('refuses %j in the %s edition', (input, region) => {
    expect(storedPhone(input, region)).toBeNull();
  });
});

describe('phoneProblem', () => {
  it.each<[string, Region | null, string | null]>([
    ['(212) 555-0123', 'US', null],
    ['07911 123456', 'UK', null],
    ['+44 7911 123456', null, null],
    ['+44 7911 123456', 'US', 'Phone is not a valid phone number'],
    ['+1 (212) 555-0123', 'UK', 'Phone number must be in the format 44 5555 555555'],
    ['12', null, 'Phone is not a valid phone number'],
  ])('of %j in %s is %j', (input, region, problem) => {
    expect(phoneProblem(input, region)).toBe(problem);
  });
});

describe('changedPhone', () => {
  it.each([
    ['+1 (212) 555-0123', '+12125550123', '+12125550123'],
    ['+1 (212) 555-0124', '+12125550123', null],
    ['+44 07911 123456', '+12125550123', '+4407911123456'],
    ['12', null, null],
  ])('of a UK person %j, that was %j, is %j', (input, kept, stored) => {
    expect(changedPhone(input, 'UK', kept)).toBe(stored);
    expect(phoneProblem(input, 'UK', kept) === null).toBe(stored !== null);
  });
});

describe('phoneRegionOf', () => {
  it.each([
    ['AGENCY', 'UK', 'UK'],
    ['CUSTOMER', 'US', 'US'],
    ['CARRIER', null, null],
    ['COWBELL', 'US', null],
  ] as const)('%s in %s is %s', (accountType, locationAlias, region) => {
    expect(phoneRegionOf({ accountType, locationAlias })).toBe(region);
  });
});

describe('dialledPhone', () => {
  it.each([
    ['+12125550123', '+12125550123'],
    ['+4407911123456', '+447911123456'],
    ['+12125550123x12', '+12125550123'],
  ])('dials %j as %j', (stored, dialled) => {
    expect(dialledPhone(stored)).toBe(dialled);
  });
});

describe('formatPhone', () => {
  it.each([
    ['+12125550123', '+1 (212) 555-0123'],
    ['+4407911123456', '+44 07911 123456'],
    ['+12125550123x12', '+1 (212) 555-0123 x12'],
    ['2125550123', '(212) 555-0123'],
    ['555', '555'],
    ['', ''],
  ])('shows %j as %j', (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown);
  });
});
