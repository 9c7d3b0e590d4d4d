import { ApiProperty } from '@nestjs/swagger';
import { toCurrencyUnits } from '@palisade/kernel';
import { OptionalInstant, PageQuery } from '@palisade/platform';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import type {
  CommissionMoney,
  CommissionStatus,
  CommissionToCome,
} from '../domain/commission-status';
import {
  COMMISSION_STATUSES,
  COMMISSIONS_TO_COME,
  commissionStatus,
} from '../domain/commission-status';
import type { LineType } from '../domain/line-type';
import { LINE_TYPES } from '../domain/line-type';
import type { Commission } from './commission.entity';

/** A commission in a list; amounts in currency units. */
export class CommissionResponse {
  id: string;
  agencyId: string;
  agencyName: string | null;
  policyId: string;
  policyNumber: string;
  insuredName: string;
  @ApiProperty({ enum: LINE_TYPES })
  lineType: LineType;
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  @ApiProperty({ format: 'date' })
  transactionDate: string;
  currency: 'USD' | 'GBP';
  /** The premium that earns commission; negative for a return. */
  premium: number;
  /** Fees and taxes of the same transaction. */
  nonCommissionable: number;
  /** Percent of the premium. */
  commission: number;
  commissionsAmount: number;
  /** The part that may be paid, because the premium was paid. */
  released: number;
  /** What of it stood on statements that were paid; negative for a charge-back that was set off. */
  paid: number;
  @ApiProperty({ enum: COMMISSION_STATUSES })
  status: CommissionStatus;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  paidOn: string | null;
}

/** The commission totals of a currency; amounts in currency units. */
export class CommissionTotalsResponse {
  /** The agency that is meant; null when they are the totals of many. */
  agencyName: string | null;
  currency: 'USD' | 'GBP';
  /** What the premiums charged earn, whether they are paid or not. */
  accrued: number;
  /** What returned premium took away again; zero or less. */
  chargedBack: number;
  /** What is accrued less what is charged back. */
  earned: number;
  /** What of it may be paid out, because the premium was paid. */
  released: number;
  paid: number;
  /** What is released and not yet paid; negative when too much was. */
  outstanding: number;
  /** What is earned and not yet released, because its premium was not paid. */
  unreleased: number;
  /** What agencies keep of the premium that they collect: it is neither released nor to come. */
  kept: number;
  /** Whether the payments of the agency are paused; false when no single agency is meant. */
  paused: boolean;
}

export class CommissionSearchQuery extends PageQuery {
  @IsOptional()
  @IsUUID()
  agencyId?: string;

  @IsOptional()
  @IsIn(LINE_TYPES)
  filter?: LineType;

  /** Only what is to come: released and not paid, or earned and not released. */
  @IsOptional()
  @IsIn(COMMISSIONS_TO_COME)
  toCome?: CommissionToCome;

  @OptionalInstant()
  after?: Date;

  @OptionalInstant()
  before?: Date;
}

export class CommissionTotalsQuery {
  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** That of the agency when left out, otherwise US dollars. */
  @IsOptional()
  @IsIn(['USD', 'GBP'])
  currency?: 'USD' | 'GBP';

  @OptionalInstant()
  after?: Date;

  @OptionalInstant()
  before?: Date;
}

/** What a row of the list tells beside its commission. */
export interface CommissionFacts {
  agencyName: string | null;
  paid: CommissionMoney['paid'];
}

export function toCommission(
  commission: Commission,
  { agencyName, paid }: CommissionFacts,
): CommissionResponse {
  const { id, agencyId, policyId, lineType, currency, pct, paidOn, policy, created } = commission;
  return {
    id,
    agencyId,
    agencyName,
    policyId,
    lineType,
    currency,
    paidOn,
    commission: pct,
    policyNumber: policy?.policyNumber ?? '',
    insuredName: policy?.insuredName ?? '',
    effectiveDate: policy?.effectiveDate ?? '',
    transactionDate: created.toISOString().slice(0, 10),
    premium: toCurrencyUnits(commission.commissionable),
    nonCommissionable: toCurrencyUnits(commission.nonCommissionable),
    commissionsAmount: toCurrencyUnits(commission.amount),
    released: toCurrencyUnits(commission.released),
    paid: toCurrencyUnits(paid),
    status: commissionStatus({ ...commission, paid, kept: policy?.kept ?? false }),
  };
}
