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

/** The names of the agencies whose work a person does. */
export async function agencyNamesOf(em: EntityManager, userId: string): Promise<string[]> {
  const rows: { name: string }[] = await em.query(
    `select agency.name from user_access access
     join organization agency on agency.id = access.organization_id
     where access.user_id = $1 and access.access = 'AGENCY'`,
    [userId],
  );
  return namesOf(rows);
}
