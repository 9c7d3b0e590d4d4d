import type { EntityManager } from 'typeorm';
import { seesAllTeams } from '../domain/roles/roles';
import { Organization } from '../organizations/organization.entity';
import { Role } from '../roles/role.entity';
import type { Session } from '../sessions/session.entity';
import { Team } from '../teams/team.entity';
import { User } from './user.entity';

/** A user with what the tokens and the profile say of the person. */
export interface Person {
  user: User;
  /** The organisation that the person belongs to. */
  home: Organization;
  /** The organisation that the person acts in: `home` unless another account was entered. */
  organization: Organization;
  /** The role in that organisation. */
  role: Role;
  /** The person's teams of that organisation, the default team first. */
  teams: Team[];
}

/** The account that somebody has entered. */
export interface Entered {
  organizationId: string;
  roleId: string;
}

/** A person by id, in the own organisation or where the person has entered; null for nobody. */
export async function findPerson(
  em: EntityManager,
  id: string,
  entered: Entered | null = null,
): Promise<Person | null> {
  const user = await em.findOneBy(User, { id });
  if (!user) return null;
  const home = await em.findOneByOrFail(Organization, { id: user.organizationId });
  const isHome = !entered || entered.organizationId === home.id;
  const { organizationId, roleId } = isHome ? user : entered;
  const organization = isHome
    ? home
    : await em.findOneByOrFail(Organization, { id: organizationId });
  const role = await em.findOneByOrFail(Role, { id: roleId });
  return { user, home, organization, role, teams: await teamsOf(em, id, organizationId) };
}

/** The account that the holder of a session or token has entered; null in the own organisation. */
export const enteredBy = (session: Session): Entered | null =>
  session.actingOrganizationId && session.actingRoleId
    ? { organizationId: session.actingOrganizationId, roleId: session.actingRoleId }
    : null;

function teamsOf(em: EntityManager, userId: string, organizationId: string): Promise<Team[]> {
  return em
    .createQueryBuilder(Team, 'team')
    .innerJoin('user_team', 'membership', 'membership.team_id = team.id')
    .where('membership.user_id = :userId and not team.deleted', { userId })
    .andWhere('team.organizationId = :organizationId', { organizationId })
    .orderBy('team.isDefault', 'DESC')
    .addOrderBy('team.sortName', 'ASC')
    .getMany();
}

/** Holds off everybody else who changes what belongs to a person, until the transaction ends. */
export async function lockUser(em: EntityManager, id: string): Promise<void> {
  await em.query('select 1 from app_user where id = $1 for update', [id]);
}

/** Holds off everybody else who makes a login of an address, until the transaction ends. */
export async function lockAddress(em: EntityManager, email: string): Promise<void> {
  await em.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [email]);
}

/** Whether a person may act at all. */
export const isActive = ({ user, home, organization }: Person): boolean =>
  user.enabled && !user.removed && !home.deleted && !organization.deleted;

/** Whether a person acts in an account that is not the own organisation. */
export const hasEntered = ({ home, organization }: Person): boolean => home.id !== organization.id;

/** Whether a person who has entered an account came from the provider. */
export const isJumped = (person: Person): boolean =>
  hasEntered(person) && person.home.accountType === 'COWBELL';

/** Whether an account asks a person for a second factor; the provider's people enter without. */
export const asksForMfa = (person: Person): boolean =>
  !isJumped(person) && (person.home.enforceMfa || person.organization.enforceMfa);

/** Whether a person sees the rows of all teams. */
export const seesEveryTeam = (person: Person): boolean =>
  isJumped(person) || seesAllTeams(person.role);

/** Whether a person sees only the rows of the own teams. */
export const isLimitedToTeams = (person: Person): boolean =>
  person.organization.accountType === 'AGENCY' && !seesEveryTeam(person) && person.teams.length > 0;
