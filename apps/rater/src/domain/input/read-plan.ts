import type { PlainDate } from '@palisade/kernel';
import { DomainError, isUsStateCode } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { AMOUNT_MAX, PRODUCTS } from '@palisade/trade';
import type { BookShelf } from '../books/book-shelf';
import { hazardOf } from '../books/hazard-of';
import type { HazardRow } from '../books/hazard-row';
import type { Plan } from '../plan';
import type { Fields } from './fields';

export const REVENUE = { min: 1, max: AMOUNT_MAX };
const SIC_DIGITS = 5;
/** Dates whose terms are still dates of four-digit years. */
export const LAST_DATE: PlainDate = '9990-12-31';

/** The state of a risk; none in the United Kingdom, nor when it does not hold. */
export function stateOf(fields: Fields, product: Product): string | null {
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
export function planFor(
  fields: Fields,
  product: Product,
  state: string | null,
  { books, date = LAST_DATE }: { books: BookShelf; date: PlainDate | undefined },
): Plan | undefined {
  const plan = books.planOn(product, state, date);
  if (!plan) fields.fail('effectiveDate', 'No rate book is in force on this date.');
  return plan ?? books.planOn(product, state, LAST_DATE);
}

export const codeOf = (fields: Fields): string =>
  fields.text('industryCode', /^\d{2,6}$/, 'a code of 2 to 6 digits') ?? '';

export function hazardFor(fields: Fields, plan: Plan, industryCode: string): HazardRow | undefined {
  // The UK SIC 2007 of the Office for National Statistics has classes of at most five digits.
  if (plan.region === 'UK' && industryCode.length > SIC_DIGITS) {
    return fields.fail('industryCode', `industryCode must be a code of 2 to ${SIC_DIGITS} digits.`);
  }
  const hazard = hazardOf(plan.hazards, industryCode);
  if (!hazard && industryCode) fields.fail('industryCode', 'No such industry is known.');
  return hazard;
}

export function refusal({ errors }: Fields): DomainError {
  const detail = errors.map((error) => error.detail).join(' ');
  return new DomainError('VALIDATION_FAILED', detail, 400, errors);
}
