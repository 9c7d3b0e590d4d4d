import type { Scope } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { checkOpensPolicy, followClockOf } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { checkCollectedHere } from '../domain/agency-bill';
import { seesNet, visibleTo } from './policies.access';
import { PolicyBill } from './policy-bill.entity';

/** What names one policy. */
type PolicyKey = { id: string } | { policyNumber: string };

/** One billed policy; 404 when it is not there or not the caller's, 401 for another's code. */
export async function findPolicy(
  em: EntityManager,
  by: PolicyKey,
  actor: Actor,
): Promise<PolicyBill> {
  const query = em.createQueryBuilder(PolicyBill, 'policy');
  if ('id' in by) query.where('policy.id = :id', by);
  else query.where('policy.policyNumber = :policyNumber', by);
  const policy = await visibleTo(query, actor).getOne();
  checkOpensPolicy(actor, policy?.id ?? ('id' in by ? by.id : by.policyNumber));
  if (!policy) throw new DomainError('POLICY_NOT_FOUND', 'Policy not found.', 404);
  await followClockOf(policy.agencyId, em);
  return policy;
}

/**
 * One billed policy of which the caller may know what is due, and pay it: where its agency settles it
 * net, that is for who sees commissions.
 */
export async function findPayable(
  em: EntityManager,
  by: PolicyKey,
  actor: Actor,
): Promise<PolicyBill> {
  const policy = await findPolicy(em, by, actor);
  if (actor.accountType === 'CUSTOMER') checkCollectedHere(policy);
  if (policy.commissionPct === null || (await seesNet(em, actor))) return policy;
  throw new DomainError(
    'NET_NOT_SHOWN',
    'What is due is net of commission: it is for who sees commissions.',
    403,
  );
}

/** Locks a billed policy: what happens to its money happens one after the other. */
export async function lockPolicy(em: EntityManager, id: string): Promise<PolicyBill> {
  const policy = await em.findOne(PolicyBill, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  // Its binder comes with another event: this one is delivered again.
  if (!policy) throw new Error(`The binder of policy ${id} has not come yet.`);
  await followClockOf(policy.agencyId, em);
  return policy;
}

/** Locks the policies of many rows, in the order that all writers keep; answers them by id. */
export async function lockPolicies(
  em: EntityManager,
  rows: readonly { policyId: string }[],
): Promise<Map<string, PolicyBill>> {
  const locked = new Map<string, PolicyBill>();
  for (const id of [...new Set(rows.map(({ policyId }) => policyId))].sort()) {
    locked.set(id, await lockPolicy(em, id));
  }
  return locked;
}

/** What row scope needs to know of events about a billed policy. */
export const scopeOfPolicy = (policy: PolicyBill): Scope => {
  const { accountId, agencyId, teamIds, processorId } = policy;
  return scopeOf({ accountId, agencyId, teamIds, processorId });
};
