import type { Actor } from '@palisade/platform';
import { withinCode } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { visibleTo } from '../policies/policies.access';
import { PolicyBill } from '../policies/policy-bill.entity';
import type { BillingContact } from './billing-contact.entity';

/**
 * Narrows a query to the contacts of insureds of whom the caller sees a policy; its alias is
 * `contact`. A one-time code sees those of its one policy.
 */
export function visibleContacts(
  query: SelectQueryBuilder<BillingContact>,
  actor: Actor,
): SelectQueryBuilder<BillingContact> {
  withinCode(query, actor, { policy: 'contact.policyId' });
  const policies = query.subQuery().select('policy.accountId').from(PolicyBill, 'policy');
  visibleTo(policies, actor);
  return query
    .andWhere(`contact.accountId in ${policies.getQuery()}`)
    .setParameters(policies.getParameters());
}
