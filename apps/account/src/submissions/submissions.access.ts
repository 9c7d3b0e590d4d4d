import type { Actor } from '@palisade/platform';
import { isStaff, limitingTeams } from '@palisade/kernel';
import type { SelectQueryBuilder } from 'typeorm';
import type { Submission } from './submission.entity';

/**
 * Narrows a query to the submissions that the caller may see; its alias is `submission`. A person
 * whose teams limit them sees those of accounts of these teams, and those without an account.
 */
export function visibleTo(
  query: SelectQueryBuilder<Submission>,
  actor: Actor,
): SelectQueryBuilder<Submission> {
  query.andWhere(`submission.status <> 'DELETED'`);
  const { accountType, organizationId } = actor;
  if (isStaff(actor)) return query;
  if (accountType !== 'AGENCY') return query.andWhere('false');
  query.andWhere('submission.agencyId = :organizationId', { organizationId });
  const teamIds = limitingTeams(actor);
  if (!teamIds) return query;
  return query.andWhere(
    `(submission.accountId is null or exists (
       select 1 from account held
       where held.id = submission.account_id and held.team_ids && cast(:teamIds as uuid[])))`,
    { teamIds },
  );
}
