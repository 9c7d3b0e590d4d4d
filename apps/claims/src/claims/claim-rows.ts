import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { currentContext, followClockOf } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { PolicyCover } from '../covers/policy-cover.entity';
import { Account } from '../snapshots/account.entity';
import { Claim } from './claim.entity';
import { reportableBy, visibleTo } from './claims.access';

/**
 * The claims that a caller may see; deleted ones are nobody's. What is joined and not asked for costs
 * nothing.
 */
export function visibleClaims(em: EntityManager, actor: Actor): SelectQueryBuilder<Claim> {
  const query = em
    .createQueryBuilder(Claim, 'claim')
    .leftJoin(PolicyCover, 'cover', 'cover.id = claim.policyId')
    .leftJoin(Account, 'account', 'account.id = cover.accountId')
    .where(`claim.status <> 'DELETED'`);
  return visibleTo(query, actor);
}

/** One claim; 404 when it does not exist or is not the caller's to see. */
export async function findClaim(em: EntityManager, id: string, actor: Actor): Promise<Claim> {
  const claim = await visibleClaims(em, actor).andWhere('claim.id = :id', { id }).getOne();
  return claim ?? notFound('CLAIM_NOT_FOUND', 'Claim not found.');
}

/** The same, its row locked until the transaction ends. */
export async function lockClaim(em: EntityManager, id: string, actor: Actor): Promise<Claim> {
  const query = visibleClaims(em, actor).andWhere('claim.id = :id', { id });
  const claim = await query.setLock('pessimistic_write', undefined, ['claim']).getOne();
  if (!claim) return notFound('CLAIM_NOT_FOUND', 'Claim not found.');
  await followClockOfClaim(em, id);
  return claim;
}

/** The cover of a policy under which the caller may report; 404 for any other. */
export async function reportableCover(
  em: EntityManager,
  policyId: string,
  actor: Actor,
): Promise<PolicyCover> {
  const query = em
    .createQueryBuilder(PolicyCover, 'cover')
    .leftJoin(Account, 'account', 'account.id = cover.accountId')
    .where('cover.id = :policyId', { policyId });
  const cover = await reportableBy(query, actor).getOne();
  if (!cover) return notFound('POLICY_NOT_FOUND', 'Policy not found.');
  await followClockOf(cover.agencyId, em);
  return cover;
}

/** What is done to a claim goes by the clock of its agency; outside a sandbox nothing is read. */
export async function followClockOfClaim(em: EntityManager, id: string): Promise<void> {
  if (!currentContext()?.tenantTime) return;
  const cover = await em
    .createQueryBuilder(PolicyCover, 'cover')
    .innerJoin(Claim, 'claim', 'claim.policyId = cover.id')
    .where('claim.id = :id', { id })
    .getOne();
  await followClockOf(cover?.agencyId ?? null, em);
}

/** The policies of an insured, the newest first. */
export const coversOf = (em: EntityManager, accountId: string): Promise<PolicyCover[]> =>
  em.find(PolicyCover, { where: { accountId }, order: { policyNumber: 'DESC' } });

/** The same, each locked until the transaction ends, always in one order. */
export async function lockCoversOf(em: EntityManager, accountId: string): Promise<PolicyCover[]> {
  const lock = { mode: 'pessimistic_write' } as const;
  await em.find(PolicyCover, { where: { accountId }, order: { id: 'ASC' }, lock });
  return coversOf(em, accountId);
}

function notFound(code: Uppercase<string>, detail: string): never {
  throw new DomainError(code, detail, 404);
}
