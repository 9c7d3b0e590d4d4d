import type { UnderwrittenRisk } from './authority';
import { checkAuthority } from './authority';

const MILLION = 100_000_000;

describe('checkAuthority', () => {
  it.each<[number | null, UnderwrittenRisk, boolean]>([
    [1, { limit: MILLION, hazard: 3, irpm: null }, true],
    [1, { limit: MILLION + 1, hazard: 3, irpm: null }, false],
    [1, { limit: MILLION, hazard: 4, irpm: null }, false],
    [1, { limit: MILLION, hazard: 3, irpm: { drPlanning: -5, companyStability: -5 } }, true],
    [1, { limit: MILLION, hazard: 3, irpm: { drPlanning: 5, companyStability: 5.0001 } }, false],
    [1, { limit: MILLION, hazard: 3, irpm: { drPlanning: 20, companyStability: -10 } }, true],
    [2, { limit: 3 * MILLION, hazard: 4, irpm: { drPlanning: 25 } }, true],
    [2, { limit: 3 * MILLION, hazard: null, irpm: null }, false],
    [3, { limit: 5 * MILLION, hazard: null, irpm: { drPlanning: -40 } }, true],
    [null, { limit: 1, hazard: 1, irpm: null }, false],
    [9, { limit: 1, hazard: 1, irpm: null }, false],
  ])('lets level %s decide %j: %s', (level, risk, isCovered) => {
    const check = (): void => checkAuthority(level, risk);
    if (isCovered) expect(check).not.toThrow();
    else expect(check).toThrow(expect.objectContaining({ status: 409 }));
  });
});
