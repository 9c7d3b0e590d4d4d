import { OptionalInstant, PageQuery } from '@palisade/platform';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import type { AgeingFilter } from '../domain/ageing';
import { AGEING_FILTERS } from '../domain/ageing';
import type { InvoiceStatus } from '../domain/invoice-status';
import { INVOICE_STATUSES } from '../domain/invoice-status';
import type { PaymentStatus } from '../domain/payment-status';
import { PAYMENT_STATUSES } from '../domain/payment-status';

/** What the billing search shows: transactions, unless a view of invoices is named. */
export const BILLING_VIEWS = [
  'transactions',
  'invoices',
  'outstanding balances',
  'agency bills',
] as const;

/** The statuses of transactions and those of invoices. */
const STATUSES = [...new Set([...PAYMENT_STATUSES, ...INVOICE_STATUSES])];

/** What the billing search shows. */
export type BillingView = (typeof BILLING_VIEWS)[number];

export class BillingSearchQuery extends PageQuery {
  /** Transactions when left out; the other views show invoices. */
  @IsOptional()
  @IsIn(BILLING_VIEWS)
  filter?: BillingView;

  @IsOptional()
  @IsUUID()
  policyId?: string;

  /** Of transactions, or of invoices in the views of these. */
  @IsOptional()
  @IsIn(STATUSES)
  status?: PaymentStatus | InvoiceStatus;

  /** Only invoices with a balance that is this old: up to 29 days overdue they are `current`. */
  @IsOptional()
  @IsIn(AGEING_FILTERS)
  ageing?: AgeingFilter;

  /** The rows of the clients of a team. */
  @IsOptional()
  @IsUUID()
  teamId?: string;

  /** Started (transactions) or created (invoices) at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Started or created at or before this instant. */
  @OptionalInstant()
  before?: Date;
}
