import { Injectable } from '@nestjs/common';
import type { components, paths } from '@palisade/clients/rater';
import type { FieldError } from '@palisade/kernel';
import { DomainError, hasPermission, minorUnitsOf, REGIONS } from '@palisade/kernel';
import { bearer, partAway, RolePermissions, ServiceTokens, Upstreams } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { PRODUCTS } from '@palisade/trade';
import type { Charges, QuoteRating, TaxRates } from '../domain/quote-rating';
import type { RatingInput } from '../domain/rating-input';
import type { Caller } from '../quotes/caller';
import { raterTokenOf } from '../quotes/caller';
import type { Quote } from '../quotes/quote.entity';

const REFUSED = [400, 422];

type BypassedQuote = Pick<Quote, 'product' | 'bypassed' | 'endorsement'>;

/** In whose name to rate, and how. */
interface RatingWay {
  /** The caller's; the service asks in its own name without one. */
  token?: string;
  /** The terms that stay as a bypass gave them; the service alone may ask for it. */
  kept?: readonly string[];
  /** Tells the rates of the taxes. */
  isTraced?: boolean;
}

type WhatIfResult = components['schemas']['WhatIfResult'];
type CalculatorResult = components['schemas']['CalculatorResult'];

/** The rater refuses the input: its sentence and its failing fields, never tried again. */
export class RatingRefused extends DomainError {}

/** Asks the rater for a premium in the caller's name, or in the service's own without a caller. */
@Injectable()
export class RaterGateway {
  private readonly rater;

  constructor(
    upstreams: Upstreams,
    private readonly serviceTokens: ServiceTokens,
    private readonly permissions: RolePermissions,
  ) {
    this.rater = upstreams.client<paths>('rater');
  }

  /** Rates in the caller's name; who may not bypass leaves what a bypass gave as it is. */
  async rateFor(
    caller: Caller,
    { product, bypassed, endorsement }: BypassedQuote,
    input: RatingInput,
  ): Promise<QuoteRating> {
    const token = raterTokenOf(caller);
    const isTraced = endorsement !== null;
    const isOwn = bypassed.length === 0 || (token !== undefined && (await this.mayBypass(caller)));
    return this.rate(product, input, { isTraced, ...(isOwn ? { token } : { kept: bypassed }) });
  }

  /** Throws `RatingRefused` for input that cannot be rated, 503 while the rater is away. */
  async rate(
    product: Product,
    input: RatingInput,
    { token: given, kept = [], isTraced = false }: RatingWay,
  ): Promise<QuoteRating> {
    const query = {
      ...(isTraced && { trace: 'full' as const }),
      ...(kept.length && { kept: kept.join() }),
    };
    const answer = await this.rater.POST('/api/rater/v1/{productType}/calculator', {
      params: { path: { productType: product }, query },
      headers: bearer(given ?? (await this.serviceTokens.get())),
      body: input,
    });
    return toRating(product, answered(answer));
  }

  /** The prices of a risk and of its variations, in short. */
  async whatIf(
    base: RatingInput,
    variations: Partial<RatingInput>[],
    token?: string,
  ): Promise<WhatIfResult> {
    const answer = await this.rater.POST('/api/rater/v1/what-if', {
      headers: bearer(token ?? (await this.serviceTokens.get())),
      body: { base, variations },
    });
    return answered(answer);
  }

  private async mayBypass({ actor, token }: Caller): Promise<boolean> {
    const held = await this.permissions.of(actor, token);
    return hasPermission(held, ['underwriting:bypass-rules']);
  }
}

interface Answer<T> {
  data?: T;
  error?: { code: string; detail: string; errors?: FieldError[] };
  response: Response;
}

/** What the rater computed; throws what it refused, 503 while it is away. */
function answered<T>({ data, error, response }: Answer<T>): T {
  if (data) return data;
  if (error && REFUSED.includes(response.status)) {
    const { code, detail, errors } = error;
    throw new RatingRefused(code as Uppercase<string>, detail, 400, errors);
  }
  if (response.status === 403) {
    throw new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);
  }
  throw partAway('RATER_UNAVAILABLE', 'Rating is unavailable right now.', response);
}

function toRating(product: Product, answer: CalculatorResult): QuoteRating {
  const { ratingId, inputHash, rateBook, engine, flags, coercions, bypassed, lines } = answer;
  const amount = (key: Exclude<keyof Charges, 'currency'>): number => minorUnitsOf(answer[key]);
  return {
    ratingId,
    inputHash,
    rateBook: { id: rateBook.id, version: rateBook.version, sha256: rateBook.sha256 },
    surplusTax: answer.surplusTax,
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
    bypassed,
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
