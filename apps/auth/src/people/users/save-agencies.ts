import { invalidField } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { Organization } from '../organizations/organization.entity';
import { visibleAgencies } from './agencies.access';
import { namesOf } from './save-teams';
import { UserAccess } from './user-access.entity';

/** Has a person do the work of these agencies alone, answers their names; 400 for one that the caller may not see. */
export async function saveAgencies(
  em: EntityManager,
  userId: string,
  ids: string[],
  actor: Actor,
): Promise<string[]> {
  const agencies = em
    .createQueryBuilder(Organization, 'agency')
    .where(`agency.accountType = 'AGENCY' and not agency.deleted and agency.id = any(:ids)`, {
      ids,
    });
  const chosen = await visibleAgencies(agencies, actor).getMany();
  if (chosen.length !== ids.length) {
    throw invalidField('INVALID_AGENCY', 'The selected agency is invalid.', '/agencies');
  }
  await em.delete(UserAccess, { userId, access: 'AGENCY' });
  const access = 'AGENCY' as const;
  await em.insert(
    UserAccess,
    ids.map((organizationId) => ({ userId, organizationId, access })),
  );
  return namesOf(chosen);
}

/** The names of the agencies whose work a person does, or of the accounts that open to a person. */
export async function accessNamesOf(
  em: EntityManager,
  userId: string,
  access: UserAccess['access'],
): Promise<string[]> {
  const rows: { name: string }[] = await em.query(
    `select organization.name from user_access
     join organization on organization.id = organization_id
     where user_id = $1 and access = $2`,
    [userId, access],
  );
  return namesOf(rows);
}
