import { isCardGood, isRoutingNumber, isSortCode } from './bank-numbers';

describe('numbers of banks and cards', () => {
  it.each([
    ['021000021', true],
    ['011401533', true],
    ['021000022', false],
    ['02100002', false],
    ['000000000', false],
    ['02100002x', false],
  ])('take %s for a routing number: %s', (text, expected) => {
    expect(isRoutingNumber(text)).toBe(expected);
  });

  it.each([
    ['12-34-56', true],
    ['123456', true],
    ['12345', false],
  ])('take %s for a sort code: %s', (text, expected) => {
    expect(isSortCode(text)).toBe(expected);
  });

  it.each([
    [{ month: 11, year: 2026 }, true],
    [{ month: 10, year: 2026 }, false],
    [{ month: 1, year: 2027 }, true],
  ])('let a card of %j be charged in November 2026: %s', (card, expected) => {
    expect(isCardGood(card, { month: 11, year: 2026 })).toBe(expected);
  });
});
