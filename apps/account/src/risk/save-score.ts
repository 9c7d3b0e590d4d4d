import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import { Account } from '../accounts/account.entity';
import type { Assessment } from '../domain/risk/assess-account';
import { RISK_RULE_VERSION } from '../domain/risk/risk-model';
import { RiskScoreRow } from './risk-score.entity';

/** Keeps a new score of an account and tells of it, as part of a use case. */
export async function saveScore(
  { em, publish }: Tx,
  account: Pick<Account, 'id' | 'agencyId' | 'teamIds'>,
  { inputs, score, profile }: Assessment,
  scored: Date,
): Promise<void> {
  const { id: accountId, agencyId, teamIds } = account;
  const { companyAggregate, industryAggregate, factors, insiderThreat, supplyChain } = score;
  const { profileScore } = profile;
  const made = { inputs, profileScore, ruleVersion: RISK_RULE_VERSION, scored };
  await em.insert(RiskScoreRow, { id: newId(), accountId, ...score, ...made });
  await em.update(Account, { id: accountId }, { score: companyAggregate });
  await publish({
    type: 'account.score-changed.v1',
    data: {
      accountId,
      companyAggregate,
      industryAggregate,
      portfolioAggregate: null,
      factors: { ...factors, insiderThreat, supplyChain },
      profileScore,
      ruleVersion: RISK_RULE_VERSION,
      scope: scopeOf({ accountId, agencyId, teamIds }),
    },
  });
}
