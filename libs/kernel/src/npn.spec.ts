import { isNpn } from './npn';

describe('isNpn', () => {
  it.each([
    ['1', true],
    ['1234567890', true],
    ['12345678901', false],
    ['', false],
    ['12a', false],
    ['-12', false],
    ['1 2', false],
    ['１２', false],
  ])('of %j is %s', (text, expected) => {
    expect(isNpn(text)).toBe(expected);
  });
});
