import { scopeOf } from '@palisade/contracts';
import type { NewEvent, Tx } from '@palisade/platform';
import { RISK_RULE_VERSION } from '@palisade/trade';
import type { Account } from '../accounts/account.entity';
import type { Assessment } from '../domain/risk/assess-account';

type Scored = Pick<Account, 'id' | 'agencyId' | 'teamIds'>;

type Told = Pick<Assessment, 'signals' | 'score' | 'profile'> & {
  /** A connected security tool moved it. */
  byTool?: boolean;
};

/** The event of a new score with its factors, and how much of the profile is known. */
function scoreChangedEvent(
  { id: accountId, agencyId, teamIds }: Scored,
  { signals, score, profile, byTool = false }: Told,
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
      signals,
      byTool,
      scope: scopeOf({ accountId, agencyId, teamIds }),
    },
  };
}

/** Publishes it. */
export const publishScoreChanged = (tx: Tx, account: Scored, assessment: Told): Promise<void> =>
  tx.publish(scoreChangedEvent(account, assessment));

/** Publishes the scores of different accounts at once. */
export const publishAllScoreChanged = (
  tx: Tx,
  scored: readonly { account: Scored; assessment: Told }[],
): Promise<void> =>
  tx.publishAll(scored.map(({ account, assessment }) => scoreChangedEvent(account, assessment)));
