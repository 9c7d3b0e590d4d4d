import type { Tx } from '@palisade/platform';
import { activityRow, INSERT_ACTIVITY, newId } from '@palisade/platform';
import type { FactorScores } from '@palisade/trade';
import { RISK_RULE_VERSION } from '@palisade/trade';
import { publishAllCreated } from '../accounts/account-events';
import { Account } from '../accounts/account.entity';
import type { CreatedAccount } from '../domain/actions/create-account';
import type { Assessment } from '../domain/risk/assess-account';
import { assessAccount } from '../domain/risk/assess-account';
import { observationsOf } from '../domain/scan/finding';
import { assessmentFactsOf, industryOfAccount } from '../risk/account-facts';
import { publishAllScoreChanged } from '../risk/risk-score-events';
import { RiskScoreRow } from '../risk/risk-score.entity';
import { usualFactors } from '../risk/usual-factors';
import { insertRows } from './insert-rows';

/** Who creates accounts, and when. */
interface Creation {
  by: string;
  now: Date;
  /** What is usual in an industry, once it was looked up. */
  usual: Map<string, FactorScores>;
}

interface Scored {
  account: CreatedAccount;
  assessment: Assessment;
}

/**
 * Creates accounts as one by one would: each with its score, its events and its record. Answers the
 * ids of those that are no duplicates.
 */
export async function createAccounts(
  tx: Tx,
  accounts: readonly CreatedAccount[],
  { by, now, usual }: Creation,
): Promise<Set<string>> {
  const scored: Scored[] = [];
  for (const account of accounts) {
    scored.push({ account, assessment: await assess(tx, account, { now, usual }) });
  }
  const rows = scored.map(({ account, assessment: { score, profile } }) => ({
    ...account,
    score: score.companyAggregate,
    profileScore: profile.profileScore,
    created: now,
    createdBy: by,
    modified: now,
  }));
  const created = await insertRows(tx.em, Account, rows);
  const fresh = scored.filter(({ account }) => created.has(account.id));
  await tellOf(tx, fresh, now);
  return created;
}

async function assess(
  { em }: Tx,
  account: CreatedAccount,
  { now, usual }: Pick<Creation, 'now' | 'usual'>,
): Promise<Assessment> {
  const of = industryOfAccount(account);
  const key = JSON.stringify(of);
  const industry = usual.get(key) ?? (await usualFactors(em, of, now));
  usual.set(key, industry);
  return assessAccount(
    assessmentFactsOf(account, { findings: observationsOf([]), industry, connectors: 0 }),
  );
}

async function tellOf(tx: Tx, fresh: readonly Scored[], now: Date): Promise<void> {
  const scores = fresh.map(({ account, assessment: { inputs, score, profile } }) => ({
    id: newId(),
    accountId: account.id,
    ...score,
    inputs,
    profileScore: profile.profileScore,
    ruleVersion: RISK_RULE_VERSION,
    scored: now,
  }));
  await insertRows(tx.em, RiskScoreRow, scores);
  await publishAllCreated(
    tx,
    fresh.map(({ account, assessment: { profile } }) => ({ account, ...profile })),
  );
  await publishAllScoreChanged(tx, fresh);
  const records = fresh.map(({ account }) => {
    const subject = { subjectType: 'account', subjectId: account.id };
    return activityRow({ action: 'account.create', ...subject, after: account }, now);
  });
  await tx.em.query(`${INSERT_ACTIVITY} jsonb_populate_recordset(null::activity, $1)`, [
    JSON.stringify(records),
  ]);
}
