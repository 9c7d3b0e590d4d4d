import type { DeclinedRenewal } from './declined-renewal';
import { declinedNoticeOn } from './declined-renewal';

const DECLINED: DeclinedRenewal = {
  status: 'IN FORCE',
  market: 'ADMITTED',
  state: 'NV',
  endDate: '2027-01-15',
  renewalPolicyId: null,
  nonRenewal: null,
  renewalDeclinedOn: '2026-10-20',
};

describe('the notice that a declined renewal owes', () => {
  it.each<[string, Partial<DeclinedRenewal>, string | null]>([
    ['on the last day of the days of the state', {}, '2026-11-11'],
    ['at once where it is declined later', { renewalDeclinedOn: '2026-12-01' }, '2026-12-01'],
    ['never while none is declined', { renewalDeclinedOn: null }, null],
    ['never once it is renewed', { renewalPolicyId: 'renewal' }, null],
    ['never of what ends by a cancellation', { status: 'CANCEL PENDING' }, null],
  ])('is mailed %s', (_, change, day) => {
    expect(declinedNoticeOn({ ...DECLINED, ...change })).toBe(day);
  });
});
