import { randomUUID } from 'node:crypto';
import { foldText } from '@palisade/kernel';
import type { TestApp, TestCaller } from '@palisade/testing';
import { misspelt, NAMES, startApp } from '@palisade/testing';
import { service } from '../main';

const API = '/api/auth/v1';
const [AGENCY, ROLE, PERSON] = [randomUUID(), randomUUID(), randomUUID()];
const PERMISSIONS = ['team:view', 'team:create', 'user:view'];
const SHOWN = '&size=100';

interface Listed {
  content: { name: string; firstName: string; email: string }[];
}

/** As long as a name of a team may be. */
const TEAMS = NAMES.map(([name]) => name).filter(({ length }) => length <= 100);

describe('teams, views and people of any name', () => {
  let app: TestApp;
  let agent: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    await app.dataSource.query(
      `insert into organization (id, account_type, name, created, modified)
       values ($1, 'AGENCY', 'Harborline', now(), now())`,
      [AGENCY],
    );
    await app.dataSource.query(
      `insert into role (id, account_type, name, scopes, permissions)
       values ($1, 'AGENCY', 'Finder', '{}', '{}')`,
      [ROLE],
    );
    for (const [place, [name]] of NAMES.entries()) {
      await app.dataSource.query(
        `insert into app_user (id, organization_id, role_id, first_name, last_name, email, created, modified)
         values ($1, $2, $3, $4, 'Quill', $5, now(), now())`,
        [place ? randomUUID() : PERSON, AGENCY, ROLE, name, `p${place}@harborline.example`],
      );
    }
    const person = { accountType: 'AGENCY', organizationId: AGENCY, userId: PERSON } as const;
    agent = await app.signIn({ ...person, permissions: PERMISSIONS });
    for (const name of TEAMS) {
      expect([name, (await agent.post(`${API}/teams`, { name })).status]).toEqual([name, 201]);
    }
  });
  afterAll(() => app.close());

  const found = async (list: string, search: string): Promise<Listed['content']> =>
    (await agent.get<Listed>(`${API}/${list}?search=${encodeURIComponent(search)}${SHOWN}`)).body
      .content;

  it.each(TEAMS)('the team %s is found, and refused in another spelling', async (name) => {
    const kept = name.normalize('NFC');
    const teams = await found('teams/all', misspelt(name));
    expect(teams.map((team) => team.name)).toContain(kept);
    const again = await agent.post(`${API}/teams`, { name: misspelt(name) });
    const isAlike = misspelt(name).trim().normalize('NFC') === kept;
    const detail = `A team with this name exists already${isAlike ? '' : `: ${kept}`}.`;
    expect(again).toMatchObject({ status: 409, body: { code: 'DUPLICATE_TEAM', detail } });
  });

  it.each(NAMES.map(([name]) => name))('the person %s is found', async (name) => {
    const people = await found('users', misspelt(name));
    expect(people.map(({ firstName }) => firstName)).toContain(name);
  });

  it.each([
    ['teams/all', ({ name }: Listed['content'][0]) => name],
    ['users', ({ firstName }: Listed['content'][0]) => `${firstName} Quill`],
  ])('%s stand where their letters say', async (list, nameOf) => {
    const rows = (await found(list, '')).map((row) => Buffer.from(foldText(nameOf(row))));
    expect(rows.length).toBeGreaterThan(50);
    expect([...rows].sort(Buffer.compare)).toEqual(rows);
  });

  it('a person has one view of a name, however it is written', async () => {
    const view = { screen: 'accounts', name: 'Élan', query: '' };
    expect((await agent.post(`${API}/me/views`, view)).status).toBe(201);
    const again = await agent.post(`${API}/me/views`, { ...view, name: 'ELAN' });
    const detail = 'You have a view with this name already: Élan.';
    expect(again).toMatchObject({ status: 409, body: { code: 'DUPLICATE_VIEW', detail } });
  });
});
