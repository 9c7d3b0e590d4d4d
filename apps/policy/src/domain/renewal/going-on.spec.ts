import { addDays } from '@palisade/kernel';
import { returnPremium } from '../cancellation/return-premium';
import { charged, FACTS, limited, TERM, unborn } from '../life/life.fixture';
import type { Terms } from '../history/policy-stack';
import type { Life } from '../life/life';
import { coverFrom, coverOf, moneyBetween, writtenOf } from '../life/life';
import { lifeAfter } from '../life/acts';
import type { GoingOn } from './going-on';
import { afterNonRenewal, afterOtherTerms, goingOnPrice } from './going-on';

const NEVADA = { market: 'ADMITTED', state: 'NV', endDate: '2027-01-15' } as const;
const LONDON = { market: 'ADMITTED', state: null, endDate: '2027-01-15' } as const;

/** A policy of a year at 3,650.00 with a tax of 3 %. */
const running = (): Life => {
  const charges = charged({ premium: 365_000, surplusLineTax: 10_950 });
  const taxBase = { surplusLineTax: 365_000, surplusStampingFee: 0, ipt: 0 };
  const policy = unborn({ taxBase: { ...taxBase, isStampingReturned: true } });
  const wish = { terms: limited(100), charges, quoteId: 'issue' };
  return { ...lifeAfter(policy, 'issue', wish, FACTS), status: 'IN FORCE' };
};
const LATE: GoingOn = { from: TERM.endDate, until: '2027-01-11', cause: 'NON_RENEWAL' };
describe('cover that goes on because a notice came late', () => {
  it.each([
    ['not after one in time', NEVADA, '2026-11-11', null],
    ['by a day after one that is a day late', NEVADA, '2026-11-12', '2027-01-16'],
    ['until the days of the state and the mail have run', NEVADA, '2027-01-14', '2027-03-20'],
    ['by contract where no state says it', LONDON, '2027-01-14', '2027-02-18'],
  ])('goes on %s', (_, policy, mailedOn, until) => {
    expect(afterNonRenewal(policy, mailedOn)?.until ?? null).toBe(until);
  });

  it.each([
    ['not before they are told', { mailedOn: null }, null],
    ['not after those told in time', { mailedOn: '2026-12-11' }, null],
    ['until the days have run', { mailedOn: '2026-12-21' }, '2027-01-25'],
    [
      'for a year where the law renews the term as it was',
      { mailedOn: '2026-12-21', late: 'RENEWS_ONE_YEAR_AT_EXPIRING' as const },
      '2028-01-15',
    ],
  ])('goes on of other terms %s', (_, notice, until) => {
    const told = { dueOn: '2026-12-11', ...notice };
    expect(afterOtherTerms(NEVADA, told)?.until ?? null).toBe(until);
  });

  it('costs the expiring premium pro rata with its tax, and moves the end', () => {
    const before = running();
    const after = lifeAfter(before, 'goOn', LATE, FACTS);
    expect(after.endDate).toBe('2027-01-11');
    // 10 of 365 days: 0.0274.
    expect(moneyBetween(before, after)).toMatchObject({ premium: 10_001, surplusLineTax: 300 });
    expect(after.entries.at(-1)).toMatchObject({
      type: 'EXTENSION',
      factor: '0.0274',
      segments: [{ from: '2027-01-01', to: '2027-01-11', terms: { aggregateLimit: 100 } }],
    });
  });

  it.each([
    ['half a year', '2026-07-01', 274],
    ['eighteen months', '2027-07-01', 274],
  ])('costs the share of a year after a term of %s', (_, endDate, premium) => {
    const coverages = [{ coverage: 'LIABILITY', limit: 100, retention: 1, premium: 10_000 }];
    const rated = { ...limited(100), coverages, premiumLines: [] } as unknown as Terms;
    const life = { ...unborn(), endDate };
    const charges = charged({ premium: 5_000 });
    const issued = lifeAfter(life, 'issue', { terms: rated, charges, quoteId: 'issue' }, FACTS);
    const late = { from: endDate, until: addDays(endDate, 10), cause: 'NON_RENEWAL' as const };
    expect(goingOnPrice(issued, late).charges.premium).toBe(premium);
  });

  it('is its own layer of a return: the term that has ended gives nothing back', () => {
    const going = lifeAfter(running(), 'goOn', LATE, FACTS);
    const returned = returnPremium(writtenOf(going), 'PRO_RATA', '2027-01-06');
    expect(returned.charges.premium).toBe(-5_001);
  });

  it('is changed as the term is: from its date to the new end, for the share of the issued term', () => {
    const going = lifeAfter(running(), 'goOn', LATE, FACTS);
    const wish = { quoteId: 'change', terms: limited(200), charges: charged({ premium: 20_000 }) };
    const from = '2026-12-22';
    const changed = lifeAfter(going, 'endorse', { ...wish, effectiveDate: from, later: [] }, FACTS);
    // 20 of 365 days.
    expect(changed.entries.at(-1)).toMatchObject({
      factor: '0.0548',
      segments: [{ to: '2027-01-11' }],
    });
    expect(coverFrom(changed, '2026-12-20')).toMatchObject([
      { from: '2026-12-20', to: from, terms: { aggregateLimit: 100 } },
      { from, to: '2027-01-11', terms: { aggregateLimit: 200 } },
    ]);
    const returned = returnPremium(writtenOf(changed), 'PRO_RATA', '2027-01-06');
    expect(returned.charges.premium).toBe(-5_001 - 5_000);
    const reverted = lifeAfter(changed, 'revert', { revision: 3 }, FACTS);
    expect(coverOf(reverted)).toEqual(coverOf(going));
    expect(moneyBetween(going, reverted)).toMatchObject({ premium: 0, amountDue: 0 });
  });

  it('keeps its terms and its price beside a change that was priced before it went on', () => {
    const going = lifeAfter(running(), 'goOn', LATE, FACTS);
    const wish = { quoteId: 'change', terms: limited(200), charges: charged({ premium: 10_000 }) };
    const change = { ...wish, effectiveDate: '2026-12-22', until: TERM.endDate, later: [] };
    const changed = lifeAfter(going, 'endorse', change, FACTS);
    expect(changed.entries.at(-1)).toMatchObject({ factor: '0.0274' });
    expect(coverFrom(changed, '2026-12-22')).toMatchObject([
      { from: '2026-12-22', to: TERM.endDate, terms: { aggregateLimit: 200 } },
      { from: TERM.endDate, to: '2027-01-11', terms: { aggregateLimit: 100 } },
    ]);
    // Of what is cancelled within those days only they are given back.
    const returned = returnPremium(writtenOf(changed), 'PRO_RATA', '2027-01-06');
    expect(returned.charges.premium).toBe(-5_001);
  });

  it('is its own layer beside a change of one date that was made before', () => {
    const wish = { terms: limited(200), charges: charged({ premium: 10_000 }), later: [] };
    const change = { ...wish, effectiveDate: '2026-12-22' };
    const before = lifeAfter(running(), 'endorse', { ...change, quoteId: 'early' }, FACTS);
    const going = lifeAfter(before, 'goOn', LATE, FACTS);
    const late = lifeAfter(going, 'endorse', { ...change, quoteId: 'late' }, FACTS);
    expect(writtenOf(late).layers.map(({ from, to }) => [from, to])).toEqual([
      ['2026-01-01', '2027-01-01'],
      ['2026-12-22', '2027-01-01'],
      ['2026-12-22', '2027-01-11'],
      ['2027-01-01', '2027-01-11'],
    ]);
  });

  it('goes on of other terms once', () => {
    const going = lifeAfter(running(), 'goOn', { ...LATE, cause: 'OTHER_TERMS' }, FACTS);
    const again = { from: '2027-01-11', until: '2027-01-12', cause: 'OTHER_TERMS' as const };
    const act = (): Life => lifeAfter(going, 'goOn', again, FACTS);
    expect(act).toThrow(expect.objectContaining({ status: 409, code: 'GOES_ON' }));
  });
});
