import { Injectable } from '@nestjs/common';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource, In } from 'typeorm';
import { Account } from '../accounts/account.entity';
import { visibleTo as visibleAccounts } from '../accounts/accounts.access';
import { agentOfAccount, saveServing } from '../agents/serve-account';
import { SUBMISSION_TRANSITIONS } from '../domain/submissions/submission-status';
import { Agent } from '../snapshots/agent.entity';
import { Organization } from '../snapshots/organization.entity';
import { Team } from '../snapshots/team.entity';
import { moveSubmission } from '../submissions/submission-rows';
import { Submission } from '../submissions/submission.entity';
import { visibleTo as visibleSubmissions } from '../submissions/submissions.access';
import type { AccountWorkResponse } from './open-work.dto';

/** The open submissions and the accounts of one person. */
@Injectable()
export class OpenWorkService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  async count(userId: string, actor: Actor): Promise<AccountWorkResponse> {
    const submissions = this.dataSource.createQueryBuilder(Submission, 'submission');
    const accounts = this.dataSource.createQueryBuilder(Account, 'account');
    return {
      submissions: await visibleSubmissions(submissionsOf(submissions, userId), actor).getCount(),
      accounts: await visibleAccounts(accountsOf(accounts, userId), actor).getCount(),
    };
  }

  /** All that a person who leaves has open goes to another one, whatever became of that one since. */
  async handOver(tx: Tx, from: string, to: string): Promise<void> {
    const now = this.clock.now();
    const submissions = tx.em.createQueryBuilder(Submission, 'submission').orderBy('submission.id');
    for (const submission of await locked(submissionsOf(submissions, from))) {
      const { status, operationalStatus } = submission;
      // What an agency was asked for is still waited for.
      const patch = { assignedUser: to, operationalStatus };
      await moveSubmission(tx, submission, { action: 'reassign', to: status, patch, now });
    }
    const accounts = tx.em.createQueryBuilder(Account, 'account').orderBy('account.id');
    const held = await locked(accountsOf(accounts, from));
    if (!held.length) return;
    const taker = await tx.em.findOneByOrFail(Agent, { id: to });
    const { organizationId: agencyId } = taker;
    const { name } = await tx.em.findOneByOrFail(Organization, { id: agencyId });
    const agent = agentOfAccount(taker, name);
    const teams = await tx.em.findBy(Team, { id: In(taker.teamIds), deleted: false });
    const ownTeams = teams.map(({ id }) => id);
    for (const account of held) {
      const teamIds = seenTeams(account.teamIds, ownTeams);
      await saveServing(tx, account, { agencyId, teamIds, agent }, now);
    }
  }
}

/** The teams of an account that a person of these teams serves: it is in reach of one of them. */
const seenTeams = (kept: string[], own: string[]): string[] =>
  kept.some((id) => own.includes(id)) ? kept : [...kept, ...own];

const locked = <Row extends object>(query: SelectQueryBuilder<Row>): Promise<Row[]> =>
  query.setLock('pessimistic_write').getMany();

function submissionsOf(
  query: SelectQueryBuilder<Submission>,
  userId: string,
): SelectQueryBuilder<Submission> {
  const worked = SUBMISSION_TRANSITIONS.reassign.from;
  return query
    .andWhere('submission.assignedUser = :userId', { userId })
    .andWhere('submission.status in (:...worked)', { worked });
}

const accountsOf = (query: SelectQueryBuilder<Account>, userId: string) =>
  query
    .andWhere(`account.agent ->> 'userId' = :userId`, { userId })
    .andWhere(`account.status <> 'Deleted'`);
