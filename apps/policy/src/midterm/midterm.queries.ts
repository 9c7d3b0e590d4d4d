import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource, In } from 'typeorm';
import { visibleTo } from '../policies/policies.access';
import { findPolicy } from '../policies/policy-rows';
import { PolicyTransaction } from '../policies/policy-transaction.entity';
import { Policy } from '../policies/policy.entity';
import { Account } from '../snapshots/account.entity';
import { Agency } from '../snapshots/agency.entity';
import type { MidtermChangeResponse, MidtermQuery } from './midterm.dto';
import { MIDTERM_TYPES, toMidtermChange } from './midterm.dto';

const LIST = {
  sortable: {
    created: 'entry.created',
    effectiveDate: 'entry.effectiveDate',
    policyNumber: 'policy.policyNumber',
    companyName: 'policy.sort_name',
  },
  defaultSort: 'created,desc',
  tieBreaker: 'entry.id',
};

/** What changed policies within their terms. */
@Injectable()
export class MidtermQueries {
  constructor(private readonly dataSource: DataSource) {}

  async search(request: MidtermQuery, actor: Actor): Promise<Page<MidtermChangeResponse>> {
    const { search, filter, after, before } = request;
    const query = this.changes(actor);
    const pattern = search && containingFolded(search);
    if (pattern) query.andWhere('policy.searchText like :pattern', { pattern });
    if (filter) query.andWhere('entry.type = :filter', { filter });
    if (after) query.andWhere('entry.created >= :after', { after });
    if (before) query.andWhere('entry.created <= :before', { before });
    const page = await listPage(query, request, LIST);
    return { ...page, content: await this.told(page.content) };
  }

  /** Those of one policy, the latest first. */
  async ofPolicy(id: string, actor: Actor): Promise<MidtermChangeResponse[]> {
    await findPolicy(this.dataSource.manager, id, actor);
    const rows = await this.changes(actor)
      .andWhere('entry.policyId = :id', { id })
      .orderBy('entry.number', 'DESC')
      .getMany();
    return this.told(rows);
  }

  private changes(actor: Actor): SelectQueryBuilder<PolicyTransaction> {
    const query = this.dataSource.manager
      .createQueryBuilder(PolicyTransaction, 'entry')
      .innerJoin(Policy, 'policy', 'policy.id = entry.policyId')
      .leftJoin(Account, 'account', 'account.id = policy.accountId')
      .leftJoin(Agency, 'agency', 'agency.id = policy.agencyId')
      .where('entry.type in (:...types)', { types: MIDTERM_TYPES });
    return visibleTo(query, actor);
  }

  private async told(rows: readonly PolicyTransaction[]): Promise<MidtermChangeResponse[]> {
    const ids = [...new Set(rows.map(({ policyId }) => policyId))];
    const policies = ids.length
      ? await this.dataSource.manager.findBy(Policy, { id: In(ids) })
      : [];
    const byId = new Map(policies.map((policy) => [policy.id, policy]));
    return rows.flatMap((row) => {
      const policy = byId.get(row.policyId);
      return policy ? [toMidtermChange(row, policy)] : [];
    });
  }
}
