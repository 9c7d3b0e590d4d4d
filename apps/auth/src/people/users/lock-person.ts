import { isStaff } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { PersonRead } from './people';
import { findPerson, lockUser } from './people';
import { userNotFound } from './users.queries';

/** A person whom the caller may see, held until the transaction ends. */
export async function lockPerson(em: EntityManager, id: string, actor: Actor): Promise<PersonRead> {
  await lockUser(em, id);
  return personInReach(em, id, actor);
}

/** A person whom the caller may see; 404 otherwise. */
export async function personInReach(
  em: EntityManager,
  id: string,
  actor: Actor,
): Promise<PersonRead> {
  const person = await findPerson(em, id);
  const isInReach = isStaff(actor) || person?.home.id === actor.organizationId;
  const isOwn = person?.user.id === actor.userId;
  if (!person || person.user.removed || !(isInReach || isOwn)) throw userNotFound();
  return person;
}
