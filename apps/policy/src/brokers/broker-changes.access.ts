import type { Actor } from '@palisade/platform';
import { withinCode, withinTeams } from '@palisade/platform';
import { Brackets } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import type { BrokerChange } from './broker-change.entity';

/**
 * Narrows a query to the changes of the broker that the caller may see; its aliases are `change` and
 * `account`. Both agencies see it, the new one by its people of all teams; nobody else of the trade does.
 */
export function visibleTo(
  query: SelectQueryBuilder<BrokerChange>,
  actor: Actor,
): SelectQueryBuilder<BrokerChange> {
  const own = { organizationId: actor.organizationId };
  withinCode(query, actor, { policy: 'change.policyId' });
  switch (actor.accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      return query.andWhere(
        new Brackets((either) => {
          either.where('change.agencyId = :organizationId', own).orWhere(
            new Brackets((before) => {
              before.where('change.fromAgencyId = :organizationId', own);
              withinTeams(before, actor, 'account.teamIds');
            }),
          );
        }),
      );
    case 'CUSTOMER':
      return query.andWhere('change.accountId = :organizationId', own);
    case 'CARRIER':
    case 'CLUSTER':
    case 'DIGITAL':
    case 'MSSP':
    case 'PREMIUM_PROCESSOR':
    case 'RE_INSURER':
    case 'VENDOR':
      return query.andWhere('false');
  }
}
