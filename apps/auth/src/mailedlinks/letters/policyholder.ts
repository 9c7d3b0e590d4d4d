import type { EntityManager } from 'typeorm';
import type { Workflow } from '../workflows/workflow.entity';
import { PolicyAddress } from './policy-address.entity';

/** Whether a link to a policy went to the address of its policyholder, and to no third person. */
export async function isOfPolicyholder(
  { policyId, email }: Pick<Workflow, 'policyId' | 'email'>,
  em: EntityManager,
): Promise<boolean> {
  if (!policyId) return false;
  const address = await em.findOneBy(PolicyAddress, { policyId });
  return address?.email.toLowerCase() === email.toLowerCase();
}
