import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import { RISK_RULE_VERSION } from '@palisade/trade';
import { Account } from '../accounts/account.entity';
import type { Assessment } from '../domain/risk/assess-account';
import { publishScoreChanged } from './risk-score-events';
import { RiskScoreRow } from './risk-score.entity';

/** When a score was made, and whether a connected security tool moved it. */
export interface ScoredAt {
  now: Date;
  byTool?: boolean;
}

/** Keeps a new score of an account and tells of it, as part of a use case. */
export async function saveScore(
  tx: Tx,
  account: Pick<Account, 'id' | 'agencyId' | 'teamIds'>,
  { inputs, signals, score, profile }: Assessment,
  { now: scored, byTool = false }: ScoredAt,
): Promise<void> {
  const { id: accountId } = account;
  const made = {
    inputs,
    profileScore: profile.profileScore,
    ruleVersion: RISK_RULE_VERSION,
    scored,
  };
  await tx.em.insert(RiskScoreRow, { id: newId(), accountId, ...score, ...made });
  await tx.em.update(
    Account,
    { id: accountId },
    { score: score.companyAggregate, profileScore: profile.profileScore },
  );
  await publishScoreChanged(tx, account, { signals, score, profile, byTool });
}
