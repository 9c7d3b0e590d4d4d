import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { Team } from './team.entity';

/** Narrows a query to the teams that the caller works in; its alias is `team`. */
export function ownedBy(query: SelectQueryBuilder<Team>, actor: Actor): SelectQueryBuilder<Team> {
  const { organizationId, teamIds } = actor;
  query.andWhere('team.organizationId = :organizationId', { organizationId });
  if (actor.seesAllTeams || !teamIds.length) return query;
  return query.andWhere('team.id = any(:teamIds)', { teamIds });
}

/** Narrows a query to the teams that the caller may see: staff see those of every organisation. */
export function visibleTo(query: SelectQueryBuilder<Team>, actor: Actor): SelectQueryBuilder<Team> {
  return actor.accountType === 'COWBELL' ? query : ownedBy(query, actor);
}

/** Narrows a query to the teams that the caller administers: all of the organisation, or of any. */
export function managedBy(query: SelectQueryBuilder<Team>, actor: Actor): SelectQueryBuilder<Team> {
  const { accountType, organizationId } = actor;
  if (accountType === 'COWBELL') return query;
  return query.andWhere('team.organizationId = :organizationId', { organizationId });
}

export const teamNotFound = (): DomainError =>
  new DomainError('TEAM_NOT_FOUND', 'Team not found.', 404);
