import { invalidField } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { Team } from '../teams/team.entity';
import type { User } from './user.entity';

/** Puts a person into these teams of the own organisation, or into its default team; answers their names. */
export async function saveTeams(
  em: EntityManager,
  { id, organizationId }: Pick<User, 'id' | 'organizationId'>,
  teamIds?: string[],
): Promise<string[]> {
  const chosen = teamIds ? { id: In(teamIds) } : { isDefault: true };
  const teams = await em.findBy(Team, { ...chosen, organizationId, deleted: false });
  if (teamIds && teams.length !== teamIds.length) {
    throw invalidField('INVALID_TEAM', 'The selected team is invalid.', '/teamIds');
  }
  await em.query(
    `delete from user_team using team
     where user_id = $1 and team.id = team_id and organization_id = $2`,
    [id, organizationId],
  );
  await em.query('insert into user_team (user_id, team_id) select $1, unnest($2::uuid[])', [
    id,
    teams.map((team) => team.id),
  ]);
  return namesOf(teams);
}

/** As a record tells them: in one order, so that only another set is a change. */
export const namesOf = (rows: readonly { name: string }[]): string[] =>
  rows.map(({ name }) => name).sort();
