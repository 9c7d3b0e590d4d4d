import { Caller } from '../../tools/demo/caller.mjs';
import type { Me } from '../../tools/demo/quote-walk.mjs';
import type { Walk } from '../../tools/demo/walk.mjs';

/** Who calls, and for which organisation; nobody has neither. */
export interface FuzzCaller {
  name: string;
  token: string | null;
  organizationId: string | null;
  accountType: string | null;
}

/** Who opens the policy of an account by the code that was mailed. */
export interface CodeHolder {
  token: string | null;
  accountId: string;
}

const quiet = (): void => {};

interface DemoPerson {
  persona: string;
  email: string;
}

/** A second agency, so that each has rows that the other must not see. */
const MORE_PEOPLE = [{ persona: 'other agency', email: 'agent@bluecoast.example' }];

/** Everybody who calls: each demo persona, the holders of one-time codes, and nobody. */
export async function findCallers(url: string, holders: CodeHolder[] = []): Promise<FuzzCaller[]> {
  const nobody = new Caller(url, 'nobody', quiet);
  const people = await nobody.get<DemoPerson[]>('/api/auth/v1/demo-sign-ins');
  const callers: FuzzCaller[] = [];
  for (const { persona, email } of [...people, ...MORE_PEOPLE]) {
    const caller = await Caller.signIn(url, email, quiet);
    const { id: organizationId, accountType } = (await caller.get<Me>('/api/auth/v1/users/me'))
      .account;
    callers.push({ name: persona, token: caller.token, organizationId, accountType });
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
export const holdersOf = (walks: Walk[]): CodeHolder[] =>
  walks.map(({ payer, account }) => ({ token: payer.token, accountId: account.id }));
