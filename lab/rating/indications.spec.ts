import { addMonths } from '@palisade/kernel';
import type { CoverageKey, Product } from '@palisade/trade';
import {
  CLAIM_HISTORIES,
  FREQUENCIES,
  FUND_TRANSFER_QUESTIONS,
  isExcess,
  MANDATORY_COVERAGES,
  SECURITY_QUESTIONS,
} from '@palisade/trade';
import fc from 'fast-check';
import { indicationAnswers } from '../../apps/quote/src/domain/indication';
import { ratedScore } from '../../apps/quote/src/domain/rated-score';
import { ratingInput } from '../../apps/quote/src/domain/rating-input';
import type { QuoteTerms } from '../../apps/quote/src/domain/quote-terms';
import type { Answer, Answers } from '../../apps/quote/src/domain/security-answers';
import { SEED_SHELF } from '../../apps/rater/src/domain/books/rate-books';
import { STANDARD_PRESETS } from '../../apps/rater/src/domain/rules/presets';
import { ENGINE } from './source-engine.fixture';

const SETS = Number(process.env.ANSWER_SETS ?? 40);
const HOW_OFTEN = ['backupFrequency', 'patchingFrequency'];
const QUESTIONS = [...new Set([...SECURITY_QUESTIONS, ...FUND_TRANSFER_QUESTIONS, 'claimHistory'])];

type Risk = Record<string, unknown>;
type Preset = (typeof STANDARD_PRESETS)[number];

const answerTo = (question: string): fc.Arbitrary<Answer> => {
  if (question === 'claimHistory') return fc.constantFrom(...CLAIM_HISTORIES);
  return HOW_OFTEN.includes(question) ? fc.constantFrom(...FREQUENCIES) : fc.boolean();
};
const everyAnswer = fc.record(
  Object.fromEntries(QUESTIONS.map((question) => [question, answerTo(question)])),
) as fc.Arbitrary<Answers>;

const termsOf = ({ coverages, ...preset }: Preset): QuoteTerms => ({
  limit: preset.limit * 100,
  deductible: preset.deductible * 100,
  attachment: null,
  waitingPeriod: preset.waitingPeriod,
  retroActivePeriod: preset.retroActivePeriod,
  coverages: [
    ...MANDATORY_COVERAGES.map((key) => ({ key, limit: null })),
    ...Object.entries(coverages)
      .filter(([key]) => !MANDATORY_COVERAGES.includes(key as CoverageKey))
      .map(([key, limit]) => ({ key: key as CoverageKey, limit: limit && limit * 100 })),
  ],
  techENOPercentage: null,
  isTriaExcluded: false,
});

/** What a risk costs by some answers, scored by them; null where the calculator takes none such. */
function priceOf(risk: Risk, terms: QuoteTerms, answers: Answers): number | null {
  const effectiveDate = String(risk.effectiveDate);
  const account = {
    state: (risk.state as string | undefined) ?? null,
    industryCode: String(risk.industryCode),
    revenue: Number(risk.revenue) * 100,
    yearEstablished: (risk.yearEstablished as number | undefined) ?? null,
    records: (risk.records as number | undefined) ?? null,
    claimHistory: null,
    percentInternationalSales: null,
    franchiseSystemConnectivity: null,
  };
  const input = ratingInput({
    product: risk.product as Product,
    effectiveDate,
    endDate: addMonths(effectiveDate, 12),
    terms,
    account,
    answers,
    score: ratedScore({ hazard: null, employees: 40 }, null, answers),
    irpm: null,
    brokerFee: 0,
    mgaFee: 0,
  });
  try {
    return ENGINE.price(ENGINE.readInput(input, { mayBypass: false, books: SEED_SHELF })).premium;
  } catch {
    return null;
  }
}

const risks = fc.integer({ min: 1, max: 1_000_000 }).map((seed): Risk => {
  for (const risk of ENGINE.everyKindOfRisk(SEED_SHELF, seed) as Iterable<Risk>) {
    if (!isExcess(risk.product as Product)) return risk;
  }
  throw new Error('Every kind of risk is an excess layer.');
});

it(`the price of full answers lies within the range of its indication, ${SETS} times`, () => {
  fc.assert(
    fc.property(
      risks,
      fc.constantFrom(...STANDARD_PRESETS),
      everyAnswer,
      fc.subarray(QUESTIONS),
      (risk, preset, full, known) => {
        const terms = termsOf(preset);
        const given = Object.fromEntries(known.map((question) => [question, full[question]]));
        const { ends } = indicationAnswers(
          given as Answers,
          terms.coverages.map(({ key }) => key),
        );
        const price = priceOf(risk, terms, full);
        const range = ends.flatMap((answers) => priceOf(risk, terms, answers) ?? []);
        fc.pre(price !== null && range.length > 0);
        expect(price).toBeGreaterThanOrEqual(Math.min(...range));
        expect(price).toBeLessThanOrEqual(Math.max(...range));
      },
    ),
    { numRuns: SETS, seed: 37 },
  );
});
