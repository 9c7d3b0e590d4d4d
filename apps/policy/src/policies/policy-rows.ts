import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { checkOpensPolicy, followClockOf } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { In } from 'typeorm';
import { Account } from '../snapshots/account.entity';
import { Agency } from '../snapshots/agency.entity';
import { visibleTo } from './policies.access';
import { PolicyTransaction } from './policy-transaction.entity';
import { Policy } from './policy.entity';

/** The binders and policies that a caller may see. */
export function visiblePolicies(em: EntityManager, actor: Actor): SelectQueryBuilder<Policy> {
  const query = em
    .createQueryBuilder(Policy, 'policy')
    .leftJoin(Account, 'account', 'account.id = policy.accountId')
    .leftJoin(Agency, 'agency', 'agency.id = policy.agencyId');
  return visibleTo(query, actor);
}

/** One binder or policy; 404 when it is not there or not the caller's, 401 for another's code. */
export async function findPolicy(em: EntityManager, id: string, actor: Actor): Promise<Policy> {
  checkOpensPolicy(actor, id);
  return goingBy(em, await visiblePolicies(em, actor).andWhere('policy.id = :id', { id }).getOne());
}

/** The same, its row locked until the transaction ends. */
export async function lockVisible(em: EntityManager, id: string, actor: Actor): Promise<Policy> {
  checkOpensPolicy(actor, id);
  const query = visiblePolicies(em, actor).andWhere('policy.id = :id', { id });
  return goingBy(em, await query.setLock('pessimistic_write', undefined, ['policy']).getOne());
}

/** Locks the row that an event is about; when it has not come yet, the event comes again. */
export async function lockKnown(em: EntityManager, id: string): Promise<Policy> {
  const lock = { mode: 'pessimistic_write' } as const;
  const policy = await em.findOne(Policy, { where: { id }, lock });
  if (!policy) throw new Error(`The policy ${id} has not come yet.`);
  return goingBy(em, policy);
}

/** The transactions of a policy in the order in which they were made. */
export const stackOf = (em: EntityManager, policyId: string): Promise<PolicyTransaction[]> =>
  em.find(PolicyTransaction, { where: { policyId }, order: { number: 'ASC' } });

/** What was written of those of these policies that their agencies collect and settle net. */
export async function collectedStacks(
  em: EntityManager,
  policies: readonly Policy[],
): Promise<PolicyTransaction[]> {
  const kept = policies.filter(({ commissionKept }) => commissionKept).map(({ id }) => id);
  return kept.length ? em.findBy(PolicyTransaction, { policyId: In(kept) }) : [];
}

/** What is done to a policy goes by the clock of its agency. */
async function goingBy(em: EntityManager, policy: Policy | null): Promise<Policy> {
  if (!policy) throw new DomainError('POLICY_NOT_FOUND', 'Policy not found.', 404);
  await followClockOf(policy.agencyId, em);
  return policy;
}
