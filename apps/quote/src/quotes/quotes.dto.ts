import { ApiProperty } from '@nestjs/swagger';
import type { QuoteStatus } from '@palisade/contracts';
import type { Currency, Product } from '@palisade/kernel';
import { PRODUCTS, REGIONS, toCurrencyUnits } from '@palisade/kernel';
import type { QuoteAction } from '../domain/quote-status';
import { offeredActions } from '../domain/quote-status';
import type { Outcome } from '../domain/rating-outcome';
import { OUTCOMES } from '../domain/rating-outcome';
import type { Rating } from '../ratings/rating.entity';
import { CoverageData, toCoverageData } from './coverage-data.dto';
import type { Quote } from './quote.entity';
import { RatingResponse, toRatingResponse } from './rating.dto';
import { SecurityQuestions } from './security-questions.dto';

export class StatusReasonResponse {
  code: string;
  text: string;
  source: 'rater' | 'quote' | 'underwriter' | 'agency';
}

/** Taxes of surplus lines, in currency units. */
export class QuoteTaxResponse {
  surplusLineTax: number;
  surplusStampingFee: number;
}

/** A quote in a list; amounts in currency units. */
export class QuoteSummary {
  id: string;
  quoteNumber: string;
  accountId: string;
  companyName: string;
  agencyId: string | null;
  agencyName: string | null;
  product: Product;
  status: QuoteStatus;
  agencyStatus: QuoteStatus;
  customerStatus: QuoteStatus;
  /** Null before the first rating and after it was bound. */
  outcome: Outcome | null;
  isSurplus: boolean;
  isRenewal: boolean;
  isEndorsement: boolean;
  aggLimit: number;
  limit: number;
  currency: Currency;
  /** Null until rated, and when declined by the rating. */
  premium: number | null;
  totalPremium: number | null;
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  @ApiProperty({ format: 'date' })
  endDate: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  expiresOn: string | null;
  presetName: string | null;
  referToUnderwriter: boolean;
  assignedUnderwriterId: string | null;
  /** What the caller may do now. */
  allowedActions: QuoteAction[];
  @ApiProperty({ format: 'date-time' })
  created: string;
  createdBy: string;
  @ApiProperty({ format: 'date-time' })
  modified: string;
}

/** A quote; amounts in currency units. */
export class QuoteResponse extends QuoteSummary {
  statusReasons: StatusReasonResponse[];
  agentFirstName: string | null;
  agentLastName: string | null;
  agentName: string | null;
  agentEmail: string | null;
  agentPhone: string | null;
  brokerFee: number;
  mgaFee: number;
  /** Insurance premium tax; UK only. */
  ipt: number | null;
  amountDue: number | null;
  quoteResponse: QuoteTaxResponse | null;
  /** The terms as first asked for. */
  initialRequestData: CoverageData;
  /** The terms as they are. */
  terms: CoverageData;
  securityQuestions: SecurityQuestions;
  /** Percent by risk characteristic. */
  irpm: Record<string, number> | null;
  irpmNote: string | null;
  /** The account as it was when the quote was last rated. */
  firmographicData: Record<string, unknown>;
  rating: RatingResponse | null;
}

/** What a quote is answered with beside its row. */
export interface Beside {
  agencyName: string | null;
  holds: (permission: string) => boolean;
}

export function toQuoteSummary(quote: Quote, { agencyName, holds }: Beside): QuoteSummary {
  const { id, quoteNumber, accountId, companyName, agencyId, product, status } = quote;
  const { effectiveDate, endDate, presetName, assignedUnderwriterId, createdBy } = quote;
  return {
    ...{ id, quoteNumber, accountId, companyName, agencyId, agencyName, product, status },
    agencyStatus: status,
    customerStatus: status,
    outcome: OUTCOMES[status],
    isSurplus: quote.isSurplus,
    isRenewal: quote.kind === 'RENEWAL',
    isEndorsement: quote.kind === 'ENDORSEMENT',
    aggLimit: toCurrencyUnits(quote.aggregateLimit),
    limit: toCurrencyUnits(quote.terms.limit),
    currency: REGIONS[PRODUCTS[product].region].currency,
    premium: money(quote.premium),
    totalPremium: money(quote.totalPremium),
    ...{ effectiveDate, endDate },
    expiresOn: quote.expiresOn?.toISOString() ?? null,
    presetName,
    referToUnderwriter: status === 'REFERRED' || status === 'IN_REVIEW',
    assignedUnderwriterId,
    allowedActions: offeredActions(status, holds),
    created: quote.created.toISOString(),
    createdBy,
    modified: quote.modified.toISOString(),
  };
}

export function toQuoteResponse(
  quote: Quote,
  beside: Beside & { rating: Rating | null },
): QuoteResponse {
  const { statusReasons, charges, irpm, irpmNote, firmographicData } = quote;
  const { agentFirstName, agentLastName, agentEmail, agentPhone } = quote;
  const names = [agentFirstName, agentLastName].filter(Boolean);
  return {
    ...toQuoteSummary(quote, beside),
    ...{ statusReasons, agentFirstName, agentLastName, agentEmail, agentPhone },
    agentName: names.length ? names.join(' ') : null,
    brokerFee: toCurrencyUnits(charges?.brokerFee ?? 0),
    mgaFee: toCurrencyUnits(charges?.mgaFee ?? 0),
    ipt: money(charges?.ipt ?? null),
    amountDue: money(charges?.amountDue ?? null),
    quoteResponse: charges && {
      surplusLineTax: toCurrencyUnits(charges.surplusLineTax),
      surplusStampingFee: toCurrencyUnits(charges.surplusStampingFee),
    },
    initialRequestData: toCoverageData(quote.initialTerms),
    terms: toCoverageData(quote.terms),
    securityQuestions: quote.answers,
    ...{ irpm, irpmNote, firmographicData },
    rating: beside.rating && toRatingResponse(beside.rating, charges !== null),
  };
}

const money = (amount: number | null): number | null =>
  amount === null ? null : toCurrencyUnits(amount);
