import { ApiProperty } from '@nestjs/swagger';
import type { Currency } from '@palisade/kernel';
import type { LossCause } from '@palisade/trade';
import { LOSS_CAUSE_KEYS } from '@palisade/trade';
import { Matches } from 'class-validator';
import type { FileStatus } from '../domain/file-status';
import { FILE_STATUSES } from '../domain/file-status';

/** Of which month a bordereau is. */
export class ClaimsBordereauQuery {
  @Matches(/^20\d{2}-(0[1-9]|1[0-2])$/, { message: 'Month is not valid' })
  @ApiProperty({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$', example: '2026-11' })
  month: string;
}

/** What a treaty bears of a claim: in the month what is paid and back, at its end what is outstanding. */
export class CededOfMonth {
  treatyId: string;
  paid: number;
  recoveries: number;
  outstanding: number;
}

/** A claim in one month; amounts in currency units. Fees are the insurer's own costs. */
export class ClaimOfMonth {
  claimId: string;
  claimNumber: string;
  policyNumber: string;
  insuredName: string;
  currency: Currency;
  @ApiProperty({ enum: LOSS_CAUSE_KEYS })
  cause: LossCause;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  lossDate: string | null;
  @ApiProperty({ format: 'date' })
  reported: string;
  @ApiProperty({ enum: FILE_STATUSES })
  status: FileStatus;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  dateClosed: string | null;
  denied: boolean;
  paidPeriodIndemnity: number;
  paidPreviousIndemnity: number;
  outstandingIndemnity: number;
  outstandingMovementIndemnity: number;
  paidPeriodFees: number;
  paidPreviousFees: number;
  outstandingFees: number;
  outstandingMovementFees: number;
  incurredPrevious: number;
  incurredMovement: number;
  incurred: number;
  recoveredPeriod: number;
  recovered: number;
  /** By the treaties that the caller may know of. */
  ceded: CededOfMonth[];
}

/** The claims of a month. */
export class ClaimsBordereauResponse {
  month: string;
  claims: ClaimOfMonth[];
}
