import { DomainError, isStaff, limitingTeams } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { Team } from './team.entity';

/** Narrows a query to the teams that the caller works in; its alias is `team`. */
export function ownedBy(query: SelectQueryBuilder<Team>, actor: Actor): SelectQueryBuilder<Team> {
  const { organizationId } = actor;
  query.andWhere('team.organizationId = :organizationId', { organizationId });
  const teamIds = limitingTeams(actor);
  return teamIds ? query.andWhere('team.id = any(:teamIds)', { teamIds }) : query;
}

/** Narrows a query to the teams that the caller may see: staff see those of every organisation. */
export function visibleTo(query: SelectQueryBuilder<Team>, actor: Actor): SelectQueryBuilder<Team> {
  return isStaff(actor) ? query : ownedBy(query, actor);
}

/** Narrows a query to the teams that the caller administers: all of the organisation, or of any. */
export function managedBy(query: SelectQueryBuilder<Team>, actor: Actor): SelectQueryBuilder<Team> {
  if (isStaff(actor)) return query;
  const { organizationId } = actor;
  return query.andWhere('team.organizationId = :organizationId', { organizationId });
}

export const teamNotFound = (): DomainError =>
  new DomainError('TEAM_NOT_FOUND', 'Team not found.', 404);
