import pg from 'pg';
import type { Caller } from '../../tools/demo/caller.mjs';
import type { Me } from '../../tools/demo/quote-walk.mjs';
import type { Stack } from '../../tools/start/own-stack.mjs';
import type { FuzzCaller } from '../fuzz/callers';

/** A person who was added, with the password of the demo. */
interface Added {
  id: string;
  email: string;
}

const ADD_PERSON = `
  insert into app_user (id, organization_id, role_id, first_name, last_name, email, password_hash,
    email_validated, created, modified)
  select gen_random_uuid(), $1, role.id, 'Next', 'Door',
    'next-door-' || gen_random_uuid() || '@matrix.example',
    (select password_hash from app_user where email = 'admin@palisade.example'), now(), now(), now()
  from role where account_type = $2 and name = $3
  returning id, email`;

/** Adds a person of a role to an organisation. */
export const addPerson = async (
  stack: Stack,
  organizationId: string,
  { accountType, role }: { accountType: string; role: string },
): Promise<Added> =>
  (await onAuth<Added>(stack, ADD_PERSON, [organizationId, accountType, role]))[0];

/** Who somebody signed in is to the calls that are tried. */
export async function callerOf(name: string, caller: Caller): Promise<FuzzCaller> {
  const { account } = await caller.get<Me>('/api/auth/v1/users/me');
  const { id: organizationId, accountType } = account;
  return { name, token: caller.token, organizationId, accountType };
}

/** The rows that a statement in the database of auth gives. */
export async function onAuth<T extends object>(
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
