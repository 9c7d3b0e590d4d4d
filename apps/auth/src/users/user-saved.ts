import type { NewEvent } from '@palisade/platform';
import { scopeOfOrganization } from '../organizations/organization-saved';
import type { Person } from './people';

/** `user.saved.v1` of a person as it is now. */
export function userSaved({ user, organization, role, teams }: Person): NewEvent<'user.saved.v1'> {
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
      agencyIds: isOf('AGENCY'),
      accountIds: isOf('CUSTOMER'),
      npn,
      authorityLevel,
      enabled,
      removed,
      scope: { ...scopeOfOrganization(organization), teamIds },
    },
  };
}
