import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { hasPermission, REGIONS, toCurrencyUnits } from '@palisade/kernel';
import type { Actor, TimelineSubject } from '@palisade/platform';
import { containingFolded, DomainClock, listPage, RolePermissions } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource, In } from 'typeorm';
import { SUBMISSION_TIMELINE } from '../domain/timeline';
import { nameById } from '../snapshots/name-by-id';
import { Organization } from '../snapshots/organization.entity';
import { StaffPerson } from '../snapshots/staff-person.entity';
import { submissionNotFound } from './submission-rows';
import { Submission } from './submission.entity';
import { visibleTo } from './submissions.access';
import type {
  SubmissionFilter,
  SubmissionSearchQuery,
  SubmissionStatsQuery,
  SubmissionStatsResponse,
} from './submission-search.dto';
import type { AssigneeResponse, SubmissionNames, SubmissionResponse } from './submissions.dto';
import { toSubmission } from './submissions.dto';

const LIST = {
  sortable: {
    modified: 'submission.modified',
    created: 'submission.created',
    accountName: 'submission.sortName',
  },
  // Spec 3 §2.
  defaultSort: 'modified,desc',
  tieBreaker: 'submission.id',
};

const ASSIGNEES_SHOWN = 50;

const FILTERS: Readonly<Record<SubmissionFilter, string>> = {
  OPEN: `submission.status in ('NEW', 'IN_PROGRESS', 'CERTIFIED', 'QUOTED')`,
  UNASSIGNED: `submission.assignedUser is null and submission.status = 'NEW'`,
};

const OF_TEAM = `exists (
  select 1 from account held
  where held.id = submission.account_id and held.team_ids @> array[cast(:teamId as uuid)])`;

/** What is counted, by the name of the number (Spec 3 §6). */
const COUNTED: Readonly<Record<Exclude<keyof SubmissionStatsResponse, 'currency'>, string>> = {
  totalNewBusiness: `count(*) filter (where submission.business_type = 'New Business')`,
  declined: `count(*) filter (where submission.status = 'DECLINED')`,
  lost: `count(*) filter (where submission.status = 'LOST')`,
  renewals: `count(*) filter (where submission.business_type = 'Renewal')`,
  totalQuotedPremium: `coalesce(sum(submission.quoted_premium)
    filter (where submission.currency = :currency), 0)`,
  averageQuotedPremium: `coalesce(round(avg(submission.quoted_premium)
    filter (where submission.currency = :currency)), 0)`,
};

@Injectable()
export class SubmissionsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly permissions: RolePermissions,
    private readonly clock: DomainClock,
  ) {}

  /** One submission; 404 when it does not exist or is not the caller's to see. */
  async get(id: string, actor: Actor): Promise<SubmissionResponse> {
    const submission = await this.find(id, actor);
    return toSubmission(submission, await this.namesOf([submission], actor));
  }

  async search(request: SubmissionSearchQuery, actor: Actor): Promise<Page<SubmissionResponse>> {
    const query = this.visible(actor);
    const { search, status, agencyId, accountId, assignedUser, filter, after, before, teamId } =
      request;
    const pattern = search && containingFolded(search);
    if (pattern) query.andWhere('submission.sortName like :pattern', { pattern });
    if (status?.length) query.andWhere('submission.status in (:...status)', { status });
    if (accountId) query.andWhere('submission.accountId = :accountId', { accountId });
    if (assignedUser) query.andWhere('submission.assignedUser = :assignedUser', { assignedUser });
    if (filter) query.andWhere(FILTERS[filter]);
    if (teamId) query.andWhere(OF_TEAM, { teamId });
    const page = await listPage(within(query, { agencyId, after, before }), request, LIST);
    const names = await this.namesOf(page.content, actor);
    return { ...page, content: page.content.map((row) => toSubmission(row, names)) };
  }

  /** What became of the submissions in the caller's scope. */
  async stats(request: SubmissionStatsQuery, actor: Actor): Promise<SubmissionStatsResponse> {
    const currency = request.currency ?? (await this.currencyOf(actor));
    const query = within(this.visible(actor), request);
    query.andWhere(`submission.status <> 'NON_VIABLE'`);
    const { businessType } = request;
    if (businessType) query.andWhere('submission.businessType = :businessType', { businessType });
    const counts = Object.entries(COUNTED).map(([name, sql]) => `(${sql})::float8 as "${name}"`);
    query.select(counts.join(', ')).setParameters({ currency });
    const counted = (await query.getRawOne<Omit<SubmissionStatsResponse, 'currency'>>())!;
    return {
      ...counted,
      totalQuotedPremium: toCurrencyUnits(counted.totalQuotedPremium),
      averageQuotedPremium: toCurrencyUnits(counted.averageQuotedPremium),
      currency,
    };
  }

  /** At most fifty people of the provider whose name or address a text is part of, by name. */
  async assignees(search?: string): Promise<AssigneeResponse[]> {
    const query = this.dataSource
      .createQueryBuilder(StaffPerson, 'person')
      .where('person.enabled')
      .orderBy('fold_text(person.name)')
      .addOrderBy('person.id')
      .limit(ASSIGNEES_SHOWN);
    if (search) {
      const pattern = containingFolded(search);
      query.andWhere(`fold_text(person.name || ' ' || person.email) like :pattern`, { pattern });
    }
    const people = await query.getMany();
    return people.map(({ id, name, email }) => ({ id, name, email }));
  }

  /** What was done to one submission that the caller may see. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    await this.find(id, actor);
    return { id, actor, rules: SUBMISSION_TIMELINE };
  }

  private async find(id: string, actor: Actor): Promise<Submission> {
    const found = await this.visible(actor).andWhere('submission.id = :id', { id }).getOne();
    return found ?? submissionNotFound();
  }

  private visible(actor: Actor): SelectQueryBuilder<Submission> {
    return visibleTo(this.dataSource.createQueryBuilder(Submission, 'submission'), actor);
  }

  private async currencyOf({ organizationId: id }: Actor): Promise<'USD' | 'GBP'> {
    const organization = await this.dataSource.manager.findOneBy(Organization, { id });
    return REGIONS[organization?.locationAlias ?? 'US'].currency;
  }

  /** The same few queries for a whole page, whatever its size. */
  private async namesOf(submissions: Submission[], actor: Actor): Promise<SubmissionNames> {
    const agencyIds = new Set(submissions.map(({ agencyId }) => agencyId));
    const userIds = new Set(submissions.flatMap(({ assignedUser }) => assignedUser ?? []));
    const { manager } = this.dataSource;
    const [held, agencies, people] = await Promise.all([
      // The guard of the call has asked auth with the caller's token where that was needed.
      this.permissions.of(actor, ''),
      manager.findBy(Organization, { id: In([...agencyIds]) }),
      manager.findBy(StaffPerson, { id: In([...userIds]) }),
    ]);
    const holds = (permission: string) => hasPermission(held, [permission]);
    return { agencies: nameById(agencies), people: nameById(people), holds, now: this.clock.now() };
  }
}

interface Received {
  agencyId?: string;
  after?: Date;
  before?: Date;
}

function within(
  query: SelectQueryBuilder<Submission>,
  { agencyId, after, before }: Received,
): SelectQueryBuilder<Submission> {
  if (agencyId) query.andWhere('submission.agencyId = :agencyId', { agencyId });
  if (after) query.andWhere('submission.created >= :after', { after });
  if (before) query.andWhere('submission.created <= :before', { before });
  return query;
}
