import pg from 'pg';
import { Caller } from '../../tools/demo/caller.mjs';
import type { Stack } from '../../tools/start/own-stack.mjs';

const quiet = (): void => {};
const ADMIN = 'admin@palisade.example';
const KEY_SCOPES = ['account:view', 'quote:view', 'quote:create'];

/** Who calls: a person, the holder of a mailed link or an API key, and with which permissions. */
export interface Everyone {
  name: string;
  kind: 'nobody' | 'person' | 'link' | 'key';
  token: string | null;
  held: Set<string>;
}

interface Role {
  id: string;
  account_type: string;
  name: string;
  permissions: string[];
}

interface Person {
  id: string;
  email: string;
  role_id: string;
}

const ADD_PEOPLE = `
  insert into app_user (id, organization_id, role_id, first_name, last_name, email, password_hash,
    email_validated, created, modified)
  select gen_random_uuid(),
    (select id from organization where account_type = role.account_type
       and not deleted order by id limit 1),
    id, 'Matrix', name, 'matrix-' || gen_random_uuid() || '@matrix.example',
    (select password_hash from app_user where email = '${ADMIN}'), now(), now(), now()
  from role where can_be_given
  returning id, email, role_id`;

// What they called may have left rows of theirs.
const SWITCH_OFF = `update app_user set enabled = false, removed = true where id = any($1)`;

/**
 * Runs work with one caller for each role there is, with nobody, with an API key and with the
 * holder of a mailed link; the people are switched off afterwards.
 */
export async function withEverybody<T>(
  { url, database }: Stack,
  link: string | null,
  work: (callers: Everyone[]) => Promise<T>,
): Promise<T> {
  const auth = new pg.Client({ connectionString: `${database}/palisade_auth` });
  await auth.connect();
  const roles: Role[] = (await auth.query('select id, account_type, name, permissions from role'))
    .rows;
  const people: Person[] = (await auth.query(ADD_PEOPLE)).rows;
  try {
    const callers: Everyone[] = [{ name: 'nobody', kind: 'nobody', token: null, held: new Set() }];
    for (const { email, role_id } of people) {
      const role = the(roles, ({ id }) => id === role_id);
      const { token } = await Caller.signIn(url, email, quiet);
      const name = `${role.account_type} ${role.name}`;
      callers.push({ name, kind: 'person', token, held: new Set(role.permissions) });
    }
    const code = the(roles, ({ name }) => name === 'One-time code');
    callers.push({ name: 'link', kind: 'link', token: link, held: new Set(code.permissions) });
    const key = await makeKey(url);
    callers.push({ name: 'API key', kind: 'key', token: key.token, held: new Set(KEY_SCOPES) });
    const answer = await work(callers);
    await key.remove();
    return answer;
  } finally {
    await auth.query(SWITCH_OFF, [people.map(({ id }) => id)]);
    await auth.end();
  }
}

/** The one role that is meant. */
function the(roles: Role[], isMeant: (role: Role) => boolean): Role {
  const role = roles.find(isMeant);
  if (!role) throw new Error('There is no such role.');
  return role;
}

interface Key {
  token: string;
  remove: () => Promise<unknown>;
}

async function makeKey(url: string): Promise<Key> {
  const admin = await Caller.signIn(url, 'agent@harborline.example', quiet);
  const { id, secret } = await admin.post<{ id: string; secret: string }>('/api/auth/v1/api', {
    scopes: KEY_SCOPES,
  });
  const form = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
  const answer = await fetch(`${url}/api/auth/v1/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { token, remove: () => admin.call('DELETE', `/api/auth/v1/api/${id}`) };
}
