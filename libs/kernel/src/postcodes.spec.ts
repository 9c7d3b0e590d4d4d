import { isZipCode, storedPostcode } from './postcodes';

describe('isZipCode', () => {
  it.each([
    ['10001', true],
    ['10001-1234', true],
    ['00501', true],
    ['00000', false],
    ['00000-0001', false],
    ['1000', false],
    ['100011', false],
    ['10001-12', false],
    ['10001 1234', false],
    ['ABCDE', false],
    ['10001\n', false],
    ['', false],
  ])('of %j is %s', (text, expected) => {
    expect(isZipCode(text)).toBe(expected);
  });
});

describe('storedPostcode', () => {
  it.each([
    ['EC1A 1BB', 'EC1A 1BB'],
    ['W1A 0AX', 'W1A 0AX'],
    ['M1 1AE', 'M1 1AE'],
    ['B33 8TH', 'B33 8TH'],
    ['CR2 6XH', 'CR2 6XH'],
    ['DN55 1PT', 'DN55 1PT'],
    ['SW1A 1AA', 'SW1A 1AA'],
    ['GIR 0AA', 'GIR 0AA'],
    [' sw1a1aa ', 'SW1A 1AA'],
    ['m11ae', 'M1 1AE'],
    ['gir0aa', 'GIR 0AA'],
    ['SW1A  1AA', 'SW1A 1AA'],
    ['SW1A\u00A01AA', 'SW1A 1AA'],
    ['SW1A\u202F1AA\u200B', 'SW1A 1AA'],
  ])('of %j in the UK is %s', (input, stored) => {
    expect(storedPostcode(input, 'UK')).toBe(stored);
  });

  it.each(['QQ1 1AA', 'EC1A1B', 'M1 1CE', '12345', 'SW 1A 1AA', 'XSW1A 1AA', 'SW1A 1AAX', ''])(
    'of %j in the UK is none',
    (input) => {
      expect(storedPostcode(input, 'UK')).toBeNull();
    },
  );

  it.each([
    [' 10001 ', '10001'],
    ['\u00A010001\u00A0', '10001'],
    ['10001 - 1234', '10001-1234'],
    ['10001\u20131234', '10001-1234'],
    ['SW1A 1AA', null],
    ['00000', null],
  ])('of %j in the US is %s', (input, stored) => {
    expect(storedPostcode(input, 'US')).toBe(stored);
  });
});
