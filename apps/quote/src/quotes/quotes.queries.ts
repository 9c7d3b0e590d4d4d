import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { hasPermission } from '@palisade/kernel';
import { containing, listPage, RolePermissions } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { Rating } from '../ratings/rating.entity';
import { Organization } from '../snapshots/organization.entity';
import type { Caller } from './caller';
import type { QuoteSearchQuery } from './quote-requests.dto';
import { findQuote, visibleQuotes } from './quote-rows';
import type { Quote } from './quote.entity';
import type { QuoteResponse, QuoteSummary } from './quotes.dto';
import { toQuoteResponse, toQuoteSummary } from './quotes.dto';

const LIST = {
  sortable: {
    modified: 'quote.modified',
    created: 'quote.created',
    effectiveDate: 'quote.effectiveDate',
    companyName: 'quote.companyName',
    quoteNumber: 'quote.quoteNumber',
    status: 'quote.status',
    totalPremium: 'quote.totalPremium',
  },
  defaultSort: 'modified,desc',
  tieBreaker: 'quote.id',
};

@Injectable()
export class QuotesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly permissions: RolePermissions,
  ) {}

  /** One quote; 404 when it does not exist or is not the caller's to see. */
  async get(id: string, caller: Caller): Promise<QuoteResponse> {
    const { manager } = this.dataSource;
    const quote = await findQuote(manager, id, caller.actor);
    const names = await this.agencyNames([quote]);
    const agencyName = names.get(quote.agencyId ?? '') ?? null;
    const rating = quote.ratingId && (await manager.findOneBy(Rating, { id: quote.ratingId }));
    const holds = await this.holds(caller);
    return toQuoteResponse(quote, { agencyName, holds, rating: rating || null });
  }

  async search(request: QuoteSearchQuery, caller: Caller): Promise<Page<QuoteSummary>> {
    const visible = visibleQuotes(this.dataSource.manager, caller.actor);
    const page = await listPage(filtered(visible, request), request, LIST);
    const names = await this.agencyNames(page.content);
    const holds = await this.holds(caller);
    const content = page.content.map((quote) =>
      toQuoteSummary(quote, { agencyName: names.get(quote.agencyId ?? '') ?? null, holds }),
    );
    return { ...page, content };
  }

  private async holds({ actor, token }: Caller): Promise<(permission: string) => boolean> {
    const held = await this.permissions.of(actor.roleId, token);
    return (permission) => hasPermission(held, [permission]);
  }

  private async agencyNames(quotes: Quote[]): Promise<Map<string, string>> {
    const ids = [...new Set(quotes.flatMap((quote) => quote.agencyId ?? []))];
    const rows = await this.dataSource.manager.findBy(Organization, { id: In(ids) });
    return new Map(rows.map((row) => [row.id, row.name]));
  }
}

function filtered(
  query: SelectQueryBuilder<Quote>,
  request: QuoteSearchQuery,
): SelectQueryBuilder<Quote> {
  const { search, status, product, agencyId, accountId, isRenewal, after, before } = request;
  const pattern = search && containing(search.toLowerCase());
  if (pattern) query.andWhere('quote.searchText like :pattern', { pattern });
  if (status?.length) query.andWhere('quote.status in (:...status)', { status });
  if (product) query.andWhere('quote.product = :product', { product });
  if (agencyId) query.andWhere('quote.agencyId = :agencyId', { agencyId });
  if (accountId) query.andWhere('quote.accountId = :accountId', { accountId });
  if (isRenewal !== undefined) {
    query.andWhere(`(quote.kind = 'RENEWAL') = :isRenewal`, { isRenewal });
  }
  if (after) query.andWhere('quote.created >= :after', { after });
  if (before) query.andWhere('quote.created <= :before', { before });
  return query;
}
