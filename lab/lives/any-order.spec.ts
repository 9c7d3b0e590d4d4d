import fc from 'fast-check';
import { built } from '../built';
import type { Change } from './changed-life';
import { ChangedLife, changeRules } from './changed-life';

type Kernel = typeof import('@palisade/kernel');
type Earned = typeof import('../../apps/policy/src/domain/money/earned-premium');
type Cessions = typeof import('../../apps/policy/src/domain/money/cessions');

const LIVES = 2_000;
const LIVES_MS = 120_000;

const rules = changeRules();
const { addDays, percentOf, sumOf } = built<Kernel>('libs/kernel/src/index.js');
const { earnedBefore } = built<Earned>('apps/policy/src/domain/money/earned-premium.js');
const { cede } = built<Cessions>('apps/policy/src/domain/money/cessions.js');

const VALUES: Record<Change['field'], readonly Change['value'][]> = {
  limit: [2, 3, 5],
  deductible: [2, 3],
  waitingPeriod: [6, 10, 12],
  retroActivePeriod: [2, 3, 5],
  isTriaExcluded: [true],
};
const FIELDS = Object.keys(VALUES) as Change['field'][];
const RATE = '17.25';
const SHARES = [
  { treatyId: 'a', reinsurerId: 'a', cededPct: '33.33', cedingCommissionPct: '27.5' },
  { treatyId: 'b', reinsurerId: 'b', cededPct: '12.5', cedingCommissionPct: '20' },
];

const SHARED_DAYS = ['2026-03-01', '2026-06-10', '2026-10-31'];

const day = fc.integer({ min: 0, max: 364 }).map((days) => addDays('2026-03-01', days));

/** Changes of different fields in two orders of arrival; `dates` says whether any share a date. */
const changes = (dates: 'distinct' | 'any') =>
  fc
    .tuple(
      fc.subarray(FIELDS, { minLength: 2 }),
      dates === 'distinct'
        ? fc.uniqueArray(day, { minLength: 5, maxLength: 5 })
        : fc.array(fc.constantFrom(...SHARED_DAYS), { minLength: 5, maxLength: 5 }),
      fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
    )
    .chain(([fields, days, picks]) => {
      const all = fields.map((field, at) => {
        const values = VALUES[field];
        return { field, value: values[picks[at] % values.length], date: days[at] };
      });
      return fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }));
    });

const taxes = fc.record({
  surplusLineTax: fc.constantFrom('0', '0.035', '0.0485'),
  surplusStampingFee: fc.constantFrom('0', '0.004', '0.0005'),
  ipt: fc.constant('0'),
  isStampingReturned: fc.boolean(),
});

const byDate = (all: readonly Change[]): Change[] =>
  all.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));

/** All that a life came to, but for its way there. */
function endOf({ life }: ChangedLife, isSplitTold: boolean): object {
  const { entries, currency } = life;
  const earnings = entries.map(({ segments, charges, effectiveDate }) => ({
    premium: charges.premium,
    from: effectiveDate,
    to: segments.at(-1)?.to ?? effectiveDate,
  }));
  const premiums = entries.map(({ charges }) => charges.premium);
  const shares = premiums.flatMap((premium) => cede(premium, SHARES));
  return {
    cover: rules.coverOf(life),
    written: rules.sumCharges(
      entries.map(({ charges }) => charges),
      currency,
    ),
    earned: [40, 101, 200, 300, 364].map((days) =>
      earnedBefore(earnings, addDays('2026-03-01', days)),
    ),
    ...(isSplitTold && {
      commission: sumOf(premiums.map((premium) => percentOf(premium, RATE))),
      ceded: sumOf(shares.map(({ cededPremium }) => cededPremium)),
      cedingCommission: sumOf(shares.map(({ cedingCommission }) => cedingCommission)),
    }),
  };
}

describe('changes in any order', () => {
  it.each([
    // Of one date each is told the difference that it makes, so a cent may be rounded elsewhere.
    ['on days of their own', 'distinct', true],
    ['some of them on one day', 'any', false],
  ] as const)(
    'end in the same terms, money, earned curve and shares: %s',
    (_, dates, isSplitTold) => {
      fc.assert(
        fc.property(changes(dates), taxes, fc.option(day), ([all, shuffled], rates, end) => {
          const [first, second] = [byDate(all), shuffled].map((order) => {
            const life = new ChangedLife(rules, rates);
            for (const one of order) life.change(one);
            if (end) life.cancel(end);
            return endOf(life, isSplitTold && !end);
          });
          expect(second).toEqual(first);
        }),
        { numRuns: LIVES },
      );
    },
    LIVES_MS,
  );
});
