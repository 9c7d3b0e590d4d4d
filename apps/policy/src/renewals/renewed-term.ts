import type { PolicyStatus, QuoteStatus } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { In, IsNull, Not } from 'typeorm';
import type { RenewedTerm } from '../domain/renewal/renewal-guard';
import { changePolicy } from '../policies/change-policy';
import { publishChanged } from '../policies/policy-events';
import { lockKnown } from '../policies/policy-rows';
import { Policy } from '../policies/policy.entity';
import { RenewalQuote } from '../snapshots/renewal-quote.entity';

/** A renewal in one of these stands. */
const STANDING: readonly PolicyStatus[] = [
  ...(['ISSUED', 'IN FORCE', 'ACTIVE', 'CANCEL REQUESTED', 'CANCEL PENDING'] as const),
];

/** The issued renewal of a policy that stands; null for none. */
export const renewalOf = (em: EntityManager, policyId: string): Promise<Policy | null> =>
  em.findOneBy(Policy, {
    parentPolicyId: policyId,
    issuedOn: Not(IsNull()),
    status: In(STANDING),
  });

/** A quote in one of these may still be bound. */
const OPEN: readonly QuoteStatus[] = [
  ...(['DRAFT', 'REQUESTED', 'ACTIVE', 'READY', 'INDICATION', 'REFERRED'] as const),
  ...(['IN_REVIEW', 'SIGNED'] as const),
];

/** Whether a renewal of a policy is quoted, or bound and not issued; what came of a bound quote its binder says. */
export async function hasOpenRenewal(em: EntityManager, policyId: string): Promise<boolean> {
  if (await em.existsBy(Policy, { parentPolicyId: policyId, status: 'BOUND' })) return true;
  return quoted(em, policyId).getExists();
}

/** The renewal quotes of a policy of which something may still come. */
export const openRenewals = (em: EntityManager, policyId: string): Promise<RenewalQuote[]> =>
  quoted(em, policyId).getMany();

const quoted = (em: EntityManager, policyId: string): SelectQueryBuilder<RenewalQuote> =>
  em
    .createQueryBuilder(RenewalQuote, 'quote')
    .where('quote.policyId = :policyId and quote.status in (:...open)', { policyId, open: OPEN })
    .andWhere('not exists (select 1 from policy where policy.quote_id = quote.id)');

/** The policy that a binder renews; null for one that renews none. */
export async function renewedBy(
  em: EntityManager,
  { parentPolicyId }: Pick<Policy, 'parentPolicyId'>,
): Promise<RenewedTerm | null> {
  return parentPolicyId === null ? null : em.findOneBy(Policy, { id: parentPolicyId });
}

/** The policy that a binder renews, locked; null for one that renews none. */
export async function lockRenewed(
  em: EntityManager,
  { parentPolicyId }: Pick<Policy, 'parentPolicyId'>,
): Promise<RenewedTerm | null> {
  return parentPolicyId === null ? null : lockKnown(em, parentPolicyId);
}

/** The policy that a renewal follows has it from its issue on. */
export async function linkRenewal(tx: Tx, renewal: Policy, now: Date): Promise<void> {
  if (renewal.parentPolicyId === null) return;
  const term = await lockKnown(tx.em, renewal.parentPolicyId);
  const patch = { renewalPolicyId: renewal.id };
  const change = { action: 'renewalIssued' as const, patch, reason: renewal.policyNumber, now };
  await publishChanged(tx, await changePolicy(tx, term, change), change);
}
