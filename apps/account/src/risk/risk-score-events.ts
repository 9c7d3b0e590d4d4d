import { scopeOf } from '@palisade/contracts';
import type { NewEvent, Tx } from '@palisade/platform';
import type { Account } from '../accounts/account.entity';
import type { Assessment } from '../domain/risk/assess-account';
import { RISK_RULE_VERSION } from '../domain/risk/risk-model';

type Scored = Pick<Account, 'id' | 'agencyId' | 'teamIds'>;

/** The event of a new score with its factors, and how much of the profile is known. */
function scoreChangedEvent(
  { id: accountId, agencyId, teamIds }: Scored,
  { score, profile }: Pick<Assessment, 'score' | 'profile'>,
): NewEvent<'account.score-changed.v1'> {
  const { companyAggregate, industryAggregate, factors, insiderThreat, supplyChain } = score;
  return {
    type: 'account.score-changed.v1',
    data: {
      accountId,
      companyAggregate,
      industryAggregate,
      portfolioAggregate: null,
      factors: { ...factors, insiderThreat, supplyChain },
      profileScore: profile.profileScore,
      ruleVersion: RISK_RULE_VERSION,
      scope: scopeOf({ accountId, agencyId, teamIds }),
    },
  };
}

/** Publishes it. */
export const publishScoreChanged = (
  tx: Tx,
  account: Scored,
  assessment: Pick<Assessment, 'score' | 'profile'>,
): Promise<void> => tx.publish(scoreChangedEvent(account, assessment));

/** Publishes the scores of different accounts at once. */
export const publishAllScoreChanged = (
  tx: Tx,
  scored: readonly { account: Scored; assessment: Pick<Assessment, 'score' | 'profile'> }[],
): Promise<void> =>
  tx.publishAll(scored.map(({ account, assessment }) => scoreChangedEvent(account, assessment)));
