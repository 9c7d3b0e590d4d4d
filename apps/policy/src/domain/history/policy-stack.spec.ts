import fc from 'fast-check';
import { addDays } from '@palisade/kernel';
import type { Segment, Terms } from './policy-stack';
import { cancelledFrom, latestTerms, segmentsFrom, segmentsOf, termsOn } from './policy-stack';
import { termsDiff } from './terms-diff';

const terms = (aggregateLimit: number): Terms => ({
  product: 'P250',
  market: 'ADMITTED',
  state: 'NV',
  effectiveDate: '2026-01-01',
  endDate: '2027-01-01',
  aggregateLimit,
  attachment: null,
  retention: 10,
  waitingPeriod: 12,
  retroActivePeriod: -1,
  coverages: [{ key: 'LIABILITY', limit: aggregateLimit, retention: 10, premium: 1 }],
  endorsements: [],
  additionalInsureds: [],
  isTriaExcluded: false,
});
const segment = (from: string, limit: number | null, to = '2027-01-01'): Segment => ({
  from,
  to,
  terms: limit === null ? null : terms(limit),
});
const ISSUE = { segments: [segment('2026-01-01', 1)] };
const RAISE = { segments: [segment('2026-06-01', 2)] };
const CANCEL = { segments: [segment('2026-09-01', null)] };
const limitOn = (stack: { segments: Segment[] }[], date: string): number | undefined =>
  termsOn(stack, date)?.aggregateLimit;

describe('what a stack covers', () => {
  const stack = [ISSUE, RAISE, CANCEL];

  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', 1],
    ['2026-05-31', 1],
    ['2026-06-01', 2],
    ['2026-08-31', 2],
    ['2026-09-01', undefined],
    ['2027-01-01', undefined],
  ])('on %s is a limit of %s', (date, limit) => {
    expect(limitOn(stack, date)).toBe(limit);
  });

  it('comes back with what was below the cancellation', () => {
    const segments = segmentsFrom([ISSUE, RAISE], '2026-03-01');
    expect(segments.map(({ from, to }) => [from, to])).toEqual([
      ['2026-03-01', '2026-06-01'],
      ['2026-06-01', '2027-01-01'],
    ]);
    const cancelled = { segments: [segment('2026-03-01', null)] };
    const again = [ISSUE, RAISE, cancelled, { segments }];
    expect(segmentsOf(again)).toHaveLength(3);
    expect(limitOn(again, '2026-04-01')).toBe(1);
    expect(limitOn(again, '2026-07-01')).toBe(2);
  });

  it.each<[string, { segments: Segment[] }[], string | null]>([
    ['issued', [ISSUE], null],
    ['endorsed', [ISSUE, RAISE], null],
    ['cancelled', [ISSUE, RAISE, CANCEL], '2026-09-01'],
    ['cancelled flat', [ISSUE, { segments: [segment('2026-01-01', null)] }], '2026-01-01'],
    ['reinstated', [ISSUE, CANCEL, { segments: [segment('2026-09-01', 1)] }], null],
  ])('is cancelled, or not, for a policy %s', (_, rows, date) => {
    expect(cancelledFrom(rows)).toBe(date);
  });

  it('remembers the terms that were last agreed', () => {
    expect(latestTerms(stack).aggregateLimit).toBe(2);
    expect(() => latestTerms([])).toThrow('A policy without terms.');
  });

  it('never overlaps and leaves no gap between what it covers', () => {
    const day = fc.nat(364).map((days) => addDays('2026-01-01', days));
    const later = fc.array(fc.record({ from: day, limit: fc.option(fc.nat(9)) }), { maxLength: 8 });
    fc.assert(
      fc.property(later, (changes) => {
        const rows = changes.map(({ from, limit }) => ({ segments: [segment(from, limit)] }));
        const segments = segmentsOf([ISSUE, ...rows]);
        expect(segments[0].from).toBe('2026-01-01');
        expect(segments.at(-1)?.to).toBe('2027-01-01');
        segments.slice(1).forEach(({ from }, index) => expect(from).toBe(segments[index].to));
      }),
    );
  });
});

describe('the difference of two terms', () => {
  it('names the fields and the coverages that differ', () => {
    expect(termsDiff(terms(1), terms(2))).toEqual([
      { field: 'aggregateLimit', from: 1, to: 2 },
      { field: 'coverages.LIABILITY.limit', from: 1, to: 2 },
    ]);
    const none = { ...terms(1), coverages: [] };
    expect(termsDiff(terms(1), none)).toContainEqual({
      field: 'coverages.LIABILITY.premium',
      from: 1,
      to: null,
    });
    expect(termsDiff(terms(1), terms(1))).toEqual([]);
  });
});

describe('transactions that lie over each other', () => {
  const at = (from: string, to: string, limit: number | null = 1): Segment =>
    segment(`2026-${from}`, limit, `2026-${to}`);

  it.each<[string, Segment[], Segment[]]>([
    [
      'apart',
      [at('05-01', '06-01'), at('01-01', '02-01', 2)],
      [at('01-01', '02-01', 2), at('05-01', '06-01')],
    ],
    [
      'one after the other',
      [at('01-01', '02-01'), at('02-01', '03-01', 2)],
      [at('01-01', '02-01'), at('02-01', '03-01', 2)],
    ],
    [
      'one before the other',
      [at('02-01', '03-01'), at('01-01', '02-01', 2)],
      [at('01-01', '02-01', 2), at('02-01', '03-01')],
    ],
    [
      'in the middle',
      [at('01-01', '12-01'), at('03-01', '05-01', 2)],
      [at('01-01', '03-01'), at('03-01', '05-01', 2), at('05-01', '12-01')],
    ],
    [
      'over the end',
      [at('01-01', '04-01'), at('03-01', '05-01', 2)],
      [at('01-01', '03-01'), at('03-01', '05-01', 2)],
    ],
    [
      'over the start',
      [at('03-01', '06-01'), at('01-01', '05-01', 2)],
      [at('01-01', '05-01', 2), at('05-01', '06-01')],
    ],
    ['over all', [at('03-01', '04-01'), at('01-01', '05-01', 2)], [at('01-01', '05-01', 2)]],
    [
      'over just the same',
      [at('03-01', '04-01'), at('03-01', '04-01', null)],
      [at('03-01', '04-01', null)],
    ],
    ['for no time', [at('01-01', '05-01'), at('06-01', '06-01', 2)], [at('01-01', '05-01')]],
  ])('%s', (_, segments, expected) => {
    expect(segmentsOf(segments.map((one) => ({ segments: [one] })))).toEqual(expected);
  });

  it('cover from a date on what does not end on it', () => {
    const stack = [{ segments: [at('01-01', '03-01'), at('03-01', '05-01', 2)] }];
    expect(segmentsFrom(stack, '2026-03-01')).toEqual([at('03-01', '05-01', 2)]);
    expect(segmentsFrom(stack, '2026-02-01')[0]?.from).toBe('2026-02-01');
    expect(segmentsOf([])).toEqual([]);
  });
});
