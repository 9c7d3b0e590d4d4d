import { Injectable } from '@nestjs/common';
import type { Region } from '@palisade/kernel';
import {
  DomainError,
  invalidField,
  minorUnitsOf,
  notInsuredAt,
  regionOfCountry,
  REGIONS,
  todayIn,
} from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import {
  coversTech,
  INDICATION_PRESET,
  INDICATION_PRODUCTS,
  industryListOf,
  isExcess,
  isIndustryCode,
  PRODUCTS,
  productsOfRegion,
} from '@palisade/trade';
import { DataSource } from 'typeorm';
import { PresetsGateway } from '../clients/presets.gateway';
import { RaterGateway, RatingRefused } from '../clients/rater.gateway';
import { oddPostcode, regionOf, stateOf } from '../domain/indicated-place';
import { bestAnswers, indicationAnswers, pricedIndication } from '../domain/indication';
import { quoteTerm } from '../domain/quote-dates';
import { ratedScore } from '../domain/rated-score';
import type { RatedAccount, RatedScore, RatingInput } from '../domain/rating-input';
import { ratingInput } from '../domain/rating-input';
import type { RatingFlag } from '../domain/quote-rating';
import type { QuoteTerms } from '../domain/quote-terms';
import type { Answers } from '../domain/security-answers';
import type { Caller } from '../quotes/caller';
import { raterTokenOf } from '../quotes/caller';
import { toCoverageData, toTerms } from '../quotes/coverage-data.dto';
import { checkState, quotableAccount } from '../quotes/quote-rows';
import { toAnswers } from '../quotes/security-questions.dto';
import { answersOf } from '../ratings/rating-facts';
import type {
  IndicationRequest,
  IndicationResponse,
  ProductOfferResponse,
} from './indications.dto';

/** What an indication reads of a client: nothing is known of a company that is none. */
interface Known {
  account: RatedAccount;
  scoreOf: (answers: Answers) => RatedScore;
  answers: Answers;
  region: Region;
  timeZone: string;
}

const NOTHING: RatedAccount = {
  state: null,
  industryCode: null,
  revenue: null,
  yearEstablished: null,
  records: null,
  claimHistory: null,
  percentInternationalSales: null,
  franchiseSystemConnectivity: null,
};

const UNSCORED = { hazard: null, employees: null };

const BASIC = 'BASIC';
const ZONES: Readonly<Record<Region, string>> = { US: 'America/Chicago', UK: 'Europe/London' };

