import { ApiProperty } from '@nestjs/swagger';
import { toCurrencyUnits } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import { AMOUNT_MAX } from '@palisade/trade';
import { Type } from 'class-transformer';
import {
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
import type { StatementStatus } from '../domain/statement-status';
import { STATEMENT_STATUSES } from '../domain/statement-status';
import type { CommissionPayment } from './commission-payment.entity';
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

/** A payment of commission; amounts in currency units. */
export class CommissionPaymentResponse {
  id: string;
  agencyId: string;
  currency: 'USD' | 'GBP';
  commissionsAmount: number;
  description: string;
  token: string;
  @ApiProperty({ format: 'date' })
  paidOn: string;
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

export function toPayment(payment: CommissionPayment): CommissionPaymentResponse {
  const { id, agencyId, currency, amount, description, token, paidOn } = payment;
  const commissionsAmount = toCurrencyUnits(amount);
  return { id, agencyId, currency, commissionsAmount, description, token, paidOn };
}
