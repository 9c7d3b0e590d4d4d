import { Injectable } from '@nestjs/common';
import type { components } from '@palisade/clients/rater';
import type { FieldError, Product } from '@palisade/kernel';
import { DomainError, minorUnitsOf, PRODUCTS, REGIONS } from '@palisade/kernel';
import { ServiceTokens, Upstreams } from '@palisade/platform';
import type { Charges, QuoteRating, TaxRates } from '../domain/quote-rating';
import type { RatingInput } from '../domain/rating-input';

const REFUSED = [400, 422];

type CalculatorResult = components['schemas']['CalculatorResult'];

/** The rater refuses the input: its sentence and its failing fields, never tried again. */
export class RatingRefused extends DomainError {}

/** Asks the rater for a premium in the caller's name, or in the service's own without a caller. */
@Injectable()
export class RaterGateway {
  constructor(
    private readonly upstreams: Upstreams,
    private readonly serviceTokens: ServiceTokens,
  ) {}

  /** Throws `RatingRefused` for input that cannot be rated, 503 while the rater is away. */
  async rate(
    product: Product,
    input: RatingInput,
    callerToken?: string,
    isTraced = false,
  ): Promise<QuoteRating> {
    const path = `/api/rater/v1/${product}/calculator${isTraced ? '?trace=full' : ''}`;
    const token = callerToken ?? (await this.serviceTokens.get());
    const answer = await this.upstreams.ask('rater', path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(input),
    });
    if (answer?.ok) return toRating(product, (await answer.json()) as CalculatorResult);
    if (answer && REFUSED.includes(answer.status)) throw await refusal(answer);
    if (answer?.status === 403) {
      throw new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);
    }
    throw new DomainError('RATER_UNAVAILABLE', 'Rating is unavailable right now.', 503);
  }
}

async function refusal(answer: Response): Promise<RatingRefused> {
  const { code, detail, errors } = (await answer.json()) as Partial<{
    code: Uppercase<string>;
    detail: string;
    errors: FieldError[];
  }>;
  const sentence = detail ?? 'The quote cannot be rated as it is.';
  return new RatingRefused(code ?? 'RATING_REFUSED', sentence, 400, errors);
}

function toRating(product: Product, answer: CalculatorResult): QuoteRating {
  const { ratingId, inputHash, rateBook, engine, flags, coercions, lines } = answer;
  const amount = (key: Exclude<keyof Charges, 'currency'>): number => minorUnitsOf(answer[key]);
  return {
    ratingId,
    inputHash,
    rateBook: { id: rateBook.id, version: rateBook.version, sha256: rateBook.sha256 },
    engine,
    hazard: Number(answer.hazard),
    irpmModifier: answer.irpmModifier,
    coverages: Object.entries(answer.coverages).map(([key, premium]) => ({
      key,
      premium: minorUnitsOf(premium),
    })),
    charges: {
      currency: REGIONS[PRODUCTS[product].region].currency,
      premium: amount('premium'),
      brokerFee: amount('brokerFee'),
      mgaFee: amount('mgaFee'),
      totalPremium: amount('totalPremium'),
      surplusLineTax: amount('surplusLineTax'),
      surplusStampingFee: amount('surplusStampingFee'),
      ipt: amount('ipt'),
      amountDue: amount('amountDue'),
    },
    flags: flags.map(({ level, rule, reason }) => ({ level, rule, reason })),
    coercions,
    taxRates: answer.steps ? taxRatesOf(answer.steps) : null,
    lines,
  };
}

/** The rates that a trace applied; what is not taxed has none. */
function taxRatesOf(steps: NonNullable<CalculatorResult['steps']>): TaxRates {
  const rateOf = (tax: string): string =>
    steps.find(({ coverage, term }) => coverage === tax && term === 'rate')?.value ?? '0';
  return {
    surplusLineTax: rateOf('SURPLUS_TAX'),
    surplusStampingFee: rateOf('STAMPING_FEE'),
    ipt: rateOf('IPT'),
  };
}
