import { findCallers, holdersOf } from '../fuzz/callers';
import { readOperations } from '../fuzz/operations';
import { traceAccount, tryRowScope } from './row-scope';

/** Personas whom any account may concern, by its carrier or because they are staff. */
const CONCERNED = ['admin', 'underwriter', 'carrier', 'reinsurer'];

/**
 * Keeps one walk's account from all whom it does not concern, or from those who are named.
 * @param {string} url
 * @param {any[]} walks
 * @param {{ walk?: any, only?: string[] }} options
 */
export async function tryStrangers(url, walks, { walk = walks[0], only } = {}) {
  const operations = readOperations();
  const others = walks.filter((one) => one !== walk);
  const callers = await findCallers(url, holdersOf(others));
  const staff = callers.find(({ name }) => name === 'admin').token;
  const traces = await traceAccount(url, operations, { staff, accountId: walk.account.id });
  const strangers = callers.filter(
    ({ name, organizationId }) =>
      !CONCERNED.includes(name) &&
      organizationId !== walk.me.account.id &&
      (!only || only.includes(name)),
  );
  const { calls, findings } = await tryRowScope(url, operations, { traces, strangers });
  return { calls, findings, markers: traces.markers.size };
}
