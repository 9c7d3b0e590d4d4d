import type { Tx } from '@palisade/platform';
import { headOf } from '../policies/policy-events';
import type { Policy } from '../policies/policy.entity';

/** Publishes a binder with all that its readers need of the quote. */
export async function publishBound(tx: Tx, binder: Policy): Promise<void> {
  const { insured, contact, agent, carrierId, boundTerms, boundCharges, surplus } = binder;
  const { boundOn, binderExpiresOn, commissionPct, agencyBilled, paymentTerms } = binder;
  const data = {
    ...(await headOf(tx.em, binder)),
    insured,
    contact,
    agent,
    carrierId,
    terms: boundTerms,
    charges: boundCharges,
    commissionPct,
    agencyBilled,
    paymentTerms,
    surplus,
    boundOn: boundOn.toISOString(),
    binderExpiresOn: binderExpiresOn.toISOString(),
  };
  await tx.publish({ type: 'binder.bound.v1', data });
}

/** Publishes that a binder ran out without a policy. */
export async function publishExpired(tx: Tx, binder: Policy, refusal?: string): Promise<void> {
  const data = { ...(await termOf(tx, binder)), ...(refusal && { refusal }) };
  await tx.publish({ type: 'binder.expired.v1', data });
}

/** Publishes that a binder that ran out holds again. */
export async function publishExtended(tx: Tx, binder: Policy): Promise<void> {
  await tx.publish({ type: 'binder.extended.v1', data: await termOf(tx, binder) });
}

const termOf = async (tx: Tx, binder: Policy) => ({
  ...(await headOf(tx.em, binder)),
  binderExpiresOn: binder.binderExpiresOn.toISOString(),
  charges: binder.boundCharges,
});

/** Publishes a policy as it was issued. */
export async function publishIssued(tx: Tx, policy: Policy, issuedBy: string): Promise<void> {
  const { boundTerms: terms, boundCharges: charges } = policy;
  const {
    insured,
    contact,
    agent,
    carrierId,
    treatyIds,
    rating,
    commissionPct,
    timeZone,
    parentPolicyId,
    commissionKept: agencyBilled,
  } = policy;
  const data = {
    ...(await headOf(tx.em, policy)),
    insured,
    contact,
    agent,
    carrierId,
    treatyIds,
    terms,
    charges,
    rating,
    commissionPct,
    timeZone,
    parentPolicyId,
    issuedBy,
    agencyBilled,
  };
  await tx.publish({ type: 'policy.issued.v1', data });
}
