import type { Market } from '@palisade/trade';
import { lastNoticeDay, nonRenewalDays } from './non-renewal-days';

describe('the notice of a policy that is not renewed', () => {
  it.each<[Market, string | null, number, string | null]>([
    ['ADMITTED', 'NV', 60, null],
    ['ADMITTED', 'KY', 75, null],
    ['ADMITTED', 'AZ', 45, 'A.R.S. 20-1676(B)'],
    ['ADMITTED', 'WA', 60, 'RCW 48.18.2901'],
    ['ADMITTED', null, 30, null],
    ['SURPLUS', 'NV', 30, null],
    ['UK', null, 30, null],
  ])('of the market %s in %s comes %i days before', (market, state, days, citation) => {
    const ending = { market, state, endDate: '2027-01-15' };
    expect(nonRenewalDays(ending)).toMatchObject({ days, citation });
  });

  it('is mailed early enough to arrive', () => {
    const ending = { market: 'ADMITTED', state: 'NV', endDate: '2027-01-15' } as const;
    expect(lastNoticeDay(ending)).toBe('2026-11-11');
  });
});
