import type { EventData } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { coverFrom, shareLeft } from '../domain/life/life';
import type { DoneAct } from '../policies/do-act';
import { headOf } from '../policies/policy-events';

type Endorsed = EventData<'policy.endorsed.v1'>;

/** Publishes an endorsed policy; the factor is the share of the term that the change is charged for, to where it was priced. */
export async function publishEndorsed(
  tx: Tx,
  { policy, after, charges, premiums }: DoneAct,
  change: Pick<
    Endorsed,
    'endorsementId' | 'type' | 'effectiveDate' | 'terms' | 'priorKnowledgeDate' | 'follows'
  >,
  until?: PlainDate,
): Promise<void> {
  const { effectiveDate } = change;
  const data = {
    ...(await headOf(tx.em, policy)),
    ...change,
    insured: policy.insured,
    charges,
    premiums,
    factor: shareLeft(after, effectiveDate, until),
    erp: null,
    cover: coverFrom(after, effectiveDate),
  };
  await tx.publish({ type: 'policy.endorsed.v1', data });
}
