import { Caller, until } from '../../tools/demo/caller.mjs';
import type { Me } from '../../tools/demo/quote-walk.mjs';
import type { Walk } from '../../tools/demo/walk.mjs';
import type { Stack } from '../../tools/start/own-stack.mjs';
import type { FuzzCaller } from '../fuzz/callers';
import { addPerson, callerOf, onAuth } from './people';

const quiet = (): void => {};
const ADMIN = 'admin@palisade.example';
const TOLD = ['account', 'quote', 'policy', 'billing', 'claims', 'commissions', 'docs'];
const OTHER_AGENCY = 'agent@bluecoast.example';

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

const addProducer = (stack: Stack, { account }: Me): Promise<{ id: string; email: string }> =>
  addPerson(stack, account.id, { accountType: 'AGENCY', role: 'Producer' });
