import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { Account } from '../accounts/account.entity';
import type { Assessment } from '../domain/risk/assess-account';
import { RISK_RULE_VERSION } from '../domain/risk/risk-model';

/** Publishes a new score with its factors, and how much of the profile is known. */
export async function publishScoreChanged(
  tx: Tx,
  { id: accountId, agencyId, teamIds }: Pick<Account, 'id' | 'agencyId' | 'teamIds'>,
  { score, profile }: Pick<Assessment, 'score' | 'profile'>,
): Promise<void> {
  const { companyAggregate, industryAggregate, factors, insiderThreat, supplyChain } = score;
  await tx.publish({
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
  });
}
