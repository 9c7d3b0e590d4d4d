import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import { Account } from '../accounts/account.entity';
import { visibleTo } from '../accounts/accounts.access';
import { nameById } from '../snapshots/name-by-id';
import { Organization } from '../snapshots/organization.entity';
import { QuoteOfAccount } from '../snapshots/quote-of-account.entity';
import { WholesaleRequest } from '../snapshots/wholesale-request.entity';
import type { WholesaleRequestQuery, WholesaleRequestResponse } from './wholesale-requests.dto';

const LIST = {
  sortable: { requested: 'request.requested', effectiveDate: 'quote.effectiveDate' },
  defaultSort: 'requested,desc',
  tieBreaker: 'request.id',
};

/** A row of the query below, with what is joined to it. */
type Requested = WholesaleRequest & { quote: QuoteOfAccount; account: Account };

/** The quotes that were asked to be bound, in the caller's scope. */
@Injectable()
export class WholesaleRequestsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async search(
    request: WholesaleRequestQuery,
    actor: Actor,
  ): Promise<Page<WholesaleRequestResponse>> {
    const { search, status, filter } = request;
    const query = this.dataSource
      .createQueryBuilder(WholesaleRequest, 'request')
      .innerJoinAndMapOne('request.quote', QuoteOfAccount, 'quote', 'quote.id = request.id')
      .innerJoinAndMapOne('request.account', Account, 'account', 'account.id = request.accountId')
      .where(`account.status <> 'Deleted'`);
    const visible = visibleTo(query, actor);
    const pattern = search && containingFolded(search);
    if (pattern) {
      visible.andWhere(
        '(account.sortName like :pattern or fold_text(quote.quoteNumber) like :pattern)',
        {
          pattern,
        },
      );
    }
    if (status?.length) visible.andWhere('quote.status in (:...status)', { status });
    if (filter) visible.andWhere(`quote.status in ('READY', 'ACTIVE', 'SIGNED')`);
    const page = await listPage(visible, request, LIST);
    const rows = page.content as Requested[];
    const agencyIds = new Set(rows.flatMap(({ account }) => account.agencyId ?? []));
    const agencies = nameById(
      await this.dataSource.manager.findBy(Organization, { id: In([...agencyIds]) }),
    );
    return { ...page, content: rows.map((row) => toRequest(row, agencies)) };
  }
}

const toRequest = (
  { id, requested, quote, account }: Requested,
  agencies: ReadonlyMap<string, string>,
): WholesaleRequestResponse => ({
  id,
  quoteNumber: quote.quoteNumber,
  accountId: account.id,
  companyName: account.name,
  agencyId: account.agencyId,
  agencyName: agencies.get(account.agencyId ?? '') ?? null,
  product: quote.product,
  status: quote.status,
  effectiveDate: quote.effectiveDate,
  wraRequestToBind: true,
  requested: requested.toISOString(),
});
