import { ApiProperty } from '@nestjs/swagger';
import type { Currency } from '@palisade/kernel';
import { TEXT_LIMITS, toCurrencyUnits } from '@palisade/kernel';
import type { ClaimPaymentMethod, PayeeType, RecoveryType } from '@palisade/trade';
import {
  AMOUNT_MAX,
  CLAIM_PAYMENT_METHODS,
  COVERAGE_KEYS,
  PAYEE_TYPES,
  RECOVERY_TYPES,
} from '@palisade/trade';
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
import type { LimitedBy, PaymentStatus } from '../domain/life/book';
import { PAYMENT_STATUSES } from '../domain/life/book';
import type { PaymentStep } from '../domain/life/payment-moves';
import { PAYMENT_STEPS } from '../domain/life/payment-moves';
import type { WorksheetCheck, WorksheetLine, WorksheetResult } from '../domain/life/worksheet';
import { WORKSHEET_CHECKS } from '../domain/life/worksheet';
import type { ReserveCategory } from '../domain/reserves';
import { RESERVE_CATEGORIES } from '../domain/reserves';
import { CategoryAmounts } from '../files/claims-files.dto';
import type { ClaimPayment } from './claim-payment.entity';
import type { ClaimRecovery } from './claim-recovery.entity';

const MONEY = { maxDecimalPlaces: 2 };
const HOURS_MAX = 100_000;
const LIMITED_BY: readonly LimitedBy[] = ['LOSS', 'SUBLIMIT', 'AGGREGATE', 'RANSOM_EVENT'];

/** What is asked to be paid; the amount is answered and never entered. */
export class ClaimPaymentRequest {
  /** The coverage; left out for a cost of the insurer alone (loss adjustment). */
  @IsOptional()
  @IsIn(COVERAGE_KEYS)
  coverage?: string | null;

  /** The loss that is covered; of an interruption its hours and the loss of one instead. */
  @IsOptional()
  @IsNumber(MONEY)
  @Min(0)
  @Max(AMOUNT_MAX)
  loss?: number;

  /** Hours of an interruption, from its first on. */
  @IsOptional()
  @IsNumber(MONEY)
  @Min(0)
  @Max(HOURS_MAX)
  hours?: number;

  @IsOptional()
  @IsNumber(MONEY)
  @Min(0)
  @Max(AMOUNT_MAX)
  lossPerHour?: number;

  @IsString()
  @IsNotEmpty()
  @MaxLength(TEXT_LIMITS.organizationName)
  payee: string;

  @IsIn(PAYEE_TYPES)
  payeeType: PayeeType;

  /** Paid once per payee and claim, unless it is the invoice of a vendor. */
  @IsOptional()
  @IsString()
  @MaxLength(TEXT_LIMITS.personName)
  invoiceNumber?: string | null;

  /** The invoice of a vendor that is paid, with its own number; paid up to what is allowed of it. */
  @IsOptional()
  @IsUUID()
  vendorInvoiceId?: string | null;

  @IsIn(CLAIM_PAYMENT_METHODS)
  method: ClaimPaymentMethod;

  /** That of the policy; any other is refused. */
  @IsOptional()
  @IsIn(['USD', 'GBP'])
  currency?: Currency;
}

/** What happens to a payment. */
export class MoveClaimPaymentRequest {
  @IsIn(PAYMENT_STEPS)
  @ApiProperty({ enum: PAYMENT_STEPS })
  step: PaymentStep;

  /** What the payee gave back, of REFUND. */
  @IsOptional()
  @IsNumber(MONEY)
  @Min(0)
  @Max(AMOUNT_MAX)
  amount?: number;

  @IsOptional()
  @IsString()
  @MaxLength(TEXT_LIMITS.text)
  reason?: string | null;
}

/** What came back to the insurer. */
export class ClaimRecoveryRequest {
  @IsIn(RESERVE_CATEGORIES)
  @ApiProperty({ enum: RESERVE_CATEGORIES })
  category: ReserveCategory;

  @IsIn(RECOVERY_TYPES)
  type: RecoveryType;

  @IsNumber(MONEY)
  @Min(0.01)
  @Max(AMOUNT_MAX)
  amount: number;

  /** Of REINSURANCE, where it is known. */
  @IsOptional()
  @IsUUID()
  treatyId?: string | null;
}

/** One payment of a claim; amounts in currency units. */
export class ClaimPaymentResponse {
  id: string;
  /** Its place among the payments of the claim. */
  number: number;
  @ApiProperty({ enum: RESERVE_CATEGORIES })
  category: ReserveCategory;
  coverage: string | null;
  coveredLoss: number;
  waitingHoursApplied: number;
  retentionApplied: number;
  amount: number;
  notPaid: number;
  @ApiProperty({ enum: LIMITED_BY })
  limitedBy: LimitedBy;
  payee: string;
  @ApiProperty({ enum: PAYEE_TYPES })
  payeeType: PayeeType;
  invoiceNumber: string | null;
  @ApiProperty({ enum: CLAIM_PAYMENT_METHODS })
  method: ClaimPaymentMethod;
  @ApiProperty({ enum: PAYMENT_STATUSES })
  status: PaymentStatus;
  refunded: number;
  requestedByName: string | null;
  approvedByName: string | null;
  @ApiProperty({ format: 'date-time' })
  requestedOn: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  issuedOn: string | null;
}

