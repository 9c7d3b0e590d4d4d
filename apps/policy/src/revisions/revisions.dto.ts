import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { toCurrencyUnits } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import { OptionalInstant } from '@palisade/platform';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Min } from 'class-validator';
import type { Segment, TransactionType } from '../domain/history/policy-stack';
import {
  ChargeLineResponse,
  ChargesResponse,
  toChargeLines,
  toChargesResponse,
} from '../policies/charges.dto';
import type { PolicyTransaction } from '../policies/policy-transaction.entity';
import { plainDate } from '../policies/query-fields';
import { TermsResponse, toTermsResponse } from '../policies/terms.dto';

/** What is covered from a date until before another; null terms: nothing. */
export class SegmentResponse {
  @ApiProperty({ format: 'date' })
  from: string;
  @ApiProperty({ format: 'date' })
  to: string;
  terms: TermsResponse | null;
}

/** What a revision holds beside its premium. */
export class RevisionData {
  segments: SegmentResponse[];
  charges: ChargesResponse;
  reason: string | null;
}

/** One revision of a policy; amounts in currency units. */
export class RevisionResponse {
  id: string;
  number: number;
  /** The number of the first revision that was entered with it, by one act. */
  act: number;
  type: TransactionType;
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  premiumChange: number;
  data: RevisionData;
  @ApiProperty({ format: 'date-time' })
  created: string;
}

/** One transaction of the stack of a policy; amounts in currency units. */
@ApiSchema({ name: 'PolicyTransaction' })
export class TransactionResponse {
  id: string;
  policyId: string;
  number: number;
  type: TransactionType;
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  segments: SegmentResponse[];
  charges: ChargeLineResponse[];
  amountDue: number;
  /** The share of the term that the charges are for. */
  factor: string;
  quoteId: string | null;
  reversesId: string | null;
  reason: string | null;
  createdBy: string | null;
  @ApiProperty({ format: 'date-time' })
  created: string;
}

/** What is true of a policy on a date. */
export class PolicyStateResponse {
  policyId: string;
  @ApiProperty({ format: 'date' })
  effective: string;
  isCovered: boolean;
  segments: SegmentResponse[];
}

/** A term is a number, a text, a switch, a list or a group of them. */
const ANY_TERM = [
  { type: 'number' },
  { type: 'string' },
  { type: 'boolean' },
  { type: 'array', items: {} },
  { type: 'object' },
];

export class TermsChangeResponse {
  field: string;
  @ApiProperty({ nullable: true, oneOf: ANY_TERM })
  from: unknown;
  @ApiProperty({ nullable: true, oneOf: ANY_TERM })
  to: unknown;
}

export class RevisionDiffResponse {
  changes: TermsChangeResponse[];
}

export class StateQuery {
  /** Today in the zone of the policy when left out. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  effective?: string;
}

export class DiffQuery {
  /** Number of the earlier revision; the one before `to` when left out. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  from?: number;

  /** Number of the later revision; the last one when left out. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  to?: number;
}

export class TransactionsQuery extends PageQuery {
  /** What was known at this instant; now when left out. */
  @OptionalInstant()
  asOf?: Date;
}

export const toSegment = ({ from, to, terms }: Segment): SegmentResponse => ({
  from,
  to,
  terms: terms && toTermsResponse(terms),
});

export function toRevision(transaction: PolicyTransaction): RevisionResponse {
  const { id, number, type, effectiveDate, segments, charges, reason, created } = transaction;
  return {
    id,
    number,
    act: transaction.act ?? number,
    type,
    effectiveDate,
    premiumChange: toCurrencyUnits(charges.premium),
    data: { segments: segments.map(toSegment), charges: toChargesResponse(charges), reason },
    created: created.toISOString(),
  };
}

export function toTransaction(transaction: PolicyTransaction): TransactionResponse {
  const { id, policyId, number, type, effectiveDate, segments, charges, factor } = transaction;
  const { quoteId, reversesId, reason, createdBy, created } = transaction;
  return {
    id,
    policyId,
    number,
    type,
    effectiveDate,
    factor,
    segments: segments.map(toSegment),
    charges: toChargeLines(charges),
    amountDue: toCurrencyUnits(charges.amountDue),
    quoteId,
    reversesId,
    reason,
    createdBy,
    created: created.toISOString(),
  };
}
