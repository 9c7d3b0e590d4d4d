import { isStaff } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { User } from './user.entity';

type People = SelectQueryBuilder<User>;

/** What a person who joined the caller's account has there. */
const JOINED = `select joined.role_id from user_access as joined where joined.user_id = person.id
  and joined.organization_id = :organizationId and joined.access = 'ACCOUNT'`;

/** Narrows a query to the people whose logins are the caller's to see; its alias is `person`. */
export function visibleTo(query: People, actor: Actor): People {
  if (isStaff(actor)) return query;
  const { organizationId } = actor;
  return query.andWhere('person.organizationId = :organizationId', { organizationId });
}

/** Narrows it to the people of the caller's account: also those who joined it beside their own. */
export function listedFor(query: People, actor: Actor): People {
  if (isStaff(actor)) return query;
  const { organizationId } = actor;
  const own = 'person.organizationId = :organizationId';
  return query.andWhere(`(${own} or exists (${JOINED}))`, { organizationId });
}

/** Narrows it to the people who have a role where the caller sees them. */
export function withRole(query: People, roleId: string, actor: Actor): People {
  if (isStaff(actor)) return query.andWhere('person.roleId = :roleId', { roleId });
  const { organizationId } = actor;
  const held = `coalesce((${JOINED}), person.roleId)`;
  return query.andWhere(`${held} = :roleId`, { roleId, organizationId });
}

/** The account whose guests a caller sees as such; none for staff, who see everybody at home. */
export const hostOf = (actor: Actor): string | null =>
  isStaff(actor) ? null : actor.organizationId;
