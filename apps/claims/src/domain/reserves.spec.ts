import { assertVoidable, changedCategories, NOTHING, totalOf } from './reserves';

describe('reserves', () => {
  it('differ in their categories, and sum to their total', () => {
    const one = { ...NOTHING, firstPartyExpense: 1, thirdPartyLoss: 2 };
    expect(changedCategories(one, NOTHING)).toEqual(['firstPartyExpense', 'thirdPartyLoss']);
    expect(changedCategories(one, one)).toEqual([]);
    expect(totalOf(one)).toBe(3);
  });

  it('are given up with a file that is void, unless something is paid', () => {
    expect(() => assertVoidable(NOTHING)).not.toThrow();
    expect(() => assertVoidable({ ...NOTHING, firstPartyExpense: 1 })).toThrow(
      expect.objectContaining({ status: 409, code: 'PAID_ALREADY' }),
    );
  });
});