/** What came back; amounts in currency units. */
export class ClaimRecoveryResponse {
  id: string;
  @ApiProperty({ enum: RESERVE_CATEGORIES })
  category: ReserveCategory;
  @ApiProperty({ enum: RECOVERY_TYPES })
  type: RecoveryType;
  amount: number;
  treatyId: string | null;
  @ApiProperty({ format: 'date-time' })
  receivedOn: string;
}

/** What is left of a coverage for a claim. */
export class CoverageLeftResponse {
  coverage: string;
  limit: number;
  left: number;
  /** Null where the coverage is not paid by the hour. */
  waitingHoursLeft: number | null;
}

/** What the event of a claim still has of its terms; amounts in currency units. */
export class EventLeftResponse {
  @ApiProperty({ format: 'date' })
  eventDate: string;
  /** Told of too late, and not excused: nothing is paid under a coverage. */
  isLate: boolean;
  retentionLeft: number;
  aggregateLeft: number;
  coverages: CoverageLeftResponse[];
}

/** The money of a claim; amounts in currency units. */
export class ClaimMoneyResponse {
  claimId: string;
  currency: Currency;
  reserves: CategoryAmounts;
  paid: CategoryAmounts;
  /** Asked for or approved, and not issued. */
  pending: CategoryAmounts;
  outstanding: CategoryAmounts;
  /** Paid and outstanding. */
  incurred: CategoryAmounts;
  recovered: CategoryAmounts;
  netIncurred: CategoryAmounts;
  /** Null where no terms were in force on the date of the event. */
  @ApiProperty({ type: EventLeftResponse, nullable: true })
  left: EventLeftResponse | null;
  payments: ClaimPaymentResponse[];
  recoveries: ClaimRecoveryResponse[];
  /** False for a dry run: nothing was written. */
  committed: boolean;
}

/** One line of the worksheet: what is asked, the fact, where it stands, and what follows. */
export class WorksheetLineResponse {
  @ApiProperty({ enum: WORKSHEET_CHECKS })
  check: WorksheetCheck;
  /** The coverage or endorsement that it is about; null for all. */
  subject: string | null;
  @ApiProperty({ enum: ['MET', 'NOT_MET', 'TO_DECIDE'] })
  result: WorksheetResult;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  date: string | null;
  amount: number | null;
  hours: number | null;
  @ApiProperty({ enum: ['NOTICE', 'TERMS', 'PAYMENTS', 'EXCUSE'] })
  source: WorksheetLine['source'];
}

/** What decides the cover of a claim, by the terms of its event; amounts in currency units. */
export class WorksheetResponse {
  claimId: string;
  currency: Currency;
  lines: WorksheetLineResponse[];
}

const HUNDREDTHS = 100;

export const toWorksheetLine = ({
  amount,
  hours,
  ...line
}: WorksheetLine): WorksheetLineResponse => ({
  ...line,
  amount: amount === null ? null : toCurrencyUnits(amount),
  hours: hours === null ? null : hours / HUNDREDTHS,
});

export function toPayment(
  payment: ClaimPayment,
  nameOf: (id: string | null) => string | null,
): ClaimPaymentResponse {
  const { id, number, category, coverage, limitedBy, payee, payeeType } = payment;
  const { invoiceNumber, method, status } = payment;
  return {
    id,
    number,
    category,
    coverage,
    limitedBy,
    payee,
    payeeType,
    invoiceNumber,
    method,
    status,
    coveredLoss: toCurrencyUnits(payment.coveredLoss),
    waitingHoursApplied: payment.waitingHours / HUNDREDTHS,
    retentionApplied: toCurrencyUnits(payment.retentionApplied),
    amount: toCurrencyUnits(payment.amount),
    notPaid: toCurrencyUnits(payment.notPaid),
    refunded: toCurrencyUnits(payment.refunded),
    requestedByName: nameOf(payment.requestedBy),
    approvedByName: nameOf(payment.approvedBy),
    requestedOn: payment.requestedOn.toISOString(),
    issuedOn: payment.issuedOn?.toISOString() ?? null,
  };
}

export const toRecovery = (recovery: ClaimRecovery): ClaimRecoveryResponse => {
  const { id, category, type, amount, treatyId, receivedOn } = recovery;
  const received = { amount: toCurrencyUnits(amount), receivedOn: receivedOn.toISOString() };
  return { id, category, type, treatyId, ...received };
};
