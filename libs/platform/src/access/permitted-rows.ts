import type { EntityManager } from 'typeorm';
import type { Actor } from '../context/actor';
import type { Narrowable } from './row-scope';

/** Of a role that is not known here yet nothing is assumed. */
const IS_HELD = (role: string, permission: string): string =>
  `exists (select 1 from role_permission where role_id = ${role} and ${permission} = any(permissions))`;

const isAskedFor = ({ onlyPermissions: only }: Actor, permission: string): boolean =>
  !only || only.includes(permission);

/** Narrows a query to the rows of a condition, but for callers who have a permission. */
export function unlessPermitted<Query extends Narrowable>(
  query: Query,
  actor: Actor,
  permission: string,
  condition: string,
): Query {
  if (!isAskedFor(actor, permission)) return query.andWhere(condition);
  const parameters = { callersRole: actor.roleId, callersNeed: permission };
  return query.andWhere(`(${condition} or ${IS_HELD(':callersRole', ':callersNeed')})`, parameters);
}

/** Whether a caller has a permission, as the rows of a query are narrowed by it. */
export async function isPermitted(
  em: EntityManager,
  actor: Actor,
  permission: string,
): Promise<boolean> {
  if (!isAskedFor(actor, permission)) return false;
  const [{ held }]: { held: boolean }[] = await em.query(`select ${IS_HELD('$1', '$2')} as held`, [
    actor.roleId,
    permission,
  ]);
  return held;
}
