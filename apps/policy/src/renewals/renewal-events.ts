import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import { coverFrom } from '../domain/life/life';
import type { GoingOn } from '../domain/renewal/going-on';
import { latestTerms } from '../domain/history/policy-stack';
import { headOf } from '../policies/policy-events';
import { stackOf } from '../policies/policy-rows';
import type { DoneAct } from '../policies/do-act';
import type { Policy } from '../policies/policy.entity';

/** Publishes that a policy opens for renewal, or, with the id of a quote, that it is to be quoted by itself. */
export async function publishOffered(
  tx: Tx,
  policy: Policy,
  { daysLeft, quoteId }: { daysLeft: number; quoteId: string | null },
): Promise<void> {
  const { insured, contact, agent } = policy;
  const terms = latestTerms(await stackOf(tx.em, policy.id));
  const about = { insured, contact, agent, terms };
  const data = {
    ...(await headOf(tx.em, policy)),
    ...about,
    daysLeft,
    quoteId,
    isAutoRenewal: quoteId !== null,
  };
  await tx.publish({ type: 'policy.renewal-offered.v1', data });
}

/** Publishes that a policy without a renewal comes to its end. */
export async function publishDue(tx: Tx, policy: Policy, daysLeft: number): Promise<void> {
  const data = { ...(await headOf(tx.em, policy)), daysLeft };
  await tx.publish({ type: 'policy.renewal-due.v1', data });
}

/** Publishes that a policy is over and its renewal has begun. */
export async function publishRenewed(tx: Tx, policy: Policy, renewal: Policy): Promise<void> {
  const { id: renewalPolicyId, policyNumber: renewalPolicyNumber } = renewal;
  const data = { ...(await headOf(tx.em, policy)), renewalPolicyId, renewalPolicyNumber };
  await tx.publish({ type: 'policy.renewed.v1', data });
}

/** Publishes that a policy is not renewed, with where the notice of its insurer was mailed. */
export async function publishNonRenewed(tx: Tx, policy: Policy): Promise<void> {
  const { id, insured, nonRenewal } = policy;
  if (!nonRenewal) throw new Error(`Policy ${id} is renewed.`);
  const { reason, by, noticeMailedOn } = nonRenewal;
  const data = { ...(await headOf(tx.em, policy)), insured, reason, by, noticeMailedOn };
  await tx.publish({ type: 'policy.non-renewed.v1', data });
}

/** Publishes that cover goes on beyond its end, at its terms. */
export async function publishGoesOn(
  tx: Tx,
  { policy, after, charges, premiums }: DoneAct,
  goesOn: GoingOn,
): Promise<void> {
  const data = {
    ...(await headOf(tx.em, policy)),
    endorsementId: newId(),
    type: 'PREMIUM' as const,
    effectiveDate: goesOn.from,
    terms: latestTerms(after.entries),
    priorKnowledgeDate: null,
    insured: policy.insured,
    charges,
    premiums,
    factor: after.entries.at(-1)?.factor ?? '0',
    erp: null,
    cover: coverFrom(after, goesOn.from),
    goesOn,
  };
  await tx.publish({ type: 'policy.endorsed.v1', data });
}
