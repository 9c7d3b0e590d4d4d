import type { Market, NoticeReason } from '@palisade/trade';
import type { OfferedRenewal } from './conditional';
import { conditionalNotice } from './conditional';
import { expiringTerm } from './renewal.fixture';

const EXPIRING = expiringTerm();
const { terms } = EXPIRING;
const SAME: OfferedRenewal = {
  market: 'SURPLUS',
  state: 'NV',
  startsOn: '2027-01-15',
  premium: 100_000,
  terms,
  mailedOn: null,
};
const [liability, crime] = terms.coverages;

describe('a conditional renewal', () => {
  it.each<[string, Partial<OfferedRenewal>, NoticeReason[]]>([
    ['is none on the same terms', {}, []],
    ['is none that is a little dearer', { premium: 109_999 }, []],
    ['is one that is dearer by a tenth', { premium: 110_000 }, ['PREMIUM_UP']],
    ['is none that is cheaper', { premium: 50_000 }, []],
    ['has a lower limit', { terms: { ...terms, limit: 50_000_000 } }, ['LIMIT_REDUCED']],
    ['has a higher retention', { terms: { ...terms, deductible: 5_000_000 } }, ['DEDUCTIBLE_UP']],
    ['leaves a coverage out', { terms: { ...terms, coverages: [liability] } }, ['COVER_REDUCED']],
    [
      'has a coverage with less',
      { terms: { ...terms, coverages: [liability, { ...crime, limit: 9_000_000 }] } },
      ['COVER_REDUCED'],
    ],
    ['waits longer', { terms: { ...terms, waitingPeriod: 24 } }, ['COVER_REDUCED']],
    ['reaches less far back', { terms: { ...terms, retroActivePeriod: 2 } }, ['COVER_REDUCED']],
    ['leaves terror out', { terms: { ...terms, isTriaExcluded: true } }, ['COVER_REDUCED']],
    ['is none that covers more', { terms: { ...terms, limit: 200_000_000 } }, []],
    [
      'is any change of terms where the state says so',
      { market: 'ADMITTED', state: 'TX', terms: { ...terms, limit: 200_000_000 } },
      ['TERMS_CHANGED'],
    ],
    ['is every one in some states', { market: 'ADMITTED', state: 'FL' }, ['ANY_RENEWAL']],
    [
      'is any dearer one in some',
      { market: 'ADMITTED', state: 'PA', premium: 100_001 },
      ['PREMIUM_UP'],
    ],
    [
      'stays one where the state asks less',
      { market: 'ADMITTED', state: 'IL', premium: 110_000 },
      ['PREMIUM_UP'],
    ],
  ])('%s', (_, change, reasons) => {
    expect(conditionalNotice(EXPIRING, { ...SAME, ...change })?.reasons ?? []).toEqual(reasons);
  });

  it.each<[Market, string | null, number, string, string | null]>([
    ['ADMITTED', 'NY', 60, '2026-11-11', 'N.Y. Ins. Law 3426(e)'],
    ['ADMITTED', 'NV', 30, '2026-12-11', 'NRS 687B.350'],
    ['ADMITTED', 'KY', 75, '2026-10-27', 'KRS 304.20-320; 806 KAR 20:010'],
    ['ADMITTED', 'MI', 30, '2026-12-11', null],
    ['ADMITTED', null, 30, '2026-12-11', null],
    ['SURPLUS', 'NY', 30, '2026-12-11', null],
    ['UK', null, 30, '2026-12-11', null],
  ])('of the market %s in %s is noticed %i days before', (market, state, days, dueOn, citation) => {
    const offered = { ...SAME, market, state, premium: 150_000, mailedOn: '2026-10-17' };
    const notice = conditionalNotice(EXPIRING, offered);
    expect(notice).toMatchObject({ days, dueOn, citation, mailedOn: '2026-10-17' });
  });

  it.each([
    ['CA', 'EXTENDS_UNTIL_DAYS_RUN', false],
    ['WA', 'RENEWS_ONE_YEAR_AT_EXPIRING', false],
    ['IL', 'RENEWS_ONE_YEAR_AT_EXPIRING', true],
    ['CT', 'NONE_KNOWN', true],
  ])(
    'of %s says what a late notice does and whether its mailing is proved',
    (state, late, isProven) => {
      const offered: OfferedRenewal = { ...SAME, market: 'ADMITTED', state, premium: 150_000 };
      expect(conditionalNotice(EXPIRING, offered)).toMatchObject({ late, isProven });
    },
  );
});
