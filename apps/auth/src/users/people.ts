import type { EntityManager } from 'typeorm';
import { seesAllTeams } from '../domain/roles/roles';
import { Organization } from '../organizations/organization.entity';
import { Role } from '../roles/role.entity';
import { Team } from '../teams/team.entity';
import { User } from './user.entity';

/** A user with what the tokens and the profile say of the person. */
export interface Person {
  user: User;
  organization: Organization;
  role: Role;
  /** The teams that the person belongs to, the default team first. */
  teams: Team[];
}

/** A person by id; null when there is none. */
export async function findPerson(em: EntityManager, id: string): Promise<Person | null> {
  const user = await em.findOneBy(User, { id });
  if (!user) return null;
  const teams = await em
    .createQueryBuilder(Team, 'team')
    .innerJoin('user_team', 'membership', 'membership.team_id = team.id')
    .where('membership.user_id = :id and not team.deleted', { id })
    .orderBy('team.isDefault', 'DESC')
    .addOrderBy('team.sortName', 'ASC')
    .getMany();
  const organization = await em.findOneByOrFail(Organization, { id: user.organizationId });
  const role = await em.findOneByOrFail(Role, { id: user.roleId });
  return { user, organization, role, teams };
}

/** Holds off everybody else who changes what belongs to a person, until the transaction ends. */
export async function lockUser(em: EntityManager, id: string): Promise<void> {
  await em.query('select 1 from app_user where id = $1 for update', [id]);
}

/** Whether a person may act at all. */
export const isActive = ({ user, organization }: Person): boolean =>
  user.enabled && !user.removed && !organization.deleted;

/** Whether a person sees only the rows of the own teams. */
export const isLimitedToTeams = ({ organization, role, teams }: Person): boolean =>
  organization.accountType === 'AGENCY' && !seesAllTeams(role) && teams.length > 0;
