import type { PolicyStatus, QuoteStatus } from '@palisade/contracts';
import type { EntityManager } from 'typeorm';
import type { Underlying } from '../domain/cover';
import { Policy } from '../snapshots/policy.entity';
import { Quote } from './quote.entity';

/** A bound quote covers while its binder or policy stands. */
const BOUND: readonly QuoteStatus[] = ['BOUND', 'ISSUED', 'IN FORCE'];
/** What may be bound yet: a layer is quoted beside what it stands on. */
const OPEN: readonly QuoteStatus[] = [
  ...(['DRAFT', 'REQUESTED', 'ACTIVE', 'READY', 'INDICATION', 'REFERRED'] as const),
  ...(['IN_REVIEW', 'SIGNED'] as const),
];
const STANDING: readonly PolicyStatus[] = [
  ...(['BOUND', 'ISSUED', 'IN FORCE', 'ACTIVE', 'RENEWED'] as const),
  ...(['CANCEL REQUESTED', 'CANCEL PENDING'] as const),
];

/** What an account has bound and that has not ended, beside one quote. */
export const boundCovers = (
  em: EntityManager,
  accountId: string,
  besideId: string,
): Promise<Underlying[]> => coversOf(em, accountId, besideId, BOUND);

/** The same with what is open, below which a layer may be quoted. */
export const quotedCovers = (
  em: EntityManager,
  accountId: string,
  besideId: string,
): Promise<Underlying[]> => coversOf(em, accountId, besideId, [...BOUND, ...OPEN]);

async function coversOf(
  em: EntityManager,
  accountId: string,
  besideId: string,
  statuses: readonly QuoteStatus[],
): Promise<Underlying[]> {
  const { entities, raw } = await em
    .createQueryBuilder(Quote, 'quote')
    .leftJoin(Policy, 'policy', 'policy.id = quote.policyId')
    .addSelect('policy.effectiveDate', 'policy_from')
    .addSelect('policy.endDate', 'policy_to')
    .where('quote.accountId = :accountId', { accountId })
    .andWhere('quote.id <> :besideId', { besideId })
    .andWhere(`quote.kind <> 'ENDORSEMENT' and quote.status in (:...statuses)`, { statuses })
    .andWhere('(policy.id is null or policy.status in (:...standing))', { standing: STANDING })
    .orderBy('quote.id')
    .getRawAndEntities<{ policy_from: string | null; policy_to: string | null }>();
  return entities.map(({ product, policyNumber, effectiveDate, endDate, terms }, index) => ({
    product,
    policyNumber,
    effectiveDate: raw[index].policy_from ?? effectiveDate,
    endDate: raw[index].policy_to ?? endDate,
    limit: terms.limit,
    attachment: terms.attachment,
  }));
}
