import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@palisade/platform';
import type { Account } from '../accounts/account.entity';
import { assessAccount } from '../domain/risk/assess-account';
import { findingsOf } from '../domain/risk/signals';
import { assessmentFactsOf } from './account-facts';
import { RiskScoreRow } from './risk-score.entity';
import { saveScore } from './save-score';

/** Scores an account again by what was seen of it last; an equal score is not kept twice. */
export async function rescore(tx: Tx, account: Account, now: Date): Promise<void> {
  const last = await tx.em.findOne(RiskScoreRow, {
    where: { accountId: account.id },
    order: { scored: 'DESC', id: 'DESC' },
  });
  const findings = findingsOf(last?.inputs.observations ?? {});
  const assessment = assessAccount(assessmentFactsOf(account, findings));
  const isSame =
    last?.profileScore === assessment.profile.profileScore &&
    isDeepStrictEqual(last.inputs, assessment.inputs);
  if (!isSame) await saveScore(tx, account, assessment, now);
}
