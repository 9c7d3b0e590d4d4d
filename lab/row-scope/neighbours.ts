import pg from 'pg';
import { Caller, until } from '../../tools/demo/caller.mjs';
import type { Me } from '../../tools/demo/quote-walk.mjs';
import type { Walk } from '../../tools/demo/walk.mjs';
import type { Stack } from '../../tools/start/own-stack.mjs';
import type { FuzzCaller } from '../fuzz/callers';

const quiet = (): void => {};
const ADMIN = 'admin@palisade.example';
const TOLD = ['account', 'quote', 'policy', 'billing', 'claims', 'commissions', 'docs'];
const OTHER_AGENCY = 'agent@bluecoast.example';

const ADD_PRODUCER = `
  insert into app_user (id, organization_id, role_id, first_name, last_name, email, password_hash,
    email_validated, created, modified)
  select gen_random_uuid(), $1, role.id, 'Next', 'Door',
    'next-door-' || gen_random_uuid() || '@matrix.example',
    (select password_hash from app_user where email = '${ADMIN}'), now(), now(), now()
  from role where account_type = 'AGENCY' and name = 'Producer'
  returning id, email`;

/**
 * People who stand closer to an account than strangers and still must not see it: a producer of
 * another team of its agency, staff inside another agency, and who was removed from its agency and
 * still holds a token.
 */
export async function neighboursOf(stack: Stack, { me }: Walk): Promise<FuzzCaller[]> {
  const admin = await Caller.signIn(stack.url, ADMIN, quiet);
  return [
    await siblingTeam(stack, admin, me),
    await enteredAgency(stack.url, admin),
    await removedPerson(stack, admin, me),
  ];
}

async function siblingTeam(stack: Stack, admin: Caller, me: Me): Promise<FuzzCaller> {
  const { id: teamId } = await admin.post<{ id: string }>('/api/auth/v1/teams', {
    name: `Next door ${Date.now()}`,
    accountId: me.account.id,
  });
  const { id, email } = await addProducer(stack, me);
  await onAuth(stack, 'insert into user_team (user_id, team_id) values ($1, $2)', [id, teamId]);
  return callerOf('sibling team', await Caller.signIn(stack.url, email, quiet));
}

async function enteredAgency(url: string, admin: Caller): Promise<FuzzCaller> {
  const there = await Caller.signIn(url, OTHER_AGENCY, quiet);
  const { account } = await there.get<Me>('/api/auth/v1/users/me');
  const { token } = await admin.post<{ token: string }>(
    `/api/auth/v1/admin/agencies/${account.id}/jtoken`,
    { accountType: 'AGENCY' },
  );
  const nobody = new Caller(url, 'staff inside', quiet);
  const entered = await nobody.post<{ accessToken: string }>(`/api/auth/v1/admin/enter/${token}`);
  nobody.token = entered.accessToken;
  return callerOf('staff inside another agency', nobody);
}

async function removedPerson(stack: Stack, admin: Caller, me: Me): Promise<FuzzCaller> {
  const { id, email } = await addProducer(stack, me);
  const caller = await Caller.signIn(stack.url, email, quiet);
  const leaver = await callerOf('removed person', caller);
  await admin.call('DELETE', `/api/auth/v1/users/${id}`);
  // Each service hears of it by an event.
  for (const service of TOLD) {
    await until(`the end of the token at ${service}`, async () => {
      const { status } = await caller.send('GET', `/api/${service}/v1/search`);
      return status === 401;
    });
  }
  return leaver;
}

async function callerOf(name: string, caller: Caller): Promise<FuzzCaller> {
  const { account } = await caller.get<Me>('/api/auth/v1/users/me');
  const { id: organizationId, accountType } = account;
  return { name, token: caller.token, organizationId, accountType };
}

interface Producer {
  id: string;
  email: string;
}

const addProducer = async (stack: Stack, { account }: Me): Promise<Producer> =>
  (await onAuth<Producer>(stack, ADD_PRODUCER, [account.id]))[0];

async function onAuth<T extends object>(
  { database }: Stack,
  sql: string,
  values: unknown[],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: `${database}/palisade_auth` });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as T[];
  } finally {
    await client.end();
  }
}
