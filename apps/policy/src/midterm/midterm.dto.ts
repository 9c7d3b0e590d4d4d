import { ApiProperty } from '@nestjs/swagger';
import type { Currency } from '@palisade/kernel';
import { toCurrencyUnits } from '@palisade/kernel';
import { OptionalInstant, PageQuery } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { IsIn, IsOptional } from 'class-validator';
import type { TransactionType } from '../domain/history/policy-stack';
import type { PolicyTransaction } from '../policies/policy-transaction.entity';
import type { Policy } from '../policies/policy.entity';

/** What changes a policy within its term. */
export const MIDTERM_TYPES = [
  ...(['ENDORSEMENT', 'NONPREMIUM', 'CANCEL', 'REINSTATE', 'REVERSAL', 'VOID'] as const),
  'EXTENSION',
] as const satisfies readonly TransactionType[];

export type MidtermType = (typeof MIDTERM_TYPES)[number];

export class MidtermQuery extends PageQuery {
  @IsOptional()
  @IsIn(MIDTERM_TYPES)
  filter?: MidtermType;

  /** Entered at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Entered at or before this instant. */
  @OptionalInstant()
  before?: Date;
}

/** One change of a policy within its term; amounts in currency units. */
export class MidtermChangeResponse {
  id: string;
  policyId: string;
  policyNumber: string;
  companyName: string;
  product: Product;
  /** The number of the revision that it makes. */
  number: number;
  @ApiProperty({ enum: MIDTERM_TYPES })
  type: MidtermType;
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  currency: Currency;
  /** What it charges; below zero for what goes back. */
  premium: number;
  reason: string | null;
  @ApiProperty({ format: 'date-time' })
  created: string;
}

export function toMidtermChange(row: PolicyTransaction, policy: Policy): MidtermChangeResponse {
  const { id, policyId, number, effectiveDate, charges, reason, created } = row;
  const { policyNumber, companyName, product } = policy;
  return {
    id,
    policyId,
    policyNumber,
    companyName,
    product,
    number,
    type: row.type as MidtermType,
    effectiveDate,
    currency: charges.currency,
    premium: toCurrencyUnits(charges.premium),
    reason,
    created: created.toISOString(),
  };
}
