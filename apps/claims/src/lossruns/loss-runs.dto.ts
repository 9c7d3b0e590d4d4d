import { ApiProperty } from '@nestjs/swagger';
import type { Currency } from '@palisade/kernel';
import type { LossCause } from '@palisade/trade';
import { LOSS_CAUSE_KEYS } from '@palisade/trade';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { plainDate } from '../claims/plain-date';
import type { FileStatus } from '../domain/file-status';
import { FILE_STATUSES } from '../domain/file-status';

/** Of which day and policy a loss run is. */
export class LossRunQuery {
  /** All policies of the client when left out. */
  @IsOptional()
  @IsUUID()
  policyId?: string;

  /** What was booked to the end of this day, UTC; today when left out. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  asOf?: string;
}

/** The same, and as what file. */
export class LossRunFileQuery extends LossRunQuery {
  @IsIn(['pdf', 'csv'])
  @ApiProperty({ enum: ['pdf', 'csv'] })
  format: 'pdf' | 'csv';
}

/** What is paid, outstanding and back; amounts in currency units. */
export class LossRunAmounts {
  paidLoss: number;
  paidExpense: number;
  outstanding: number;
  incurred: number;
  recovered: number;
  netIncurred: number;
}

/** One claim of a loss run. */
export class LossRunClaim extends LossRunAmounts {
  claimId: string;
  claimNumber: string;
  policyId: string;
  policyNumber: string;
  currency: Currency;
  @ApiProperty({ format: 'date' })
  lossDate: string;
  @ApiProperty({ format: 'date' })
  reported: string;
  @ApiProperty({ enum: LOSS_CAUSE_KEYS })
  cause: LossCause;
  @ApiProperty({ enum: ['FILED', ...FILE_STATUSES] })
  status: FileStatus | 'FILED';
  @ApiProperty({ type: String, format: 'date', nullable: true })
  dateClosed: string | null;
}

/** The sums of one currency. */
export class LossRunTotal extends LossRunAmounts {
  currency: Currency;
  count: number;
}

/** The claims of a client as they stood on a day. */
export class LossRunResponse {
  accountId: string;
  insuredName: string;
  @ApiProperty({ format: 'date' })
  asOf: string;
  claims: LossRunClaim[];
  totals: LossRunTotal[];
}
