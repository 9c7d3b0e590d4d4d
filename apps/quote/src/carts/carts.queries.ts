import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CART_QUOTES_MAX } from '../domain/limits';
import type { Caller } from '../quotes/caller';
import { visibleQuotes } from '../quotes/quote-rows';
import { QuotesQueries } from '../quotes/quotes.queries';
import type { CartQuery, CartResponse } from './carts.dto';

@Injectable()
export class CartsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: QuotesQueries,
  ) {}

  /** The drafts in the open cart of an account or a submission, as far as the caller may see them. */
  async get(
    { accountId, submissionId = null }: { accountId: string; submissionId?: string | null },
    { agencyId }: CartQuery,
    caller: Caller,
  ): Promise<CartResponse> {
    const query = visibleQuotes(this.dataSource.manager, caller.actor)
      .andWhere('quote.accountId = :accountId and quote.cartId is not null', { accountId })
      .andWhere(`quote.status = 'DRAFT'`)
      .andWhere('quote.submissionId is not distinct from cast(:submissionId as uuid)', {
        submissionId,
      });
    if (agencyId) query.andWhere('quote.agencyId = :agencyId', { agencyId });
    const quotes = await query.orderBy('quote.id').take(CART_QUOTES_MAX).getMany();
    return { quotes: await this.queries.summaries(quotes, caller), limit: CART_QUOTES_MAX };
  }
}
