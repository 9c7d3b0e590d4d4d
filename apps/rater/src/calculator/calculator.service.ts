import { Injectable } from '@nestjs/common';
import { DomainError, hasPermission } from '@palisade/kernel';
import { isService, newId } from '@palisade/platform';
import type { AuthenticatedRequest } from '@palisade/platform';
import type { SurplusTaxRow } from '@palisade/trade';
import { BooksInForce } from '../books/books-in-force';
import type { ReadContext } from '../domain/input/read-input';
import { readInput } from '../domain/input/read-input';
import { price, summary } from '../domain/quick/price';
import type { RatableRisk } from '../domain/rate';
import { rate } from '../domain/rate';
import type { CalculatorQuery, CalculatorResult, SurplusTaxResult } from './calculator-result.dto';
import { toCalculatorResult, toPriceResult } from './calculator-result.dto';
import { bookDigest, digestOf } from './digests';

/** What is known of a call beyond its body. */
export type RatingCall = Omit<ReadContext, 'books'>;

/** Rates risks: nothing is read from or written to the database. */
@Injectable()
export class CalculatorService {
  constructor(private readonly books: BooksInForce) {}

  calculate(body: unknown, call: RatingCall, query: CalculatorQuery): CalculatorResult {
    return this.rateBy({ ...call, books: this.books.current }, body, query);
  }

  /** Rates by the books that the caller took. */
  rateBy(context: ReadContext, body: unknown, query: CalculatorQuery): CalculatorResult {
    const risk = readInput(body, context);
    if (query.strict === 'true') refuseCoercions(risk);
    const { trace = 'summary' } = query;
    const { book } = risk.plan;
    const identity = {
      ratingId: newId(),
      inputHash: digestOf(risk.input),
      rateBook: { id: book.id, version: book.version, sha256: bookDigest(book) },
      surplusTax: taxOf(risk.surplusTax),
      bypassed: [...risk.bypassed],
    };
    if (trace === 'none') return toPriceResult(price(risk), identity);
    if (trace === 'summary') return toCalculatorResult(summary(risk), identity);
    const rating = rate(risk, true);
    return toCalculatorResult(rating, identity, rating.steps);
  }
}

/** What a row charges; when it ends says nothing about what it has taxed. */
function taxOf(row: SurplusTaxRow | null): SurplusTaxResult | null {
  if (!row) return null;
  const { to: _, ...charged } = row;
  return charged;
}

/** Whether the caller may use any point of the tables. */
export const mayBypass = ({ held }: AuthenticatedRequest): boolean =>
  hasPermission(held ?? {}, ['underwriting:bypass-rules']);

/** What is known of a call; who is no service keeps nothing that another gave. */
export function callOf(
  request: AuthenticatedRequest,
  { kept }: CalculatorQuery,
): Pick<RatingCall, 'mayBypass' | 'kept'> {
  if (kept !== undefined && !(request.actor && isService(request.actor))) {
    throw new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);
  }
  return { mayBypass: mayBypass(request), kept: kept?.split(',') };
}

function refuseCoercions({ coercions }: RatableRisk): void {
  if (!coercions.length) return;
  const errors = coercions.map(({ path, reason }) => ({ pointer: path, detail: reason }));
  const detail = errors.map((error) => error.detail).join(' ');
  throw new DomainError('COERCION_REFUSED', detail, 422, errors);
}
