import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Page } from '@palisade/kernel';
import type { Actor, TimelineSubject } from '@palisade/platform';
import { containing, listPage } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { ACCOUNT_TIMELINE } from '../domain/timeline';
import { Organization } from '../snapshots/organization.entity';
import { Team } from '../snapshots/team.entity';
import { Account } from './account.entity';
import { visibleTo } from './accounts.access';
import { toAccountResponse } from './accounts.dto';
import type { AccountNames, AccountResponse, AccountSearchQuery } from './accounts.dto';

const LIST = {
  sortable: {
    name: 'account.sortName',
    status: 'account.status',
    created: 'account.created',
    modified: 'account.modified',
  },
  defaultSort: 'name,asc',
  tieBreaker: 'account.id',
};

@Injectable()
export class AccountsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** One account; 404 when it does not exist or is not the caller's to see. */
  async get(id: string, actor: Actor): Promise<AccountResponse> {
    const account = await this.find(id, actor);
    return toAccountResponse(account, await this.namesOf([account]));
  }

  /** The row of an account; 404 when it does not exist or is not the caller's to see. */
  async find(id: string, actor: Actor): Promise<Account> {
    const account = await this.visible(actor).andWhere('account.id = :id', { id }).getOne();
    if (!account) throw new DomainError('ACCOUNT_NOT_FOUND', 'Account not found.', 404);
    return account;
  }

  /** What was done to one account that the caller may see. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    await this.find(id, actor);
    return { id, actor, rules: ACCOUNT_TIMELINE };
  }

  async search(request: AccountSearchQuery, actor: Actor): Promise<Page<AccountResponse>> {
    const page = await listPage(filtered(this.visible(actor), request), request, LIST);
    const names = await this.namesOf(page.content);
    return { ...page, content: page.content.map((row) => toAccountResponse(row, names)) };
  }

  private visible(actor: Actor): SelectQueryBuilder<Account> {
    const query = this.dataSource.createQueryBuilder(Account, 'account');
    return visibleTo(query.where(`account.status <> 'Deleted'`), actor);
  }

  /** Two queries for a whole page, whatever its size. */
  private async namesOf(accounts: Account[]): Promise<AccountNames> {
    const teamIds = [...new Set(accounts.flatMap((account) => account.teamIds))];
    const agencyIds = [...new Set(accounts.flatMap((account) => account.agencyId ?? []))];
    const [teams, agencies] = await Promise.all([
      this.dataSource.manager.findBy(Team, { id: In(teamIds) }),
      this.dataSource.manager.findBy(Organization, { id: In(agencyIds) }),
    ]);
    return { teams: nameById(teams), agencies: nameById(agencies) };
  }
}

function filtered(
  query: SelectQueryBuilder<Account>,
  { search, status, teamId, agencyId, after, before }: AccountSearchQuery,
): SelectQueryBuilder<Account> {
  const pattern = search && containing(search.toLowerCase());
  if (pattern) query.andWhere('account.sortName like :pattern', { pattern });
  if (status?.length) query.andWhere('account.status in (:...status)', { status });
  if (teamId) query.andWhere('account.teamIds @> array[cast(:teamId as uuid)]', { teamId });
  if (agencyId) query.andWhere('account.agencyId = :agencyId', { agencyId });
  if (after) query.andWhere('account.created >= :after', { after });
  if (before) query.andWhere('account.created <= :before', { before });
  return query;
}

function nameById(rows: { id: string; name: string }[]): Map<string, string> {
  return new Map(rows.map((row) => [row.id, row.name]));
}
