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

/** What a client has, beside one quote. */
export interface CoversOfQuote {
  /** Bound, and not ended. */
  bound: Underlying[];
  /** The same with what is open, below which a layer may be quoted. */
  quoted: Underlying[];
}

interface PolicyOfCover {
  policy_id: string | null;
  policy_number: string | null;
  policy_from: string | null;
  policy_to: string | null;
}

/** The covers of some accounts, as each quote of theirs has them beside itself. */
export async function coversOf(
  em: EntityManager,
  accountIds: readonly string[],
): Promise<(quote: { id: string | null; accountId: string }) => CoversOfQuote> {
  if (!accountIds.length) return () => ({ bound: [], quoted: [] });
  const { entities, raw } = await em
    .createQueryBuilder(Quote, 'quote')
    .leftJoin(Policy, 'policy', 'policy.id = quote.policyId')
    .addSelect('policy.id', 'policy_id')
    .addSelect('policy.policyNumber', 'policy_number')
    .addSelect('policy.effectiveDate', 'policy_from')
    .addSelect('policy.endDate', 'policy_to')
    .where('quote.accountId in (:...accountIds)', { accountIds })
    .andWhere(`quote.kind <> 'ENDORSEMENT' and quote.status in (:...statuses)`, {
      statuses: [...BOUND, ...OPEN],
    })
    .andWhere('(policy.id is null or policy.status in (:...standing))', { standing: STANDING })
    .orderBy('quote.id')
    .getRawAndEntities<PolicyOfCover>();
  const covers = entities.map((of, index) => ({ of, cover: coverOf(of, raw[index]) }));
  return ({ id, accountId }) => {
    const beside = covers.filter(({ of }) => of.accountId === accountId && of.id !== id);
    const bound = beside.filter(({ of }) => BOUND.includes(of.status));
    return { bound: bound.map(({ cover }) => cover), quoted: beside.map(({ cover }) => cover) };
  };
}

/** The dates of the policy hold, once it is known, and not those that were quoted. */
const coverOf = (quote: Quote, policy: PolicyOfCover): Underlying => ({
  product: quote.product,
  policyNumber: policy.policy_number ?? quote.policyNumber,
  policyId: policy.policy_id,
  effectiveDate: policy.policy_from ?? quote.effectiveDate,
  endDate: policy.policy_to ?? quote.endDate,
  limit: quote.terms.limit,
  attachment: quote.terms.attachment,
});
