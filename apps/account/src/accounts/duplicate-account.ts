import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { Account } from './account.entity';
import { visibleTo } from './accounts.access';

/** What a client is told from others of its owner by. */
type Entered = Pick<Account, 'id' | 'agencyId' | 'aggregatorId' | 'name' | 'zipCode' | 'cbid'>;

/** The refusal of a client that its owner has already, by the name of that one for who may see it. */
export async function duplicateAccount(
  em: EntityManager,
  entered: Entered,
  { actor, refusal }: { actor: Actor; refusal: string },
): Promise<DomainError> {
  const { id, agencyId, aggregatorId, name, zipCode, cbid } = entered;
  const query = em
    .createQueryBuilder(Account, 'account')
    .where(`account.status <> 'Deleted' and account.id <> :id`, { id })
    .andWhere(
      `((account.sortName = fold_text(:name) and account.zipCode = :zipCode)
        or account.cbid = :cbid)`,
      { name, zipCode, cbid },
    )
    .andWhere(
      `coalesce(account.agencyId, account.aggregatorId) is not distinct from cast(:owner as uuid)`,
      { owner: agencyId ?? aggregatorId },
    )
    .orderBy('account.created');
  const known = await visibleTo(query, actor).getOne();
  const detail = known ? `${refusal} There is ${known.name} already.` : refusal;
  return new DomainError('DUPLICATE_ACCOUNT', detail, 409, [{ pointer: '/name', detail }]);
}
