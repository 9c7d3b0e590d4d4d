import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { withinTeams } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { Notice } from './notice.entity';

/**
 * Narrows a query to the caller's own notices whose rows they may still see: of the organisation
 * they act in, in their teams, by what their role permits now. Its alias is `notice`.
 */
export function visibleTo(
  query: SelectQueryBuilder<Notice>,
  actor: Actor,
): SelectQueryBuilder<Notice> {
  const { userId, organizationId, roleId } = actor;
  query
    .andWhere('notice.userId = :userId', { userId })
    .andWhere('notice.organizationId = :organizationId', { organizationId })
    .andWhere(
      `notice.permission = any(
         select unnest(role.permissions) from role where role.id = :roleId)`,
      { roleId },
    );
  return actor.accountType === 'AGENCY' ? withinTeams(query, actor, 'notice.teamIds') : query;
}

export const noticeNotFound = (): DomainError =>
  new DomainError('NOTIFICATION_NOT_FOUND', 'Notification not found.', 404);
