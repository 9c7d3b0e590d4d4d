import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { Account } from '../accounts/account.entity';
import type { Agent } from '../snapshots/agent.entity';

/**
 * Narrows a query to the people of agencies that the caller may choose from; its alias is `agent`.
 * Staff choose from all, an agency from its own, an insured from those of its agency; others from
 * none.
 */
export function visibleTo(
  query: SelectQueryBuilder<Agent>,
  actor: Actor,
): SelectQueryBuilder<Agent> {
  const { accountType, organizationId } = actor;
  switch (accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      return query.andWhere('agent.organizationId = :organizationId', { organizationId });
    case 'CUSTOMER':
      return query.andWhere(
        (outer) =>
          `agent.organizationId = ${outer
            .subQuery()
            .select('account.agencyId')
            .from(Account, 'account')
            .where('account.id = :organizationId')
            .getQuery()}`,
        { organizationId },
      );
    case 'DIGITAL':
    case 'MSSP':
    case 'CARRIER':
    case 'CLUSTER':
    case 'RE_INSURER':
    case 'VENDOR':
    case 'PREMIUM_PROCESSOR':
      return query.andWhere('false');
  }
}
