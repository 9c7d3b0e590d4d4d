import { byFolded } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { Organization } from '../organizations/organization.entity';
import { Role } from '../roles/role.entity';
import { Team } from '../teams/team.entity';
import type { UserAccessResponse, UserRow } from './users.dto';
import { UserAccess } from './user-access.entity';
import type { User } from './user.entity';

/**
 * What belongs to these people, read with one query for each kind. Guests of the host, who joined
 * it beside their own organisation, are as they are there: nothing of elsewhere is told.
 */
export async function rowsOf(
  em: EntityManager,
  users: User[],
  hostId: string | null,
): Promise<UserRow[]> {
  const ids = users.map(({ id }) => id);
  const access = await em.findBy(UserAccess, { userId: In(ids) });
  const guestRoles = guestRolesOf(users, access, hostId);
  const roleIdOf = ({ id, roleId }: User): string => guestRoles.get(id) ?? roleId;
  const organizationIds = [
    ...users.map(({ organizationId }) => organizationId),
    ...access.map(({ organizationId }) => organizationId),
  ];
  const organizations = await byId(em, Organization, organizationIds);
  const roles = await byId(em, Role, users.map(roleIdOf));
  const teams = await teamsOf(em, ids);
  const pending = await withoutPassword(em, ids);
  return users.map((user) => {
    const isGuest = guestRoles.has(user.id);
    const placeId = isGuest ? hostId : user.organizationId;
    const told = isGuest ? access.filter((one) => isGuestAccess(one, hostId)) : access;
    return {
      user,
      isGuest,
      organization: organizations.get(user.organizationId) as Organization,
      role: roles.get(roleIdOf(user)) as Role,
      teams: (teams.get(user.id) ?? []).filter((team) => team.organizationId === placeId),
      access: accessOf(user, told, organizations),
      isPending: pending.has(user.id),
    };
  });
}

const isGuestAccess = ({ access, organizationId }: UserAccess, hostId: string | null): boolean =>
  access === 'ACCOUNT' && organizationId === hostId;

/** The roles of the guests among these people, by person. */
function guestRolesOf(
  users: User[],
  access: UserAccess[],
  hostId: string | null,
): Map<string, string> {
  const away = new Set(users.filter((user) => user.organizationId !== hostId).map(({ id }) => id));
  return new Map(
    access.flatMap((one): [string, string][] =>
      isGuestAccess(one, hostId) && one.roleId && away.has(one.userId)
        ? [[one.userId, one.roleId]]
        : [],
    ),
  );
}

function accessOf(
  user: User,
  access: UserAccess[],
  organizations: Map<string, Organization>,
): UserAccessResponse[] {
  return access
    .filter(({ userId }) => userId === user.id)
    .map(({ organizationId, access: kind }) => ({
      accountId: organizationId,
      name: organizations.get(organizationId)?.name ?? '',
      access: kind,
    }))
    .sort((one, other) => byFolded(one.name, other.name));
}

async function byId<T extends { id: string }>(
  em: EntityManager,
  entity: new () => T,
  ids: string[],
): Promise<Map<string, T>> {
  const rows = await em
    .createQueryBuilder(entity, 'row')
    .where('row.id = any(:ids)', { ids: [...new Set(ids)] })
    .getMany();
  return new Map(rows.map((row) => [row.id, row]));
}

async function teamsOf(em: EntityManager, userIds: string[]): Promise<Map<string, Team[]>> {
  const members: { user_id: string; team_id: string }[] = await em.query(
    'select user_id, team_id from user_team where user_id = any($1)',
    [userIds],
  );
  const teams = await em.find(Team, {
    where: { id: In(members.map(({ team_id }) => team_id)), deleted: false },
    order: { isDefault: 'DESC', sortName: 'ASC' },
  });
  const isIn = (team: Team, userId: string): boolean =>
    members.some((one) => one.team_id === team.id && one.user_id === userId);
  return new Map(userIds.map((id) => [id, teams.filter((team) => isIn(team, id))]));
}

async function withoutPassword(em: EntityManager, ids: string[]): Promise<Set<string>> {
  const rows: { id: string }[] = await em.query(
    'select id from app_user where id = any($1) and password_hash is null',
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}
