import type { Actor } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { Manager } from '../../domain/actions/manage-user';
import { Role } from '../roles/role.entity';

/** The caller as the rules about managing people know it. */
export async function managerOf(em: EntityManager, actor: Actor): Promise<Manager> {
  const role = await em.findOneBy(Role, { id: actor.roleId });
  const { userId, subscriberType } = actor;
  return { userId, subscriberType, permissions: role?.permissions ?? [] };
}
