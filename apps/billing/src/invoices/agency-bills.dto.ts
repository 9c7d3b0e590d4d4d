import { ApiProperty } from '@nestjs/swagger';
import type { PaymentMethod, PaymentStatus } from '../domain/payment-status';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../domain/payment-status';
import { InvoiceSummary } from './invoices.dto';
import { PageQuery } from '@palisade/platform';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';

export class AgencyQuery {
  /** Named by staff; an agency sees its own. */
  @IsOptional()
  @IsUUID()
  agencyId?: string;
}

export class AgencyBillStatsQuery extends AgencyQuery {
  @Type(() => Number)
  @IsInt()
  @Min(2020)
  @Max(2100)
  year: number;

  /** The first that anything was billed in when left out; US dollars before others. */
  @IsOptional()
  @IsIn(['USD', 'GBP'])
  currency?: 'USD' | 'GBP';
}

export class AgencyBillMonth {
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(12)
  month: number;

  @Type(() => Number)
  @IsInt()
  @Min(2020)
  @Max(2100)
  year: number;
}

/** What agencies were billed, in currency units. */
export class AgencyBillAmounts {
  /** What they collect. */
  billed: number;
  /** What they keep of it. */
  commission: number;
  /** What they owe of it in all. */
  netDueFromAgency: number;
  paid: number;
  /** What of the net is not paid. */
  outstanding: number;
}

/** The same of one currency. */
export class CurrencyBillAmounts extends AgencyBillAmounts {
  currency: 'USD' | 'GBP';
}

/** What was billed in a year in one currency, and in each that anything was billed in. */
export class AgencyBillStatsResponse extends CurrencyBillAmounts {
  currencies: CurrencyBillAmounts[];
}

export class AgencyBillSearchQuery extends PageQuery {
  /** One agency; staff sees those of all when left out. */
  @IsOptional()
  @IsUUID()
  agencyId?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2020)
  @Max(2100)
  year?: number;
}

/** What one agency collects of the invoices of one month; amounts in currency units. */
export class AgencyBillResponse extends AgencyBillAmounts {
  /** The agency, month and currency in one. */
  id: string;
  agencyId: string;
  agencyName: string | null;
  year: number;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 12 })
  month: number;
  currency: 'USD' | 'GBP';
  invoices: number;
  policies: number;
  /** When its last invoice is due. */
  @ApiProperty({ format: 'date' })
  dueDate: string;
  /** The bill, once the month is over: it is paid as a whole. Null where it was billed gross. */
  agencyBillId: string | null;
  /** Its statement, once the month is over; null where it was billed gross. */
  docId: string | null;
  @ApiProperty({ enum: ['Unpaid', 'Partially Paid', 'Paid'] })
  status: 'Unpaid' | 'Partially Paid' | 'Paid';
}

/** A payment of a whole bill; amounts in currency units. */
export class AgencyBillPayment {
  transactionId: string;
  @ApiProperty({ enum: PAYMENT_STATUSES })
  status: PaymentStatus;
  @ApiProperty({ enum: PAYMENT_METHODS })
  paymentMethod: PaymentMethod;
  @ApiProperty({ format: 'date' })
  paymentDate: string;
  amountPaid: number;
  failureReason: string | null;
  /** Its receipt, which is printed within moments; null where there is none. */
  receiptId: string | null;
}

/** A bill with its invoices, the oldest first, at most 1,000, and what was paid of it as a whole. */
export class AgencyBillRecordResponse extends AgencyBillResponse {
  /** What may be paid now: what is due beside payments that are under way. */
  payable: number;
  invoiceList: InvoiceSummary[];
  /** The latest first. */
  payments: AgencyBillPayment[];
}
