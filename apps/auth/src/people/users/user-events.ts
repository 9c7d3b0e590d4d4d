import { scopeOf } from '@palisade/contracts';
import type { NewEvent, Tx } from '@palisade/platform';
import { In } from 'typeorm';
import { scopeOfOrganization } from '../organizations/organization-events';
import type { Person } from './people';
import { findPeople } from './people';
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

/** Publishes a person as the transaction leaves it. */
export const publishUser = (id: string, tx: Tx): Promise<void> => publishUsers([id], tx);

/** Publishes people as the transaction leaves them. */
export async function publishUsers(ids: string[], tx: Tx): Promise<void> {
  const people = await findPeople(tx.em, ids);
  const access = await tx.em.findBy(UserAccess, { userId: In(ids) });
  const of = ({ user }: Person, kind: UserAccess['access']): string[] =>
    access
      .filter((one) => one.userId === user.id && one.access === kind)
      .map((one) => one.organizationId);
  await tx.publishAll(
    people.map((person) =>
      userSaved(person, { agencyIds: of(person, 'AGENCY'), accountIds: of(person, 'ACCOUNT') }),
    ),
  );
}

/** Publishes from which moment on tokens of a person or a key count; older ones are refused. */
export async function publishRevoked(
  rows: readonly { id: string; notBefore: Date }[],
  tx: Tx,
): Promise<void> {
  await tx.publishAll(
    rows.map(({ id: userId, notBefore }) => ({
      type: 'user.sessions-revoked.v1' as const,
      data: { userId, notBefore: notBefore.toISOString(), scope: scopeOf({}) },
    })),
  );
}

/** Publishes who takes what a person who leaves has open. */
export async function publishWorkGiven(userId: string, takerId: string, tx: Tx): Promise<void> {
  const data = { userId, takerId, scope: scopeOf({}) };
  await tx.publish({ type: 'user.work-given.v1', data });
}
