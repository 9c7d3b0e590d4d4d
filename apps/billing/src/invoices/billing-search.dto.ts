import { OptionalInstant, PageQuery } from '@palisade/platform';
import { IsIn, IsOptional, IsUUID } from 'class-validator';

/** What the billing search shows: transactions, unless a view of invoices is named. */
export const BILLING_VIEWS = [
  'transactions',
  'invoices',
  'outstanding balances',
  'agency bills',
] as const;

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

  /** Started (transactions) or created (invoices) at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Started or created at or before this instant. */
  @OptionalInstant()
  before?: Date;
}
