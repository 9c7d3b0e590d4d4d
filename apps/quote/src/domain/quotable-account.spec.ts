import type { AccountStatus } from '@palisade/contracts';
import { checkProductRegion, checkQuotable, checkStateOpen } from './quotable-account';

const account = (status: AccountStatus, profileScore: number | null = 4) => ({
  status,
  profileScore,
  country: 'USA' as const,
});

describe('an account that is quoted', () => {
  // Spec 3 §4.
  it.each<[AccountStatus]>([['Open'], ['Quoted'], ['Active Policy'], ['Lost']])(
    'may be %s',
    (status) => {
      expect(() => checkQuotable(account(status))).not.toThrow();
    },
  );

  it.each<[string, ReturnType<typeof account>, string]>([
    ['declined', account('Declined'), 'ACCOUNT_NOT_ELIGIBLE'],
    ['without a score', account('Open', null), 'ACCOUNT_NEEDS_INFORMATION'],
    ['below the least score', account('Open', 3), 'ACCOUNT_NEEDS_INFORMATION'],
  ])('is not %s', (_, known, code) => {
    expect(() => checkQuotable(known)).toThrow(expect.objectContaining({ status: 409, code }));
  });

  it('is where the product is sold', () => {
    expect(() => checkProductRegion('P250', account('Open'))).not.toThrow();
    const errors = [{ pointer: '/product', detail: 'Prime One is not sold in this region.' }];
    expect(() => checkProductRegion('P_ONE', account('Open'))).toThrow(
      expect.objectContaining({ status: 400, code: 'PRODUCT_NOT_SOLD', errors }),
    );
  });

  it.each([
    ['NV', ['NY'], true],
    [null, ['NY'], true],
    ['NY', ['NY'], false],
  ])('in %s, where %j are closed: %s', (state, closed, isOpen) => {
    const act = (): void => checkStateOpen(state, closed);
    if (isOpen) expect(act).not.toThrow();
    else expect(act).toThrow(expect.objectContaining({ status: 409, code: 'STATE_CLOSED' }));
  });
});
