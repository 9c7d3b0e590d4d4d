import { newId } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { TreatyShare } from '../domain/money/cessions';
import { cede } from '../domain/money/cessions';
import type { PolicyTransaction } from '../policies/policy-transaction.entity';
import { Cession } from './cession.entity';
import { Treaty } from './treaty.entity';

type Ceding = Pick<
  PolicyTransaction,
  'policyId' | 'number' | 'type' | 'effectiveDate' | 'charges' | 'created'
>;

/**
 * Cedes the premium of a transaction to the treaties of its policy. The shares are those of the
 * first transaction: a change of a treaty never touches what is issued.
 */
export async function cedeTransaction(
  em: EntityManager,
  transaction: Ceding,
  treatyIds: readonly string[],
): Promise<void> {
  if (!treatyIds.length) return;
  const { policyId, number, type, effectiveDate, charges, created } = transaction;
  const { premium, currency } = charges;
  const rows = cede(premium, await sharesOf(em, transaction, treatyIds)).map((ceded) => ({
    id: newId(),
    policyId,
    number,
    type,
    effectiveDate,
    currency,
    premium,
    created,
    ...ceded,
  }));
  await em.insert(Cession, rows);
}

/** The shares that the treaties of a policy take of a line: for all after the first, those of the issue. */
export async function sharesOf(
  em: EntityManager,
  { policyId, number }: Pick<Ceding, 'policyId' | 'number'>,
  treatyIds: readonly string[],
): Promise<TreatyShare[]> {
  const rows =
    number === 1
      ? (await em.findBy(Treaty, { id: In([...treatyIds]) })).map((treaty) => ({
          ...treaty,
          treatyId: treaty.id,
        }))
      : await em.findBy(Cession, { policyId, number: 1 });
  return rows.map(({ treatyId, reinsurerId, cededPct, cedingCommissionPct }) => ({
    treatyId,
    reinsurerId,
    cededPct,
    cedingCommissionPct,
  }));
}
