import { Caller } from '../../tools/demo/caller.mjs';

const quiet = () => {};

/** A second agency, so that each has rows that the other must not see. */
const MORE_PEOPLE = [{ persona: 'other agency', email: 'agent@bluecoast.example' }];

/** Everybody who calls: each demo persona, the holders of one-time codes, and nobody. */
export async function findCallers(url, holders = []) {
  const people = await new Caller(url, 'nobody', quiet).get('/api/auth/v1/demo-sign-ins');
  const callers = [];
  for (const { persona, email } of [...people, ...MORE_PEOPLE]) {
    const { token } = await Caller.signIn(url, email, quiet);
    const { account } = await new Caller(url, persona, quiet, token).get('/api/auth/v1/users/me');
    const { id: organizationId, accountType } = account;
    callers.push({ name: persona, token, organizationId, accountType });
  }
  for (const { token, accountId } of holders) {
    callers.push({
      name: 'one-time code',
      token,
      organizationId: accountId,
      accountType: 'CUSTOMER',
    });
  }
  return [...callers, { name: 'nobody', token: null, organizationId: null, accountType: null }];
}

/** Those who walked and can open their policy by the code that was mailed to them. */
export const holdersOf = (walks) =>
  walks.map(({ payer, account }) => ({ token: payer.token, accountId: account.id }));