/** Prices of risks that nobody has asked a quote for; nothing is saved. */
@Injectable()
export class IndicationsService {
  constructor(
    private readonly rater: RaterGateway,
    private readonly presets: PresetsGateway,
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  /** The price of a risk with its range; 400 for what cannot be rated, naming each field. */
  async indicate(request: IndicationRequest, caller: Caller): Promise<IndicationResponse> {
    const known = await this.knownOf(request, caller.actor);
    return this.price(request, known, raterTokenOf(caller));
  }

  /** The same of a company that is no client, in the service's own name. */
  async indicateCompany(request: IndicationRequest): Promise<IndicationResponse> {
    return this.price(request, unknown(request));
  }

  /**
   * The rules that a company hits however well it protects itself: what it does, where and how
   * large it is.
   */
  async flagsOfCompany(request: IndicationRequest): Promise<RatingFlag[]> {
    const securityQuestions = bestAnswers();
    const asked = { ...request, presetName: BASIC, securityQuestions };
    return (await this.indicateCompany(asked)).flags;
  }

  /** The same of a client; nothing where the product cannot be rated by what is known yet, or not now. */
  async flagsOfClient(
    accountId: string,
    product: Product,
    actor: Actor,
  ): Promise<readonly RatingFlag[]> {
    // The one begins above another policy; the other's price depends on a share of the revenue.
    if (isExcess(product) || coversTech(product)) return [];
    try {
      const known = await this.knownOf({ accountId }, actor);
      const asked = { product, presetName: BASIC, securityQuestions: bestAnswers() };
      return (await this.price(asked, known)).flags;
    } catch (error) {
      if (error instanceof DomainError) return [];
      throw error;
    }
  }

  /** Every product of the region of a client with the least that it costs. */
  async offers(accountId: string, caller: Caller): Promise<ProductOfferResponse[]> {
    const known = await this.knownOf({ accountId }, caller.actor);
    const products = productsOfRegion(known.region).filter((product) => !isExcess(product));
    const token = raterTokenOf(caller);
    return Promise.all(products.map((product) => this.offer(product, known, token)));
  }

  private async offer(
    product: Product,
    known: Known,
    token?: string,
  ): Promise<ProductOfferResponse> {
    const presets = await this.presets.standard({ product, state: known.account.state });
    const limits = presets.map(({ limit }) => limit);
    const offered = {
      product,
      market: PRODUCTS[product].market,
      currency: REGIONS[known.region].currency,
      limitMin: limits.length ? Math.min(...limits) : null,
      limitMax: limits.length ? Math.max(...limits) : null,
    };
    // Its price depends on a share of the revenue that is asked for later.
    if (coversTech(product)) return { ...offered, startingPremium: null, reason: null };
    try {
      const { totalPremium, flags } = await this.price(
        { product, presetName: BASIC },
        known,
        token,
      );
      const refusal = flags.find(({ level }) => level === 'block' || level === 'decline');
      const reason = refusal ?? flags.find(({ level }) => level === 'refer');
      return {
        ...offered,
        startingPremium: refusal ? null : totalPremium,
        reason: reason?.reason ?? null,
      };
    } catch (error) {
      if (!(error instanceof RatingRefused) && !isClosedState(error)) throw error;
      return { ...offered, startingPremium: null, reason: error.detail };
    }
  }

  private async price(
    request: IndicationRequest,
    known: Known,
    token?: string,
  ): Promise<IndicationResponse> {
    const { presetName = INDICATION_PRESET } = request;
    const product = request.product ?? INDICATION_PRODUCTS[known.region];
    if (PRODUCTS[product].region !== known.region) {
      const detail = `${PRODUCTS[product].name} is not sold in this region.`;
      throw invalidField('PRODUCT_NOT_SOLD', detail, '/product');
    }
    checkIndustry(request.industryCode, known.region);
    const account = { ...known.account, ...factsOf(request) };
    await checkState(this.dataSource.manager, account.state);
    const answers = { ...known.answers, ...toAnswers(request.securityQuestions ?? {}) };
    const terms = await this.termsOf(product, presetName, { state: account.state, request });
    const term = quoteTerm({}, todayIn(known.timeZone, this.clock.now()));
    const inputOf = (given: Answers): RatingInput => {
      const score = known.scoreOf(given);
      const facts = { product, ...term, terms, account, score, answers: given };
      return ratingInput({ ...facts, irpm: null, brokerFee: 0, mgaFee: 0 });
    };
    const input = inputOf(answers);
    const coverages = terms.coverages.map(({ key }) => key);
    const { ends, unanswered, improvements } = indicationAnswers(answers, coverages);
    const priced = await this.rater.whatIf(
      input,
      [...ends, ...improvements.map((improvement) => improvement.answers)].map((given) =>
        answeredBy(inputOf(given)),
      ),
      token,
    );
    const prices = priced.variations.map(({ price }) => price ?? null);
    const improved = prices.slice(ends.length);
    const { savings, ...indication } = pricedIndication(priced.base, {
      ends: prices.slice(0, ends.length),
      improved: improvements.map((improvement, index) => ({ improvement, price: improved[index] })),
    });
    return {
      ...indication,
      product,
      currency: REGIONS[known.region].currency,
      presetName,
      terms: toCoverageData(terms),
      securityQuestions: answers,
      unanswered,
      savings,
      input: { ...input },
    };
  }

  private async termsOf(
    product: Product,
    presetName: string,
    { state, request }: { state: string | null; request: IndicationRequest },
  ): Promise<QuoteTerms> {
    const presets = await this.presets.standard({ product, state });
    const preset = presets.find(({ name }) => name === presetName);
    if (!preset) throw invalidField('PRESET_NOT_FOUND', 'There is no such preset.', '/presetName');
    const { limit, deductible, waitingPeriod, retroActivePeriod, techENOPercentage } = request;
    const chosen = { limit, deductible, waitingPeriod, retroActivePeriod, techENOPercentage };
    return toTerms(chosen, preset);
  }

  private async knownOf(request: IndicationRequest, actor: Actor): Promise<Known> {
    const { accountId } = request;
    if (!accountId) return unknown(request);
    const party = await quotableAccount(this.dataSource.manager, accountId, actor);
    const { account, score } = party;
    const scoreOf = (given: Answers): RatedScore => ratedScore(account, score, given);
    const answers = answersOf({ answers: {} }, party);
    const region = regionOfCountry(account.country);
    return { account, scoreOf, answers, region, timeZone: account.timeZone };
  }
}

/** What other answers change of what is rated. */
const answeredBy = (input: RatingInput): Partial<RatingInput> => {
  const { controls, fundTransferYes, adverseFlags, claimHistory, companyAggregate } = input;
  return { controls, fundTransferYes, adverseFlags, claimHistory, companyAggregate };
};

/** Whether a state takes no new quotes. */
export const isClosedState = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.code === 'STATE_CLOSED';

/** A company that is no client; what a price can not do without is named where it is missing. */
function unknown(request: IndicationRequest): Known {
  const { product, industryCode, revenue } = request;
  const region = product ? PRODUCTS[product].region : regionOf(request);
  const away = notInsuredAt(request.zipCode ?? '', region) ?? oddPostcode(request, region);
  const missing = [
    ...(away === null ? [] : [{ pointer: '/zipCode', detail: away }]),
    ...(industryCode ? [] : [{ pointer: '/industryCode', detail: 'Industry is a required field' }]),
    ...(revenue ? [] : [{ pointer: '/revenue', detail: 'Revenue is a required field' }]),
    ...(region === 'UK' || stateOf(request)
      ? []
      : [{ pointer: '/state', detail: 'State field is required' }]),
  ];
  if (missing.length) {
    const detail = missing.map((error) => error.detail).join('. ');
    throw new DomainError('VALIDATION_FAILED', detail, 400, missing);
  }
  return {
    account: NOTHING,
    scoreOf: (given) => ratedScore(UNSCORED, null, given),
    answers: {},
    region,
    timeZone: ZONES[region],
  };
}

/** Throws for a code that the list of the region does not have: another list has another meaning for it. */
function checkIndustry(code: string | undefined, region: Region): void {
  const country = region === 'UK' ? 'GBR' : 'USA';
  if (code === undefined || isIndustryCode(industryListOf(country), code)) return;
  throw invalidField('VALIDATION_FAILED', 'Unknown industry code', '/industryCode');
}

/** What the request itself says of the risk. */
function factsOf(request: IndicationRequest): Partial<RatedAccount> {
  const { industryCode, revenue, records, yearEstablished } = request;
  const state = request.accountId ? undefined : stateOf(request);
  return {
    ...(state && { state }),
    ...(industryCode && { industryCode }),
    ...(revenue && { revenue: minorUnitsOf(revenue) }),
    ...(records != null && { records }),
    ...(yearEstablished != null && { yearEstablished }),
  };
}
