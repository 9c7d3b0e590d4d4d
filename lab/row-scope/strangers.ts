import type { Walk } from '../../tools/demo/walk.mjs';
import { readOperations } from '../../tools/examples/operations.mjs';
import { findCallers, holdersOf } from '../fuzz/callers';
import type { Tried } from './row-scope';
import { traceAccount, tryFinding, tryRowScope } from './row-scope';

/** Personas whom any account may concern, by its carrier or because they are staff. */
const CONCERNED = ['admin', 'underwriter', 'carrier', 'reinsurer'];

/** Whose account is kept, the first one's unless it is named, and from whom: all unless named. */
export interface Kept {
  walk?: Walk;
  only?: string[];
}

/** Keeps one walk's account from all whom it does not concern, or from those who are named. */
export async function tryStrangers(
  url: string,
  walks: Walk[],
  { walk = walks[0], only }: Kept = {},
): Promise<Tried & { markers: number }> {
  const operations = readOperations();
  const others = walks.filter((one) => one !== walk);
  const callers = await findCallers(url, holdersOf(others));
  const staff = callers.find(({ name }) => name === 'admin')?.token ?? null;
  const traces = await traceAccount(url, operations, { staff, accountId: walk.account.id });
  const strangers = callers.filter(
    ({ name, organizationId }) =>
      !CONCERNED.includes(name) &&
      organizationId !== walk.me.account.id &&
      (!only || only.includes(name)),
  );
  const { calls, findings } = await tryRowScope(url, operations, { traces, strangers });
  const unfound = await tryFinding(url, operations, { traces, staff });
  return { calls, findings: [...findings, ...unfound], markers: traces.markers.size };
}
