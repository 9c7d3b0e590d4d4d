import {
  assertAuthority,
  assertVoidable,
  changedCategories,
  changedReserves,
  closingAction,
  NOTHING,
} from './reserves';

describe('reserves', () => {
  it.each([
    ['an adjuster', 'Claims Adjuster', 10_000_000, true],
    ['an adjuster', 'Claims Adjuster', 10_000_001, false],
    ['who has no role', null, 10_000_000, true],
    ['who has no role', null, 10_000_001, false],
    ['the head of claims', 'Head of Claims', 10_000_001, true],
  ])('of %s (%s) may sum to %i: %s', (_, role, total, isLet) => {
    const reserves = { ...NOTHING, firstPartyLoss: total - 1, thirdPartyLoss: 1 };
    const act = (): void => assertAuthority(reserves, role);
    if (isLet) expect(act).not.toThrow();
    else expect(act).toThrow(expect.objectContaining({ status: 409, code: 'RESERVE_AUTHORITY' }));
  });

  it('name the category that would fall below what is paid', () => {
    const paid = { ...NOTHING, lossAdjustment: 5 };
    const errors = [expect.objectContaining({ pointer: '/lossAdjustment' })];
    expect(() => changedReserves(paid, { lossAdjustment: -1 }, paid)).toThrow(
      expect.objectContaining({ code: 'RESERVE_TOO_LOW', errors }),
    );
    expect(changedReserves(paid, { thirdPartyLoss: 2 }, paid)).toEqual({
      ...paid,
      thirdPartyLoss: 2,
    });
  });

  it('differ in their categories', () => {
    const one = { ...NOTHING, firstPartyExpense: 1, thirdPartyLoss: 2 };
    expect(changedCategories(one, NOTHING)).toEqual(['firstPartyExpense', 'thirdPartyLoss']);
    expect(changedCategories(one, one)).toEqual([]);
  });

  it.each([
    ['RESERVES_OUTSTANDING', () => closingAction({ ...NOTHING, lossAdjustment: 1 }, NOTHING)],
    ['PAID_ALREADY', () => assertVoidable({ ...NOTHING, firstPartyExpense: 1 })],
  ])('keep a file open with %s', (code, act) => {
    expect(act).toThrow(expect.objectContaining({ status: 409, code }));
  });
});
