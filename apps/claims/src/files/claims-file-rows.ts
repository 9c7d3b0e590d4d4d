import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { followClockOfClaim } from '../claims/claim-rows';
import { Claim } from '../claims/claim.entity';
import { PolicyCover } from '../covers/policy-cover.entity';
import { Account } from '../snapshots/account.entity';
import { ClaimsFile } from './claims-file.entity';
import { filesVisibleTo } from './claims-files.access';

/** The files that a caller may see; what is joined and not asked for costs nothing. */
export function visibleFiles(em: EntityManager, actor: Actor): SelectQueryBuilder<ClaimsFile> {
  const query = em
    .createQueryBuilder(ClaimsFile, 'file')
    .leftJoin(Claim, 'claim', 'claim.id = file.id')
    .leftJoin(PolicyCover, 'cover', 'cover.id = claim.policyId')
    .leftJoin(Account, 'account', 'account.id = cover.accountId');
  return filesVisibleTo(query, actor);
}

/** One file; 404 when it does not exist or is not the caller's to see. */
export async function findFile(em: EntityManager, id: string, actor: Actor): Promise<ClaimsFile> {
  const file = await visibleFiles(em, actor).andWhere('file.id = :id', { id }).getOne();
  return file ?? notFound();
}

/** The same, of those who see its money: a vendor sees nobody's but its own work. */
export function findMoney(em: EntityManager, id: string, actor: Actor): Promise<ClaimsFile> {
  return actor.accountType === 'VENDOR' ? notFound() : findFile(em, id, actor);
}

/** The same, its row locked until the transaction ends; everybody locks its claim before it. */
export async function lockFile(em: EntityManager, id: string, actor: Actor): Promise<ClaimsFile> {
  await em.findOne(Claim, { where: { id }, lock: { mode: 'pessimistic_write' } });
  const query = visibleFiles(em, actor).andWhere('file.id = :id', { id });
  const file = await query.setLock('pessimistic_write', undefined, ['file']).getOne();
  if (!file) return notFound();
  await followClockOfClaim(em, id);
  return file;
}

function notFound(): never {
  throw new DomainError('CLAIMS_FILE_NOT_FOUND', 'Claims file not found.', 404);
}
