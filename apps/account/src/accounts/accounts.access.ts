import type { Actor } from '@palisade/platform';
import { withinTeams } from '@palisade/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Account } from './account.entity';

/**
 * Narrows a query to the accounts that the caller may see, or to what hangs on them; the alias of
 * the account is `account`.
 * Types without a rule here see none.
 */
export function visibleTo<Row extends ObjectLiteral = Account>(
  query: SelectQueryBuilder<Row>,
  actor: Actor,
): SelectQueryBuilder<Row> {
  const { organizationId } = actor;
  switch (actor.accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      query.andWhere('account.agencyId = :organizationId', { organizationId });
      return withinTeams(query, actor, 'account.teamIds');
    case 'CUSTOMER':
      return query.andWhere('account.id = :organizationId', { organizationId });
    case 'DIGITAL':
      return query.andWhere(
        `(account.aggregatorId = :organizationId or account.agencyId in
           (select agency_id from agency_link where aggregator_id = :organizationId))`,
        { organizationId },
      );
    case 'CLUSTER':
      return query.andWhere(
        `account.agencyId in
           (select agency_id from agency_link where cluster_id = :organizationId)`,
        { organizationId },
      );
    case 'MSSP':
      return query.andWhere('account.msspIds @> array[cast(:organizationId as uuid)]', {
        organizationId,
      });
    case 'CARRIER':
      return query.andWhere(
        `account.id in
           (select account_id from carrier_of_account where carrier_id = :organizationId)`,
        { organizationId },
      );
    case 'RE_INSURER':
    case 'VENDOR':
    case 'PREMIUM_PROCESSOR':
      return query.andWhere('false');
  }
}

/** Whether the caller sees what a score is made from: a carrier sees the score alone. */
export const seesFindings = ({ accountType }: Actor): boolean => accountType !== 'CARRIER';

/** Whether the caller sees the security answers of a client and who gave them: no partner does. */
export const seesAnswers = ({ accountType }: Actor): boolean =>
  accountType === 'COWBELL' || accountType === 'AGENCY' || accountType === 'CUSTOMER';
