import { addMonths, addYears, minorUnitsOf } from '@palisade/kernel';
import type { BookShelf } from '../books/book-shelf';
import type { Plan } from '../plan';
import type { RatableRisk } from '../rate';
import { chosenCoverages } from './chosen-coverages';
import { chosenTerms } from './chosen-terms';
import { withCoverages } from './coverage-choices';
import type { Fields } from './fields';
import { insuredRisk } from './insured-risk';
import { chosenIrpm } from './irpm';
import type { Coercion, RatingInput } from './rating-input';
import { codeOf, hazardFor, LAST_DATE, planFor, refusal, REVENUE, stateOf } from './read-plan';
import { productAsAsked } from './surplus-product';
import { translated } from './translate-body';

/** Shortest and longest term (Spec 3 §9). */
const TERM_MONTHS = { min: 6, max: 18 };
// Of a broker: the fee and an additional one, each at most 10,000 (Spec 3 §9).
const FEES_MAX = { brokerFee: 20_000, mgaFee: 1_000_000_000 };
const REQUIRED = ['industryCode', 'effectiveDate', 'revenue', 'aggregateLimit', 'retention'];

/** What is known of the call beyond its body. */
export interface ReadContext {
  /** The product of the address, when it names one. */
  readonly product?: string;
  /** The caller may use any point of a table (underwriting:bypass-rules). */
  readonly mayBypass: boolean;
  /** The books to rate by. */
  readonly books: BookShelf;
}

/**
 * Reads a risk in either form: 400 with every field that does not hold. What the rules mend is
 * mended, and told as a coercion.
 */
export function readInput(body: unknown, context: ReadContext): RatableRisk {
  const { product: asked, mayBypass, books } = context;
  const coercions: Coercion[] = [];
  const plain = translated(body);
  for (const name of REQUIRED) plain.require(name);
  const product = productAsAsked(plain, asked, coercions);
  const term = termOf(plain);
  const state = product ? stateOf(plain, product) : null;
  const plan = product && planFor(plain, product, state, { books, date: term?.effectiveDate });
  const fields = plan ? withCoverages(plain, plan) : plain;
  const facts = {
    ...{ industryCode: codeOf(fields), revenue: fields.number('revenue', REVENUE) ?? 0 },
    ...{ isTriaExcluded: fields.boolean('isTriaExcluded') ?? false },
    ...{ brokerFee: feeOf(fields, 'brokerFee'), mgaFee: feeOf(fields, 'mgaFee') },
  };
  const hazard = plan && hazardFor(fields, plan, facts.industryCode);
  const chosen = plan && chosenOf(fields, plan, { term, coercions, mayBypass });
  if (fields.errors.length || !plan || !hazard || !chosen || !term) throw refusal(fields);
  const input = { product: plan.product, state, ...term, ...facts, ...chosen };
  return { input, plan, hazard, coercions };
}

type Term = Pick<RatingInput, 'effectiveDate' | 'endDate'>;
type Chosen = Omit<
  RatingInput,
  'product' | 'state' | 'industryCode' | 'revenue' | 'isTriaExcluded' | keyof Term | Fee
>;
type Fee = 'brokerFee' | 'mgaFee';

function chosenOf(
  fields: Fields,
  plan: Plan,
  call: { term: Term | undefined; coercions: Coercion[]; mayBypass: boolean },
): Chosen {
  const { term, coercions, mayBypass } = call;
  const risk = insuredRisk(fields, plan, term?.effectiveDate ?? LAST_DATE);
  const terms = chosenTerms(fields, plan, mayBypass);
  const context = { fields, plan, risk, terms, coercions, mayBypass };
  return { ...risk, ...terms, ...chosenCoverages(context), ...chosenIrpm(fields, plan) };
}

function termOf(fields: Fields): Term | undefined {
  const effectiveDate = fields.date('effectiveDate');
  const asked = fields.date('endDate');
  if (effectiveDate === undefined) return undefined;
  if (effectiveDate > LAST_DATE) return fields.fail('effectiveDate', 'The date is too far away.');
  const [first, last] = [
    addMonths(effectiveDate, TERM_MONTHS.min),
    addMonths(effectiveDate, TERM_MONTHS.max),
  ];
  const endDate = asked ?? addYears(effectiveDate, 1);
  if (endDate < first || endDate > last) {
    fields.fail('endDate', `endDate must be from ${first} to ${last}.`);
  }
  return { effectiveDate, endDate };
}

function feeOf(fields: Fields, name: Fee): number {
  const fee = fields.number(name, { min: 0, max: FEES_MAX[name], decimals: 2 });
  return fee === undefined ? 0 : minorUnitsOf(fee);
}
