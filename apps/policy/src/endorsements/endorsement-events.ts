import type { Tx } from '@palisade/platform';
import { headOf } from '../policies/policy-events';
import type { Policy } from '../policies/policy.entity';
import type { Endorsement } from './endorsements.service';

/** Publishes an endorsed policy; the factor is the share of the term that the change is charged for. */
export async function publishEndorsed(
  tx: Tx,
  policy: Policy,
  {
    endorsementId,
    type,
    effectiveDate,
    terms,
    charges,
    ...change
  }: Endorsement & { factor: string },
): Promise<void> {
  const data = {
    ...(await headOf(tx.em, policy)),
    insured: policy.insured,
    endorsementId,
    effectiveDate,
    terms,
    charges,
    factor: change.factor,
    erp: null,
    type: type === 'ENDORSEMENT' ? ('PREMIUM' as const) : ('NONPREMIUM' as const),
    priorKnowledgeDate: change.priorKnowledgeDate,
  };
  await tx.publish({ type: 'policy.endorsed.v1', data });
}
