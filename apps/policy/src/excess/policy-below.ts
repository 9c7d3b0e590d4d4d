import type { PolicyStatus } from '@palisade/contracts';
import type { DomainError, MinorUnits, PlainDate } from '@palisade/kernel';
import { sumOf } from '@palisade/kernel';
import { isExcess } from '@palisade/trade';
import type { EntityManager } from 'typeorm';
import { In, Not } from 'typeorm';
import type { Underlying } from '../domain/excess/underlying';
import { underlyingOf, underlyingRefusal } from '../domain/excess/underlying';
import { Policy } from '../policies/policy.entity';
import { ClaimHead } from '../snapshots/claim-head.entity';

/** A layer may stand on one of these. */
const COVERING: readonly PolicyStatus[] = [
  ...(['ISSUED', 'IN FORCE', 'ACTIVE', 'CANCEL REQUESTED', 'CANCEL PENDING'] as const),
];

/** Whether a layer may stand on a policy. */
export const isCovering = ({ status }: Policy): boolean => COVERING.includes(status);

/** One of our policies as what is below a layer; under notice it covers until its cancel date. */
export const asUnderlying = (policy: Policy): Underlying => ({
  policyId: policy.id,
  insurer: null,
  policyNumber: policy.policyNumber,
  limit: policy.limitInForce ?? policy.boundTerms.aggregateLimit,
  attachment: policy.boundTerms.attachment,
  effectiveDate: policy.effectiveDate,
  endDate: policy.status === 'CANCEL PENDING' ? endedBy(policy) : policy.endDate,
  docId: null,
});

const endedBy = ({ cancellation, endDate }: Policy): PlainDate =>
  cancellation && cancellation.effectiveDate < endDate ? cancellation.effectiveDate : endDate;

/** What an excess policy stands on, named or found; null for none, and for what is no excess. */
export async function policyBelow(em: EntityManager, excess: Policy): Promise<Underlying | null> {
  const { id, accountId, product, underlying, effectiveDate } = excess;
  if (!isExcess(product) || underlying) return underlying;
  const { attachment } = excess.boundTerms;
  const where = { accountId, id: Not(id), status: In(COVERING) };
  const covers = await em.find(Policy, { where, order: { id: 'ASC' } });
  return underlyingOf({ attachment, effectiveDate }, covers.map(asUnderlying));
}

/** Why an excess binder cannot be issued for what is below it; null where it can. */
export async function gapBelow(em: EntityManager, binder: Policy): Promise<DomainError | null> {
  if (!isExcess(binder.product) || (await policyBelow(em, binder))) return null;
  const { attachment } = binder.boundTerms;
  return underlyingRefusal({ attachment, effectiveDate: binder.effectiveDate });
}

/** What an excess policy stands on as it is now, and what claims were paid of it; null for none. */
export async function standingBelow(
  em: EntityManager,
  underlying: Underlying | null,
): Promise<{ underlying: Underlying; eroded: MinorUnits; hasEnded: boolean } | null> {
  if (!underlying) return null;
  const { policyId } = underlying;
  const ours = policyId && (await em.findOneBy(Policy, { id: policyId }));
  const claims = policyId ? await em.findBy(ClaimHead, { policyId }) : [];
  const eroded = sumOf(claims.map(({ paid }) => paid));
  const hasEnded = Boolean(ours && !isCovering(ours));
  return { underlying: ours ? asUnderlying(ours) : underlying, eroded, hasEnded };
}
