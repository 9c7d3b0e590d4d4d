import type { NewEvent, Tx } from '@palisade/platform';
import { scopeOfOrganization } from '../organizations/organization-saved';
import type { Person } from './people';
import { findPerson } from './people';
import { UserAccess } from './user-access.entity';

/** `user.saved.v1` of a person as it is now. */
function userSaved(
  { user, organization, role, teams }: Person,
  access: { agencyIds: string[]; accountIds: string[] },
): NewEvent<'user.saved.v1'> {
  const { firstName, lastName, email, phone, npn, authorityLevel, enabled, removed } = user;
  const teamIds = teams.map((team) => team.id);
  const isOf = (type: string): string[] =>
    organization.accountType === type ? [organization.id] : [];
  return {
    type: 'user.saved.v1',
    data: {
      userId: user.id,
      organizationId: organization.id,
      accountType: organization.accountType,
      contact: { firstName, lastName, email, phone },
      roleId: role.id,
      roleName: role.name,
      teamIds,
      agencyIds: [...isOf('AGENCY'), ...access.agencyIds],
      accountIds: [...isOf('CUSTOMER'), ...access.accountIds],
      npn,
      authorityLevel,
      enabled,
      removed,
      scope: { ...scopeOfOrganization(organization), teamIds },
    },
  };
}

/** Tells the others of a person as the transaction leaves it. */
export async function publishUser(id: string, { em, publish }: Tx): Promise<void> {
  const person = await findPerson(em, id);
  if (!person) return;
  const access = await em.findBy(UserAccess, { userId: id });
  const of = (kind: UserAccess['access']): string[] =>
    access.filter((one) => one.access === kind).map((one) => one.organizationId);
  await publish(userSaved(person, { agencyIds: of('AGENCY'), accountIds: of('ACCOUNT') }));
}
