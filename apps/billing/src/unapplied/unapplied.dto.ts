import { ApiProperty } from '@nestjs/swagger';
import { isAnotherPerson, toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { isPerson, PageQuery } from '@palisade/platform';
import { AMOUNT_MAX } from '@palisade/trade';
import {
  IsIn,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import type { UnappliedStatus } from '../domain/unapplied-status';
import { UNAPPLIED_STATUSES } from '../domain/unapplied-status';
import type { UnappliedCash } from './unapplied-cash.entity';

export class UnappliedSearchQuery extends PageQuery {
  @IsOptional()
  @IsIn(UNAPPLIED_STATUSES)
  status?: UnappliedStatus;
}

/** What can be done with unapplied cash in its state, by who may. */
export const UNAPPLIED_ACTIONS = ['transfer', 'refund', 'approve', 'reject'] as const;

/** Money that fits no invoice; amounts in currency units. */
export class UnappliedCashResponse {
  id: string;
  transactionId: string;
  /** The payment that was too much. */
  sourceId: string;
  policyId: string;
  policyNumber: string;
  insuredName: string;
  invoiceNumber: string;
  @ApiProperty({ enum: ['INSURED', 'AGENCY', 'FINANCER'] })
  payer: UnappliedCash['payer'];
  currency: 'USD' | 'GBP';
  amount: number;
  /** What was neither transferred nor taken back. */
  left: number;
  @ApiProperty({ enum: UNAPPLIED_STATUSES })
  status: UnappliedStatus;
  /** Who gets the refund; null where it goes back by the way it came to who paid it. */
  payee: string | null;
  reason: string | null;
  /** The two people of a refund to a payee. */
  askedByName: string | null;
  approvedByName: string | null;
  /** Whom the processor refused to pay last, and why; null since it is asked again. */
  refusal: string | null;
  @ApiProperty({ format: 'date-time' })
  created: string;
  @ApiProperty({ enum: UNAPPLIED_ACTIONS, isArray: true })
  allowedActions: (typeof UNAPPLIED_ACTIONS)[number][];
}

/** Unapplied cash that pays an invoice, of whatever policy. */
export class TransferRequest {
  @IsString()
  @IsNotEmpty({ message: 'Invoice number is a required field' })
  @MaxLength(60)
  invoiceNumber: string;

  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'Payment Amount is required' })
  @Min(0.01, { message: 'Payment Amount is required' })
  @Max(AMOUNT_MAX)
  amount: number;
}

/** All that is left of unapplied cash is paid out. */
export class RefundRequest {
  /** Who gets it another way than it came, once a second person approves; nobody when left out. */
  @IsOptional()
  @IsString()
  @IsNotEmpty({ message: 'Payee is a required field' })
  @MaxLength(200)
  payee?: string | null;

  @IsString({ message: 'Reason is a required field' })
  @IsNotEmpty({ message: 'Reason is a required field' })
  @MaxLength(500)
  reason: string;
}

export class ApproveRefundRequest {
  /** The payee as it was read: another that is asked for meanwhile is not approved (409). */
  @IsString({ message: 'Payee is a required field' })
  @IsNotEmpty({ message: 'Payee is a required field' })
  @MaxLength(200)
  payee: string;
}

/** Which unapplied cash. */
export class UnappliedParameters {
  @IsUUID()
  unappliedId: string;
}

const ACTIONS: Partial<Record<UnappliedStatus, UnappliedCashResponse['allowedActions']>> = {
  OPEN: ['transfer', 'refund'],
  AWAITING_APPROVAL: ['approve', 'reject'],
};

export function toUnapplied(held: UnappliedCash, actor: Actor): UnappliedCashResponse {
  const { policy, amount, left, created, askedBy, modified: _, refusals: __, ...row } = held;
  const mayApprove = isAnotherPerson([askedBy], isPerson(actor) ? actor.userId : null);
  return {
    ...row,
    policyNumber: policy?.policyNumber ?? '',
    insuredName: policy?.insuredName ?? '',
    amount: toCurrencyUnits(amount),
    left: toCurrencyUnits(left),
    created: created.toISOString(),
    allowedActions: (ACTIONS[held.status] ?? []).filter((one) => one !== 'approve' || mayApprove),
  };
}
