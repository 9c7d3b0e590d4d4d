import { Controller, Get, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { TransactionResponse } from '../payments/payments.dto';
import { PaymentsQueries } from '../payments/payments.queries';
import { BillingSearchQuery } from './billing-search.dto';
import { InvoiceSummary } from './invoices.dto';
import { InvoicesQueries } from './invoices.queries';

const ROW = [TransactionResponse, InvoiceSummary].map((row) => ({ $ref: getSchemaPath(row) }));

@ApiTags('billing')
@Controller('api/billing/v1')
export class BillingSearchController {
  constructor(
    private readonly payments: PaymentsQueries,
    private readonly invoices: InvoicesQueries,
  ) {}

  /**
   * Transactions, or invoices in the views that name them, in the caller's scope.
   *
   * @remarks Without `filter` payment transactions are listed, the latest first; the other filters
   * list invoices, those with something outstanding or those that agencies collect among them.
   * `policyId`, dates and a text narrow either. Who is opened by a mailed link finds the rows of
   * that policy alone.
   */
  @Get('search')
  @Can('billing:view')
  @ApiExtraModels(TransactionResponse, InvoiceSummary)
  @ApiOkResponse({
    schema: {
      type: 'object',
      required: ['content', 'totalElements', 'totalPages', 'number', 'size'],
      properties: {
        content: { type: 'array', items: { anyOf: ROW } },
        totalElements: { type: 'integer' },
        totalPages: { type: 'integer' },
        number: { type: 'integer', description: 'The page, counted from 0.' },
        size: { type: 'integer' },
        totalIsLowerBound: { type: 'boolean' },
      },
    },
  })
  searchBilling(
    @Query() query: BillingSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<TransactionResponse | InvoiceSummary>> {
    const { filter = 'transactions' } = query;
    return filter === 'transactions'
      ? this.payments.search(query, actor)
      : this.invoices.search(query, actor);
  }
}
