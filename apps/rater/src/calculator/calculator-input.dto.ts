import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';

const numbersBy = { type: 'object', additionalProperties: { type: 'number' } } as const;

/** A coverage of the quote builder. */
export class CoverageChoice {
  selected?: boolean;
  /** The same as `selected`. */
  isSelected?: boolean;
  /** Whole currency units. */
  limit?: number | null;
}

/**
 * A risk. Amounts are whole currency units. What is only documented here is checked by the rules of
 * rating, which know the rate book: every field that does not hold is answered at once.
 */
export class CalculatorInput {
  /** Not needed where the address names the product. */
  @ApiPropertyOptional({ enum: PRODUCT_CODES })
  product?: Product;
  /** United States only. */
  state?: string | null;
  /** NAICS code in the United States, 2 to 6 digits; SIC code in the United Kingdom, 2 to 5. */
  industryCode?: string;
  /** The same as `industryCode`. */
  naicsCode?: string;
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  /** 6 to 18 months later; a year when absent. */
  @ApiPropertyOptional({ format: 'date' })
  endDate?: string;
  /** Annual revenue or turnover. */
  revenue: number;
  yearEstablished?: number | null;
  /** Personal records held. */
  records?: number | null;
  /** The same as `records`. */
  numberOfPersonalRecords?: number | null;
  /** Of an excess layer: the layer's limit. */
  aggregateLimit?: number;
  /** The aggregate limit, when that is absent. */
  limit?: number;
  /** Excess layers only: where the layer begins. */
  attachment?: number | null;
  /** Of an excess layer: that of the policy below. */
  retention?: number;
  /** The same as `retention`. */
  deductible?: number;
  /** Hours; 12 when absent. */
  waitingPeriod?: number;
  /** Years; -1, full prior acts, when absent. */
  retroActivePeriod?: number;
  /** Answers by control; mfaCount is a number, the others are texts. */
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
  })
  controls?: Record<string, string | number>;
  /** 0 never, then years since the last incident, up to 5. */
  claimHistory?: number;
  /** How many adverse questions were answered YES, up to 5. */
  adverseFlags?: number;
  companyAggregate?: number | null;
  industryAggregate?: number | null;
  percentInternationalSales?: number | null;
  franchiseSystemConnectivity?: 'YES' | 'NO';
  /** Optional coverages. */
  optional?: string[];
  /** Core coverages that are left out. */
  deselected?: string[];
  /** Limits below the aggregate, by coverage. */
  @ApiPropertyOptional({ ...numbersBy })
  coverageLimits?: Record<string, number>;
  cyberCrimeLimit?: number | null;
  /** How many of the questions about transfers were answered YES, up to 3. */
  fundTransferYes?: number | null;
  endorsements?: string[];
  ransomEventSublimit?: number | null;
  extortionThreatSublimit?: number | null;
  /** Technology part of the revenue, in percent. */
  techENOPercentage?: number | null;
  techLimit?: number | null;
  /** Percent by characteristic. */
  @ApiPropertyOptional({ ...numbersBy })
  irpm?: Record<string, number>;
  /** Used as it is, when `irpm` is absent. */
  irpmModifier?: number | null;
  isTriaExcluded?: boolean;
  brokerFee?: number;
  mgaFee?: number;
  /** Coverages of the quote builder by key or number; a core one that is absent is left out. */
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { $ref: '#/components/schemas/CoverageChoice' },
  })
  coverages?: Record<string, CoverageChoice>;
  /** The security questions, YES or NO, instead of controls and counts. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  securityQuestions?: Record<string, unknown>;
  /** The risk score, instead of the two aggregates. */
  @ApiPropertyOptional({ ...numbersBy })
  cowbellRiskFactors?: Record<string, number>;
  /** Code of the paper; the price does not depend on it. */
  carrier?: string | null;
  /** Against the market of P250 or PRIME_TECH it means the product on the other paper. */
  isSurplus?: boolean;
}
