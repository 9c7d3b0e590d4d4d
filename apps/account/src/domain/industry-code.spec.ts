import type { IndustryScheme } from './industries';
import { checkCodeUnused, checkIndustryCode } from './industry-code';

describe('an industry code', () => {
  it.each<[IndustryScheme, string, boolean]>([
    ['NAICS', '54', true],
    ['NAICS', '541511', true],
    ['NAICS', '5', false],
    ['NAICS', '5415111', false],
    ['NAICS', '54151A', false],
    ['SIC', '62012', true],
    ['SIC', '620123', false],
  ])('of %s: %s is one: %s', (scheme, code, isOne) => {
    const check = (): void => checkIndustryCode(scheme, code);
    if (isOne) expect(check).not.toThrow();
    else expect(check).toThrow(`A ${scheme} code has 2 to`);
  });

  it.each([
    [0, null],
    [1, 'The code is in use: 1 client has it.'],
    [2, 'The code is in use: 2 clients have it.'],
  ])('that %s clients have', (clients, message) => {
    const check = (): void => checkCodeUnused(clients);
    if (message === null) expect(check).not.toThrow();
    else expect(check).toThrow(message);
  });
});
