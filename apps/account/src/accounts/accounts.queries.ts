import { Injectable } from '@nestjs/common';
import { DomainError, hasPermission } from '@palisade/kernel';
import type { Page } from '@palisade/kernel';
import type { Actor, TimelineSubject } from '@palisade/platform';
import { containingFolded, DomainClock, listPage, RolePermissions } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { ACCOUNT_TIMELINE } from '../domain/timeline';
import { nameById } from '../snapshots/name-by-id';
import { Organization } from '../snapshots/organization.entity';
import { Team } from '../snapshots/team.entity';
import { Tag } from '../tags/tag.entity';
import { Account } from './account.entity';
import { seesAnswers, seesFindings, visibleTo } from './accounts.access';
import { toAccountResponse } from './accounts.dto';
import type {
  AccountSearchQuery,
  AccountStatsQuery,
  AccountStatsResponse,
} from './account-search.dto';
import type { AccountNames, AccountResponse } from './accounts.dto';
import { FILTER_CONDITIONS, renewableBy } from './account-filters';

const LIST = {
  sortable: {
    name: 'account.sortName',
    status: 'account.status',
    created: 'account.created',
    modified: 'account.modified',
    score: 'account.score',
  },
  defaultSort: 'name,asc',
  tieBreaker: 'account.id',
};

/** What is counted of accounts, by the name of the number. */
const COUNTED: Readonly<Record<keyof AccountStatsResponse, string>> = {
  total: 'true',
  open: `account.status = 'Open'`,
  quoted: `account.status = 'Quoted'`,
  activePolicy: FILTER_CONDITIONS['ACTIVE POLICY'],
  openForRenewal: FILTER_CONDITIONS['OPEN FOR RENEWAL'],
  notQuotedYet: FILTER_CONDITIONS['NOT QUOTED YET'],
  potentialSubmissions: FILTER_CONDITIONS['POTENTIAL SUBMISSIONS'],
};

@Injectable()
export class AccountsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
    private readonly permissions: RolePermissions,
  ) {}

  /** One account; 404 when it does not exist or is not the caller's to see. */
  async get(id: string, actor: Actor): Promise<AccountResponse> {
    const account = await this.find(id, actor);
    return toAccountResponse(account, await this.namesOf([account], actor));
  }

  /** The row of an account; 404 when it does not exist or is not the caller's to see. */
  async find(id: string, actor: Actor): Promise<Account> {
    const account = await this.visible(actor).andWhere('account.id = :id', { id }).getOne();
    if (!account) throw new DomainError('ACCOUNT_NOT_FOUND', 'Account not found.', 404);
    return account;
  }

  /** The same for what was found out about it: 404 too when the caller sees its score alone. */
  async findScored(id: string, actor: Actor): Promise<Account> {
    const account = await this.find(id, actor);
    if (seesFindings(actor)) return account;
    throw new DomainError('FINDINGS_NOT_FOUND', 'Findings not found.', 404);
  }

  /** The same for its answers: 404 too for partners, who see what follows from them alone. */
  async findAnswered(id: string, actor: Actor): Promise<Account> {
    const account = await this.find(id, actor);
    if (seesAnswers(actor)) return account;
    throw new DomainError('ANSWERS_NOT_FOUND', 'Answers not found.', 404);
  }

  /** What was done to one account that the caller may see. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    await this.find(id, actor);
    return { id, actor, rules: ACCOUNT_TIMELINE };
  }

  async search(request: AccountSearchQuery, actor: Actor): Promise<Page<AccountResponse>> {
    const query = filtered(this.visible(actor), request, this.clock.now());
    const page = await listPage(query, request, LIST);
    const names = await this.namesOf(page.content, actor);
    return { ...page, content: page.content.map((row) => toAccountResponse(row, names)) };
  }

  private visible(actor: Actor): SelectQueryBuilder<Account> {
    const query = this.dataSource.createQueryBuilder(Account, 'account');
    return visibleTo(query.where(`account.status <> 'Deleted'`), actor);
  }

  /** How many accounts stand how, each as many as the list has under its filter. */
  async stats(request: AccountStatsQuery, actor: Actor): Promise<AccountStatsResponse> {
    const now = this.clock.now();
    const query = filtered(this.visible(actor), request, now);
    const counts = Object.entries(COUNTED).map(
      ([name, condition]) => `count(*) filter (where ${condition})::int as "${name}"`,
    );
    query.select(counts.join(', ')).setParameters(renewableBy(now));
    return (await query.getRawOne<AccountStatsResponse>())!;
  }

  /** The same few queries for a whole page, whatever its size. */
  private async namesOf(accounts: Account[], actor: Actor): Promise<AccountNames> {
    const { accountType } = actor;
    const teamIds = [...new Set(accounts.flatMap((account) => account.teamIds))];
    const agencyIds = [...new Set(accounts.flatMap((account) => account.agencyId ?? []))];
    const isTrade = accountType === 'AGENCY' || accountType === 'COWBELL';
    const tagIds = isTrade ? new Set(accounts.flatMap((account) => account.tagIds)) : [];
    const [held, teams, agencies, tags] = await Promise.all([
      // The guard of the call has asked auth with the caller's token where that was needed.
      this.permissions.of(actor, ''),
      this.dataSource.manager.findBy(Team, { id: In(teamIds) }),
      this.dataSource.manager.findBy(Organization, { id: In(agencyIds) }),
      this.dataSource.manager.findBy(Tag, { id: In([...tagIds]) }),
    ]);
    const tagById = new Map(tags.map((tag) => [tag.id, tag]));
    const holds = (permission: string) => hasPermission(held, [permission]);
    return { teams: nameById(teams), agencies: nameById(agencies), tags: tagById, isTrade, holds };
  }
}

function filtered(
  query: SelectQueryBuilder<Account>,
  request: AccountSearchQuery | AccountStatsQuery,
  now: Date,
): SelectQueryBuilder<Account> {
  const {
    search,
    status,
    teamId,
    agencyId,
    after,
    before,
    tags,
    ids,
    filter,
  }: Partial<AccountSearchQuery> = request;
  const pattern = search && containingFolded(search);
  if (pattern) query.andWhere('account.sortName like :pattern', { pattern });
  if (status?.length) query.andWhere('account.status in (:...status)', { status });
  if (teamId) query.andWhere('account.teamIds @> array[cast(:teamId as uuid)]', { teamId });
  if (agencyId) query.andWhere('account.agencyId = :agencyId', { agencyId });
  if (tags?.length) query.andWhere('account.tagIds && cast(:tags as uuid[])', { tags });
  if (ids) query.andWhere('account.id = any(cast(:ids as uuid[]))', { ids });
  if (filter) query.andWhere(`(${FILTER_CONDITIONS[filter]})`, renewableBy(now));
  if (after) query.andWhere('account.created >= :after', { after });
  if (before) query.andWhere('account.created <= :before', { before });
  return query;
}
