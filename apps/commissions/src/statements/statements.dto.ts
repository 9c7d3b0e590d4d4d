import { ApiProperty } from '@nestjs/swagger';
import { isAnotherPerson, toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { isPerson, PageQuery } from '@palisade/platform';
import { AMOUNT_MAX } from '@palisade/trade';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import type { LineType } from '../domain/line-type';
import { LINE_TYPES } from '../domain/line-type';
import type { PaymentDecision, PaymentStatus } from '../domain/payment-status';
import { PAYMENT_STATUSES } from '../domain/payment-status';
import type { StatementStatus } from '../domain/statement-status';
import { STATEMENT_STATUSES } from '../domain/statement-status';
import type { CommissionPayment } from './commission-payment.entity';
import type { StatementLine } from './statement-line.entity';
import type { Statement } from './statement.entity';

/** A commission statement; amounts in currency units. */
export class StatementResponse {
  id: string;
  agencyId: string;
  agencyName: string | null;
  year: number;
  month: number;
  currency: 'USD' | 'GBP';
  /** Carried forward from the month before. */
  opening: number;
  total: number;
  @ApiProperty({ enum: STATEMENT_STATUSES })
  status: StatementStatus;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  paidOn: string | null;
  docId: string | null;
}

/** A statement by itself; amounts in currency units. */
export class StatementDetailResponse extends StatementResponse {
  /** The sum of its lines: what the month adds to what was carried into it. */
  earned: number;
  /** The day on which the month is closed. */
  @ApiProperty({ format: 'date' })
  closesOn: string;
  /** Whether the payments of the agency are paused. */
  paused: boolean;
  /** What staff wrote of the payment. */
  paymentDescription: string | null;
}

/** Commission that became payable in a month, or was taken back; amounts in currency units. */
export class StatementLineResponse {
  id: string;
  commissionId: string;
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
  /** What this statement pays of it; negative for what is taken back. */
  commissionsAmount: number;
  /** How much of the premium of the policy was paid then, in percent. */
  paidShare: number;
}

/** A payment of commission; amounts in currency units. */
export class CommissionPaymentResponse {
  id: string;
  agencyId: string;
  currency: 'USD' | 'GBP';
  commissionsAmount: number;
  description: string;
  token: string;
  @ApiProperty({ enum: PAYMENT_STATUSES })
  status: PaymentStatus;
  /** Null until it is paid. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  paidOn: string | null;
  /** The two people of a payment that one person does not pay alone. */
  askedByName: string | null;
  approvedByName: string | null;
  @ApiProperty({ enum: ['approve', 'reject'], isArray: true })
  allowedActions: PaymentDecision[];
}

/** What of an agency waits for a second person. */
export class WaitingPaymentResponse {
  @ApiProperty({ type: CommissionPaymentResponse, nullable: true })
  waiting: CommissionPaymentResponse | null;
}

/** Which payment. */
export class PaymentParameters {
  @IsUUID()
  paymentId: string;
}

/** Where an agency is paid; of the account number the last four digits. */
export class AgencyBankResponse {
  bank: string;
  routing: string;
  account: string;
  accountName: string;
  accountType: string;
  swift: string;
  phone: string;
  email: string;
  address: string;
}

export class PausedResponse {
  paused: boolean;
}

export class StatementSearchQuery extends PageQuery {
  @IsOptional()
  @IsUUID()
  agencyId?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2020)
  @Max(2100)
  year?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(12)
  month?: number;

  @IsOptional()
  @IsIn(STATEMENT_STATUSES)
  status?: StatementStatus;
}

export class PayCommissionRequest {
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(1)
  @Max(AMOUNT_MAX)
  @ApiProperty({ maximum: AMOUNT_MAX })
  commissionsAmount: number;

  @IsString()
  @IsNotEmpty()
  @MaxLength(500)
  description: string;

  @IsUUID()
  agencyId: string;

  /** Names the payment: the same token pays once. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  token: string;
}

export function toStatement(statement: Statement, agencyName: string | null): StatementResponse {
  const { id, agencyId, year, month, currency, status, paidOn, docId } = statement;
  return {
    id,
    agencyId,
    agencyName,
    year,
    month,
    currency,
    status,
    paidOn,
    docId,
    opening: toCurrencyUnits(statement.opening),
    total: toCurrencyUnits(statement.total),
  };
}

export function toStatementLine(line: StatementLine): StatementLineResponse {
  const { id, commissionId, currency, amount, paidShare, occurred, commission } = line;
  const { policy } = commission ?? {};
  return {
    id,
    commissionId,
    currency,
    paidShare,
    policyId: policy?.id ?? '',
    policyNumber: policy?.policyNumber ?? '',
    insuredName: policy?.insuredName ?? '',
    effectiveDate: policy?.effectiveDate ?? '',
    lineType: commission?.lineType ?? 'NBS',
    transactionDate: occurred.toISOString().slice(0, 10),
    premium: toCurrencyUnits(commission?.commissionable ?? 0),
    nonCommissionable: toCurrencyUnits(commission?.nonCommissionable ?? 0),
    commission: commission?.pct ?? 0,
    commissionsAmount: toCurrencyUnits(amount),
  };
}

export function toPayment(payment: CommissionPayment, actor: Actor): CommissionPaymentResponse {
  const { amount, askedBy, created: _, ...row } = payment;
  const mayApprove = isAnotherPerson([askedBy], isPerson(actor) ? actor.userId : null);
  const isWaiting = row.status === 'AWAITING_APPROVAL';
  const decisions = (['approve', 'reject'] as const).filter(
    (decision) => isWaiting && (decision === 'reject' || mayApprove),
  );
  return { ...row, commissionsAmount: toCurrencyUnits(amount), allowedActions: decisions };
}
