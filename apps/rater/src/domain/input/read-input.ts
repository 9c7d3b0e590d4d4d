import type { PlainDate, Product } from '@palisade/kernel';
import {
  addMonths,
  addYears,
  DomainError,
  isUsStateCode,
  minorUnitsOf,
  PRODUCTS,
} from '@palisade/kernel';
import { hazardOf } from '../books/hazard-of';
import type { HazardRow } from '../books/hazard-row';
import type { Plan } from '../plan';
import { planOn } from '../plan';
import type { RatableRisk } from '../rate';
import { chosenCoverages } from './chosen-coverages';
import { chosenTerms } from './chosen-terms';
import { withCoverages } from './coverage-choices';
import type { Fields } from './fields';
import { insuredRisk } from './insured-risk';
import { chosenIrpm } from './irpm';
import type { Coercion, RatingInput } from './rating-input';
import { productAsAsked } from './surplus-product';
import { translated } from './translate-body';

const REVENUE = { min: 1, max: 1_000_000_000_000 };
/** Shortest and longest term (Spec 3 §9). */
const TERM_MONTHS = { min: 6, max: 18 };
// Of a broker: the fee and an additional one, each at most 10,000 (Spec 3 §9).
const FEES_MAX = { brokerFee: 20_000, mgaFee: 1_000_000_000 };
const REQUIRED = ['industryCode', 'effectiveDate', 'revenue', 'aggregateLimit', 'retention'];
/** Dates whose terms are still dates of four-digit years. */
const LAST_DATE: PlainDate = '9990-12-31';

/** What is known of the call beyond its body. */
export interface ReadContext {
  /** The product of the address, when it names one. */
  readonly product?: string;
  /** The caller may use any point of a table (underwriting:bypass-rules). */
  readonly mayBypass: boolean;
}

/**
 * Reads a risk in either form: 400 with every field that does not hold. What the rules mend is
 * mended, and told as a coercion.
 */
export function readInput(body: unknown, { product: asked, mayBypass }: ReadContext): RatableRisk {
  const coercions: Coercion[] = [];
  const plain = translated(body);
  for (const name of REQUIRED) plain.require(name);
  const product = productAsAsked(plain, asked, coercions);
  const term = termOf(plain);
  const state = product ? stateOf(plain, product) : null;
  const plan = product && planFor(plain, product, state, term?.effectiveDate);
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

/** The state of a risk; none in the United Kingdom, nor when it does not hold. */
function stateOf(fields: Fields, product: Product): string | null {
  if (PRODUCTS[product].region === 'UK') {
    if (fields.has('state')) fields.fail('state', 'A risk in the United Kingdom has no state.');
    return null;
  }
  fields.require('state');
  const state = fields.raw('state');
  if (typeof state === 'string' && isUsStateCode(state)) return state;
  if (state !== undefined) fields.fail('state', 'state must be a US state or DC.');
  return null;
}

/** Without a sound date the latest book, so that the other fields are checked all the same. */
function planFor(
  fields: Fields,
  product: Product,
  state: string | null,
  date: PlainDate | undefined,
): Plan | undefined {
  const plan = planOn(product, state, date ?? LAST_DATE);
  if (!plan) fields.fail('effectiveDate', 'No rate book is in force on this date.');
  return plan ?? planOn(product, state, LAST_DATE);
}

const codeOf = (fields: Fields): string =>
  fields.text('industryCode', /^\d{2,6}$/, 'a code of 2 to 6 digits') ?? '';

function hazardFor(fields: Fields, plan: Plan, industryCode: string): HazardRow | undefined {
  const hazard = hazardOf(plan.region, industryCode);
  if (!hazard && industryCode) fields.fail('industryCode', 'No such industry is known.');
  return hazard;
}

function feeOf(fields: Fields, name: Fee): number {
  const fee = fields.number(name, { min: 0, max: FEES_MAX[name], decimals: 2 });
  return fee === undefined ? 0 : minorUnitsOf(fee);
}

function refusal({ errors }: Fields): DomainError {
  const detail = errors.map((error) => error.detail).join(' ');
  return new DomainError('VALIDATION_FAILED', detail, 400, errors);
}
