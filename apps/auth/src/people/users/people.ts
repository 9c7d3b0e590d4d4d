import { isStaff } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { seesAllTeams } from '../../domain/roles/roles';
import { Organization } from '../organizations/organization.entity';
import { Role } from '../roles/role.entity';
import { Team } from '../teams/team.entity';
import type { JoinedRow } from './joined-rows';
import { columnsOf, partsOf } from './joined-rows';
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

/** A person as read just now. */
export interface PersonRead extends Person {
  /** Another one with every change of the person's row. */
  state: string;
  passwordHash: string | null;
}

/** The account that somebody has entered. */
export interface Entered {
  organizationId: string;
  roleId: string;
}

const PARTS = { person: User, home: Organization, acting: Organization, role: Role, team: Team };

/**
 * A person by id, in the own organisation or where the person has entered; null for nobody. One
 * statement, because every sign-in and every renewal of a token waits for it.
 */
export async function findPerson(
  em: EntityManager,
  id: string,
  entered: Entered | null = null,
): Promise<PersonRead | null> {
  const rows: JoinedRow[] = await em.query(
    `select person.xmin::text as state, person.password_hash as hash, ${columnsOf(em, PARTS)}
     from app_user as person
     join organization as home on home.id = person.organization_id
     join organization as acting on acting.id = coalesce($2::uuid, home.id)
     join role on role.id = case when acting.id = home.id then person.role_id else $3::uuid end
     left join user_team on user_team.user_id = person.id
     left join team on team.id = user_team.team_id
       and team.organization_id = acting.id and not team.deleted
     where person.id = $1
     order by team.is_default desc, team.sort_name`,
    [id, entered?.organizationId ?? null, entered?.roleId ?? null],
  );
  if (!rows.length) return null;
  const { person, home, acting, role } = partsOf(rows[0], PARTS);
  const teams = rows.map((row) => partsOf(row, { team: Team }).team).filter(({ id }) => id);
  const [{ state, hash }] = rows as { state: string; hash: string | null }[];
  return { user: person, home, organization: acting, role, teams, state, passwordHash: hash };
}

/** People by id in their own organisations, in a few queries for all of them. */
export async function findPeople(em: EntityManager, ids: string[]): Promise<Person[]> {
  const users = await em.findBy(User, { id: In(ids) });
  const byId = <Row extends { id: string }>(rows: Row[]): Map<string, Row> =>
    new Map(rows.map((row) => [row.id, row]));
  const homes = byId(
    await em.findBy(Organization, { id: In(users.map((user) => user.organizationId)) }),
  );
  const roles = byId(await em.findBy(Role, { id: In(users.map(({ roleId }) => roleId)) }));
  const teams = await memberships(em, ids);
  return users.flatMap((user) => {
    const [home, role] = [homes.get(user.organizationId), roles.get(user.roleId)];
    const own = (teams.get(user.id) ?? []).filter((team) => team.organizationId === home?.id);
    return home && role ? [{ user, home, organization: home, role, teams: own }] : [];
  });
}

async function memberships(em: EntityManager, userIds: string[]): Promise<Map<string, Team[]>> {
  const rows: { user_id: string; team_ids: string[] }[] = await em.query(
    `select user_id, array_agg(team_id order by is_default desc, sort_name) as team_ids
     from user_team join team on team.id = team_id
     where user_id = any($1::uuid[]) and not deleted group by user_id`,
    [userIds],
  );
  const teams = await em.findBy(Team, { id: In(rows.flatMap((row) => row.team_ids)) });
  const byId = new Map(teams.map((team) => [team.id, team]));
  const of = (ids: string[]): Team[] => ids.flatMap((id) => byId.get(id) ?? []);
  return new Map(rows.map((row) => [row.user_id, of(row.team_ids)]));
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
export const isJumped = (person: Person): boolean => hasEntered(person) && isStaff(person.home);

/** Whether an account asks a person for a second factor; the provider's people enter without. */
export const asksForMfa = (person: Person): boolean =>
  !isJumped(person) && (person.home.enforceMfa || person.organization.enforceMfa);

/** Whether a person sees the rows of all teams. */
export const seesEveryTeam = (person: Person): boolean =>
  isJumped(person) || seesAllTeams(person.role);

/** Whether a person sees only the rows of the own teams. */
export const isLimitedToTeams = (person: Person): boolean =>
  person.organization.accountType === 'AGENCY' && !seesEveryTeam(person) && person.teams.length > 0;
