import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.entity';
import type { Assessment } from '../domain/risk/assess-account';
import { assessAccount } from '../domain/risk/assess-account';
import { toolSignals } from '../domain/risk/tool-signals';
import { observationsOf } from '../domain/scan/finding';
import { latestScan } from '../scans/latest-findings';
import { ConnectedTool } from '../snapshots/connected-tool.entity';
import { assessmentFactsOf, industryOfAccount } from './account-facts';
import { RiskScoreRow } from './risk-score.entity';
import type { ScoredAt } from './save-score';
import { saveScore } from './save-score';
import { usualFactors } from './usual-factors';

/** Scores an account again by the latest scan of its domain and its tools; an equal score is not kept twice. */
export async function rescore(tx: Tx, account: Account, at: ScoredAt): Promise<void> {
  const last = await tx.em.findOne(RiskScoreRow, {
    where: { accountId: account.id },
    order: { scored: 'DESC', id: 'DESC' },
  });
  const assessment = await assess(tx.em, account, at.now);
  const isSame =
    last?.profileScore === assessment.profile.profileScore &&
    isDeepStrictEqual(last.inputs, assessment.inputs);
  if (!isSame) await saveScore(tx, account, assessment, at);
}

/** How an account stands by what is known of it now. */
export async function assess(em: EntityManager, account: Account, now: Date): Promise<Assessment> {
  const scan = await latestScan(em, account);
  const industry = await usualFactors(em, industryOfAccount(account), now);
  const tools = await em.findBy(ConnectedTool, { accountId: account.id, removed: false });
  const { observations, connectors } = toolSignals(tools);
  const findings = { ...observationsOf(scan?.findings ?? []), ...observations };
  return assessAccount(assessmentFactsOf(account, { findings, industry, connectors }));
}
