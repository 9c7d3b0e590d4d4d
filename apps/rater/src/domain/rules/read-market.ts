import type { PlainDate } from '@palisade/kernel';
import type { BookShelf } from '../books/book-shelf';
import type { HazardRow } from '../books/hazard-row';
import type { Fields } from '../input/fields';
import { codeOf, hazardFor, planFor, refusal, REVENUE, stateOf } from '../input/read-plan';
import { productRequested } from '../input/surplus-product';
import { translated } from '../input/translate-body';
import type { Plan } from '../plan';

/** What a product is offered for, before there is a risk to be rated. */
export interface Market {
  readonly plan: Plan;
  readonly state: string | null;
  readonly date: PlainDate;
  /** Null when the industry was not asked for. */
  readonly hazard: HazardRow | null;
  readonly fields: Fields;
}

/** What is known of the call beyond its body. */
export interface MarketContext {
  /** The books to rate by. */
  readonly books: BookShelf;
  readonly today: PlainDate;
}

const COMMON = ['product', 'state', 'revenue', 'effectiveDate', 'isSurplus', 'carrier'];
const KNOWN: ReadonlySet<string> = new Set([...COMMON, 'naicsCode', 'sicCode', 'industryCode']);

/** Reads product, state, date and industry; 400 with every field that does not hold. */
export function readMarket(
  body: unknown,
  { books, today }: MarketContext,
  more: readonly string[] = [],
): Market {
  const fields = translated(body, new Set([...KNOWN, ...more]));
  const product = productRequested(fields, undefined, []);
  const state = product ? stateOf(fields, product) : null;
  const date = fields.date('effectiveDate') ?? today;
  const plan = product && planFor(fields, product, state, { books, date });
  fields.number('revenue', REVENUE);
  const industryCode = codeOf(fields);
  const hazard = plan && industryCode ? hazardFor(fields, plan, industryCode) : undefined;
  if (fields.errors.length || !plan) throw refusal(fields);
  return { plan, state, date, hazard: hazard ?? null, fields };
}
