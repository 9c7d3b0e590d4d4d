import { invalidField } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { Organization } from '../organizations/organization.entity';
import { visibleAgencies } from './agencies.access';
import { UserAccess } from './user-access.entity';

/** Has a person do the work of these agencies alone; 400 for one that the caller may not see. */
export async function saveAgencies(
  em: EntityManager,
  userId: string,
  ids: string[],
  actor: Actor,
): Promise<void> {
  const agencies = em
    .createQueryBuilder(Organization, 'agency')
    .where(`agency.accountType = 'AGENCY' and not agency.deleted and agency.id = any(:ids)`, {
      ids,
    });
  if ((await visibleAgencies(agencies, actor).getCount()) !== ids.length) {
    throw invalidField('INVALID_AGENCY', 'The selected agency is invalid.', '/agencies');
  }
  await em.delete(UserAccess, { userId, access: 'AGENCY' });
  const access = 'AGENCY' as const;
  await em.insert(
    UserAccess,
    ids.map((organizationId) => ({ userId, organizationId, access })),
  );
}
