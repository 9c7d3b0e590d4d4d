import type { Walk } from '../../tools/demo/walk.mjs';
import { readOperations } from '../../tools/examples/operations.mjs';
import type { Stack } from '../../tools/start/own-stack.mjs';
import { findCallers, holdersOf } from '../fuzz/callers';
import type { Tried } from './row-scope';
import { neighboursOf } from './neighbours';
import { traceAccount, tryFinding, tryRowScope } from './row-scope';
import { Traces } from './traces';

/** Personas whom any account may concern, by its carrier or because they are staff. */
const CONCERNED = ['admin', 'underwriter', 'carrier', 'reinsurer'];

/** Whose account is kept, the first one's unless it is named, and from whom: all unless named. */
export interface Kept {
  walk?: Walk;
  only?: string[];
}

/**
 * Keeps one walk's account from its neighbours: a team beside its own, staff in another agency, who
 * was removed; and a later quote of the same insured from who opened the policy by a mailed link.
 */
export async function tryNeighbours(stack: Stack, walk: Walk): Promise<Tried> {
  const operations = readOperations();
  const { url } = stack;
  const { token: staff } = walk.admin;
  const traces = await traceAccount(url, operations, { staff, accountId: walk.account.id });
  const strangers = await neighboursOf(stack, walk);
  const beside = await tryRowScope(url, operations, { traces, strangers });
  const [holder] = holdersOf([walk]);
  const link = { ...holder, name: 'a link to another policy', organizationId: holder.accountId };
  const later = await tryRowScope(url, operations, {
    traces: Traces.ofQuote(await walk.anotherQuote()),
    strangers: [{ ...link, accountType: 'CUSTOMER' }],
  });
  return {
    calls: beside.calls + later.calls,
    findings: [...beside.findings, ...later.findings],
  };
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
