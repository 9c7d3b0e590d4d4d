import { Caller, until } from '../../tools/demo/caller.mjs';
import type { Walk } from '../../tools/demo/walk.mjs';
import { readOperations } from '../../tools/examples/operations.mjs';
import type { Stack } from '../../tools/start/own-stack.mjs';
import type { FuzzCaller } from '../fuzz/callers';
import { addPerson, callerOf, onAuth } from './people';
import type { Tried } from './row-scope';
import { traceAccount, tryRowScope } from './row-scope';

const quiet = (): void => {};
/** What was told by events is there soon. */
const TIMELY_MS = 8_000;

/** What is written of an organisation: others of its columns are computed. */
const WRITTEN = `
  select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
  where table_schema = current_schema() and table_name = 'organization' and is_generated = 'NEVER'`;

const copyOrganization = (columns: string): string => `
  insert into organization (${columns})
  select ${columns} from (
    select (jsonb_populate_record(known, jsonb_build_object(
      'id', gen_random_uuid(), 'name', known.name || ' next door', 'hostname', null))).*
    from organization known
    where id = (select organization_id from app_user where email = $1)
  ) as copied
  returning id`;

/** A partner whom a policy concerns by what was agreed when it was bound, and nobody else of its kind. */
interface Partner {
  accountType: string;
  role: string;
  /** A person of the partner of the walk. */
  email: string;
  /** What it is shown, by id and in lists. */
  places: string[];
}

/**
 * The carrier and the reinsurer of a policy are shown it; a carrier and a reinsurer of which nothing
 * is known but that they sign in are shown nothing of it, whatever they call.
 */
export async function tryPartners(stack: Stack, walk: Walk): Promise<Tried> {
  const operations = readOperations();
  const { admin, account } = walk;
  const traces = await traceAccount(stack.url, operations, {
    staff: admin.token,
    accountId: account.id,
  });
  const partners = partnersOf(walk);
  const strangers = await Promise.all(partners.map((partner) => nextDoorTo(stack, partner)));
  const tried = await tryRowScope(stack.url, operations, { traces, strangers });
  const unseen = await Promise.all(partners.map((partner) => unseenBy(stack.url, partner, walk)));
  return { calls: tried.calls, findings: [...tried.findings, ...unseen.flat()] };
}

function partnersOf({ account, policyId, quote, policyNumber }: Walk): Partner[] {
  const typed = `search=${policyNumber}`;
  const policy = [`/api/policy/v1/${policyId}`, `/api/policy/v1/search?${typed}`];
  return [
    {
      accountType: 'CARRIER',
      role: 'Carrier Admin',
      email: 'carrier@northwall.example',
      places: [
        ...policy,
        `/api/account/v1/${account.id}`,
        `/api/quote/v1/${quote.id}`,
        `/api/claims/v1/search?policyId=${policyId}`,
        `/api/docs/v1/search?policyId=${policyId}`,
        `/api/search/v1?${typed}`,
      ],
    },
    {
      accountType: 'RE_INSURER',
      role: 'Reinsurer User',
      email: 'reinsurer@deepkeel.example',
      places: [...policy, `/api/policy/v1/cessions/search?${typed}`],
    },
  ];
}

/** Somebody of another organisation of the same kind. */
async function nextDoorTo(stack: Stack, { email, ...role }: Partner): Promise<FuzzCaller> {
  const [{ columns }] = await onAuth<{ columns: string }>(stack, WRITTEN, []);
  const [{ id }] = await onAuth<{ id: string }>(stack, copyOrganization(columns), [email]);
  const person = await addPerson(stack, id, role);
  const caller = await Caller.signIn(stack.url, person.email, quiet);
  return callerOf(`another ${role.accountType}`, caller);
}

/** What a partner of the policy is not shown. */
async function unseenBy(
  url: string,
  { email, places }: Partner,
  { account, policyId }: Walk,
): Promise<string[]> {
  const person = await Caller.signIn(url, email, quiet);
  let unseen: string[] = [];
  const isSeen = async (): Promise<boolean> => {
    const answers = await Promise.all(
      places.map(async (place) => ({ place, ...(await person.send<object>('GET', place)) })),
    );
    unseen = answers
      .filter(({ status, answer }) => {
        const text = JSON.stringify(answer);
        return status !== 200 || ![account.id, policyId].some((id) => text.includes(id));
      })
      .map(({ place, status }) => `${place} as ${email}: ${status}, and nothing of the policy`);
    return unseen.length === 0;
  };
  await until('what partners are shown', isSeen, TIMELY_MS).catch(() => undefined);
  return unseen;
}
