import type { INestApplicationContext } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { Config, loadHistory, Transactions } from '@palisade/platform';
import {
  DEMO_ORGANIZATIONS,
  DEMO_TEAMS,
  demoOrganization,
  userId,
} from './demo/demo-organizations';
import type { DemoPerson } from './demo/demo-people';
import { CLAIMS_TEAM, CLOCK_KEEPER, NEIGHBOURS, PERSONAS } from './demo/demo-people';
import { DEMO_PASSWORD } from './demo/demo-sign-ins';
import { PasswordHasher } from './identity/passwords/password-hasher';
import { OrganizationsService } from './people/organizations/organizations.service';
import { Team } from './people/teams/team.entity';
import { TeamsService } from './people/teams/teams.service';
import { User } from './people/users/user.entity';
import type { NewUser } from './people/users/users.service';
import { UsersService } from './people/users/users.service';

const SEED_LOCK = 7_310_103;

/** The business of the eighteen months before; what exists stays as it is. */
export const prepare = (app: INestApplicationContext): Promise<void> =>
  loadHistory(app, { service: 'auth', filled: 'client_account' });

/** Makes the demo organisations, teams and people; what exists is left as it is. */
export async function seed(app: INestApplicationContext): Promise<void> {
  if (app.get(Config).values.NODE_ENV === 'production') {
    throw new Error('Demo data, with its known password, is not for production.');
  }
  const passwordHash = await app.get(PasswordHasher).hash(DEMO_PASSWORD);
  // A person has the id of its place: others come at the end.
  const people: DemoPerson[] = [
    ...Object.values(PERSONAS),
    ...NEIGHBOURS,
    CLOCK_KEEPER,
    ...CLAIMS_TEAM,
  ];
  await app.get(Transactions).run(async (tx) => {
    await tx.em.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
    for (const organization of DEMO_ORGANIZATIONS) {
      await app.get(OrganizationsService).create(organization, tx);
    }
    await seedTeams(app.get(TeamsService), tx);
    for (const [index, person] of people.entries()) {
      const id = userId(index + 1);
      if (await tx.em.existsBy(User, { id })) continue;
      await app.get(UsersService).create({ id, passwordHash, ...newUser(person) }, tx);
    }
  });
}

async function seedTeams(teams: TeamsService, tx: Tx): Promise<void> {
  for (const team of DEMO_TEAMS) {
    if (!(await tx.em.existsBy(Team, { id: team.id }))) await teams.create(team, tx);
  }
}

function newUser(person: DemoPerson): Omit<NewUser, 'id' | 'passwordHash'> {
  const { organization, role, teams, ...fields } = person;
  const { id: organizationId, accountType } = demoOrganization(organization);
  const isOwn = ({ name, isDefault }: Pick<Team, 'name' | 'isDefault'>): boolean =>
    teams ? teams.includes(name) : isDefault;
  const ownTeams = DEMO_TEAMS.filter((team) => team.organizationId === organizationId);
  const teamIds = ownTeams.filter(isOwn).map((team) => team.id);
  return { ...fields, organizationId, role: { accountType, name: role }, teamIds };
}
