import type { Actor } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { PersonRead } from './people';
import { findPerson, lockUser } from './people';
import { UserAccess } from './user-access.entity';
import { userNotFound } from './users.queries';
import { hostOf } from './users.access';

/** The role that another's person has in the caller's account; null for whoever did not join it. */
async function guestRoleOf(
  em: EntityManager,
  userId: string,
  actor: Actor,
): Promise<string | null> {
  const organizationId = hostOf(actor);
  if (organizationId === null || userId === actor.userId) return null;
  const joined = await em.findOneBy(UserAccess, { userId, organizationId, access: 'ACCOUNT' });
  return joined?.roleId ?? null;
}

/** Whether a person of another organisation joined the caller's account. */
export const isGuestOf = async (
  em: EntityManager,
  userId: string,
  actor: Actor,
): Promise<boolean> => (await guestRoleOf(em, userId, actor)) !== null;

/** A guest of the caller's account, as there, held until the transaction ends; 404 otherwise. */
export async function lockGuest(
  em: EntityManager,
  userId: string,
  actor: Actor,
): Promise<PersonRead> {
  await lockUser(em, userId);
  const { organizationId } = actor;
  const roleId = await guestRoleOf(em, userId, actor);
  const guest = roleId && (await findPerson(em, userId, { organizationId, roleId }));
  if (!guest || guest.user.removed) throw userNotFound();
  return guest;
}
