import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import type { CreatedAccount } from '../domain/actions/create-account';
import { profileOf } from '../domain/risk/profile-score';
import type { Finding } from '../domain/scan/finding';
import { profileFactsOf } from '../risk/account-facts';
import { rescore } from '../risk/rescore';
import { DomainScan } from '../scans/domain-scan.entity';
import { publishCreated } from './account-events';
import { Account } from './account.entity';
import { lockAccount } from './lock-account';

/** The one way in which an account comes to be: saves the row, tells of it, scores and records it. */
export async function addAccount(
  tx: Tx,
  account: CreatedAccount,
  { by, now, findings = [] }: { by: string; now: Date; findings?: Finding[] },
): Promise<void> {
  const { id, domainName } = account;
  await tx.em.insert(Account, { ...account, created: now, createdBy: by, modified: now });
  if (domainName !== null && findings.length) {
    const done = { asked: now, finished: now, findings, hasPortConsent: false };
    await tx.em.insert(DomainScan, { id: newId(), accountId: id, domainName, ...done });
  }
  const { profileScore } = profileOf(profileFactsOf(account));
  await publishCreated(tx, account, profileScore);
  await rescore(tx, await lockAccount(tx, id), { now });
  await tx.record({
    action: 'account.create',
    subjectType: 'account',
    subjectId: id,
    after: account,
  });
}
