import { ACCOUNT_TYPES } from '@palisade/kernel';
import { bookOf } from './book-rules';

describe('the figures of a home', () => {
  it('are for who has a book of policies', () => {
    const without = ACCOUNT_TYPES.filter((type) => bookOf(type, true) === null);
    expect([...without].sort()).toEqual(['CUSTOMER', 'MSSP', 'PREMIUM_PROCESSOR', 'VENDOR']);
  });

  it.each(ACCOUNT_TYPES)('of %s name no states where there are none', (type) => {
    expect(bookOf(type, false)?.splits ?? []).not.toContain('state');
  });

  it.each(['CARRIER', 'RE_INSURER'] as const)('of %s leave quotes out', (type) => {
    expect(bookOf(type, true)?.hasQuotes).toBe(false);
  });
});
