import fc from 'fast-check';
import { endorsedInput } from '../../apps/quote/src/domain/endorsed-input';
import { endorsementCharges } from '../../apps/quote/src/domain/endorsement';
import type { Charges } from '../../apps/quote/src/domain/quote-rating';
import type { RatingInput } from '../../apps/quote/src/domain/rating-input';
import { SEED_SHELF } from '../../apps/rater/src/domain/books/rate-books';
import { addDays, addMonths } from '@palisade/kernel';
import { ENGINE } from './source-engine.fixture';

const SEQUENCES = Number(process.env.ENDORSEMENT_SEQUENCES ?? 200);
const CHANGES_MAX = 6;
/** What people change of a term; the other fields are facts of the insured and its score. */
const CHANGED = ['aggregateLimit', 'retention', 'waitingPeriod', 'retroActivePeriod', 'controls'];
const TAXES = {
  surplusLineTax: '4.85',
  surplusStampingFee: '0.04',
  ipt: '12',
  isStampingReturned: true,
};

type Risk = Record<string, unknown>;

/** What the whole term costs; null where the calculator takes no such risk. */
function chargesOf(input: RatingInput): Charges | null {
  try {
    const risk = ENGINE.readInput(input, { mayBypass: true, books: SEED_SHELF });
    return ENGINE.price(risk);
  } catch {
    return null;
  }
}

/** Risks of one product, on one day, so that fields of each fit the others. */
const risks = fc.integer({ min: 1, max: 1_000_000 }).map((seed): Risk[] => {
  const drawn = ENGINE.everyKindOfRisk(SEED_SHELF, seed);
  const first: Risk = drawn.next().value;
  const likes = Array.from({ length: 40 }, (): Risk => drawn.next().value).filter(
    ({ product, effectiveDate }) =>
      product === first.product && effectiveDate === first.effectiveDate,
  );
  return [first, ...likes];
});

const sequences = fc.tuple(
  risks,
  fc.array(fc.tuple(fc.constantFrom(...CHANGED), fc.nat()), { maxLength: CHANGES_MAX }),
  fc.record({ companyAggregate: fc.integer({ min: 0, max: 100 }), revenue: fc.nat(10_000_000) }),
  fc.nat(365),
);

describe('an endorsement', () => {
  it(`is a change of fields, in ${SEQUENCES} random sequences`, () => {
    let counted = 0;
    fc.assert(
      fc.property(sequences, ([[first, ...others], changes, today, day]) => {
        const rated = first as unknown as RatingInput;
        const before = chargesOf(rated);
        fc.pre(before !== null);
        if (!before) return;
        // Score and facts of today differ from those that the term was rated by.
        const asIs = { ...first, ...today } as unknown as RatingInput;
        const effectiveDate = String(first.effectiveDate);
        const endDate = String(first.endDate ?? addMonths(effectiveDate, 12));
        const term = { effectiveDate, endDate };
        const costs = (from: Charges, to: Charges): Charges =>
          endorsementCharges({ before: from, term }, to, TAXES, addDays(effectiveDate, day));

        const unchanged = endorsedInput(rated, { asIs, changed: asIs });
        expect(unchanged).toEqual(rated);

        let terms: Risk = { ...asIs };
        let last = before;
        for (const [field, which] of changes) {
          const other = others.at(which % Math.max(1, others.length));
          if (!other || other[field] === undefined) continue;
          const wanted: Risk = { ...terms, [field]: other[field] };
          const input = endorsedInput(rated, { asIs, changed: wanted as unknown as RatingInput });
          expect(input.companyAggregate).toBe(rated.companyAggregate);
          expect(input.revenue).toBe(rated.revenue);
          const after = chargesOf(input);
          if (!after) continue;
          const there = costs(last, after);
          const back = costs(after, last);
          expect(there.amountDue + back.amountDue).toBe(0);
          expect(there.premium + back.premium).toBe(0);
          [terms, last] = [wanted, after];
          counted++;
        }
        const home = chargesOf(endorsedInput(rated, { asIs, changed: asIs }));
        expect(home).toEqual(before);
      }),
      { numRuns: SEQUENCES, seed: 37 },
    );
    expect(counted).toBeGreaterThan(SEQUENCES);
  });
});
